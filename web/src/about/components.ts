import type { Component } from '../api/types';

/** Filters of components: all, or those from one source. */
export const ORIGINS = ['all', 'rulebook', 'public', 'partly', 'reconstructed'] as const;

export function ofOrigin(components: readonly Component[], origin: (typeof ORIGINS)[number]): Component[] {
  return components.filter((one) => origin === 'all' || one.origin === origin);
}
