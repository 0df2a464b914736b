const loaded = new Map<string, Promise<void>>();

/** Put symbols into the page, so that `<use href="#id">` finds them. */
export function placeSprite(source: string): void {
  const sprite = new DOMParser().parseFromString(source, 'image/svg+xml').documentElement;
  sprite.setAttribute('width', '0');
  sprite.setAttribute('height', '0');
  sprite.setAttribute('class', 'sr');
  sprite.setAttribute('aria-hidden', 'true');
  document.body.append(document.importNode(sprite, true));
}

/** The same for a sprite in a file of its own, once. */
export function loadSprite(address: string): Promise<void> {
  const pending = loaded.get(address);
  if (pending) return pending;
  const request = fetch(address)
    .then((response) => response.text())
    .then(placeSprite);
  loaded.set(address, request);
  request.catch(() => loaded.delete(address));
  return request;
}
