import type { Values } from '../text/bundle';

export interface Toast {
  id: number;
  kind: 'turn' | 'news' | 'trouble';
  message: string;
  values?: Values;
  link?: string;
}

const SHOWN = 2;
const TIME = 5000;
let last = 0;

export const toasts = $state<Toast[]>([]);

/** Something happened elsewhere. */
export function toast(said: Omit<Toast, 'id'>): void {
  const id = ++last;
  toasts.push({ ...said, id });
  if (toasts.length > SHOWN) toasts.shift();
  setTimeout(() => dismiss(id), TIME);
}

export function dismiss(id: number): void {
  const at = toasts.findIndex((one) => one.id === id);
  if (at >= 0) toasts.splice(at, 1);
}
