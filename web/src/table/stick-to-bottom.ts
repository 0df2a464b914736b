import type { Attachment } from 'svelte/attachments';

const TOLERANCE = 8; // pixels

/** A list that begins at its end and stays there as it grows or comes into sight, unless somebody has scrolled up. */
export const stickToBottom: Attachment<HTMLElement> = (list) => {
  let isAtEnd = true;
  const onScroll = () => {
    if (list.clientHeight > 0) isAtEnd = list.scrollHeight - list.scrollTop - list.clientHeight < TOLERANCE;
  };
  const follow = () => {
    if (isAtEnd) list.scrollTop = list.scrollHeight;
  };
  const sizes = new ResizeObserver(follow);
  const contents = new MutationObserver(follow);
  sizes.observe(list);
  contents.observe(list, { childList: true, subtree: true });
  list.addEventListener('scroll', onScroll);
  return () => {
    sizes.disconnect();
    contents.disconnect();
    list.removeEventListener('scroll', onScroll);
  };
};
