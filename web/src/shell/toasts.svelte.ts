import type { Values } from '../text/bundle';

export interface Toast {
  id: number;
  kind: 'turn' | 'news' | 'error';
  message: string;
  values?: Values;
  link?: string;
}

const MAX_TOASTS = 2;
const DURATION = 5000;
let last = 0;

export const toasts = $state<Toast[]>([]);

/** Show a toast for a few seconds. */
export function toast(content: Omit<Toast, 'id'>): void {
  const id = ++last;
  toasts.push({ ...content, id });
  if (toasts.length > MAX_TOASTS) toasts.shift();
  setTimeout(() => dismiss(id), DURATION);
}

export function dismiss(id: number): void {
  const at = toasts.findIndex((one) => one.id === id);
  if (at >= 0) toasts.splice(at, 1);
}
