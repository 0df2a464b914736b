const loaded = new Map<string, Promise<void>>();

/** Insert the symbols of an SVG sprite into the page, so that `<use href="#id">` finds them. */
export function placeSprite(source: string): void {
  const sprite = new DOMParser().parseFromString(source, 'image/svg+xml').documentElement;
  sprite.setAttribute('width', '0');
  sprite.setAttribute('height', '0');
  sprite.setAttribute('class', 'sr');
  sprite.setAttribute('aria-hidden', 'true');
  document.body.append(document.importNode(sprite, true));
}

/** Fetch a sprite and insert it, once for each address. */
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
