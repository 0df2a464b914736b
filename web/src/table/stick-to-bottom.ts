import type { Attachment } from 'svelte/attachments';

const TOLERANCE = 8; // pixels

/** Attachment for a list that stays scrolled to its end as it grows, unless the reader has scrolled up. */
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
