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
  const known = loaded.get(address);
  if (known) return known;
  const coming = fetch(address)
    .then((answer) => answer.text())
    .then(placeSprite);
  loaded.set(address, coming);
  coming.catch(() => loaded.delete(address));
  return coming;
}
