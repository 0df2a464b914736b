import type { Attachment } from 'svelte/attachments';

/** Attachment for a box that may scroll: as long as something in it is out of sight, the keyboard reaches and scrolls it. */
export const scrollable: Attachment<HTMLElement> = (box) => {
  const update = () => {
    const isCut = box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth;
    if (isCut) box.setAttribute('tabindex', '0');
    else box.removeAttribute('tabindex');
  };
  const sizes = new ResizeObserver(update);
  const contents = new MutationObserver(update);
  sizes.observe(box);
  contents.observe(box, { childList: true, subtree: true, characterData: true });
  return () => {
    sizes.disconnect();
    contents.disconnect();
  };
};
