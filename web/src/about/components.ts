import type { Component } from '../api/types';

/** What can be looked for: everything, or what is known from one source. */
export const ORIGINS = ['all', 'rulebook', 'public', 'partly', 'reconstructed'] as const;

export function ofOrigin(components: readonly Component[], origin: (typeof ORIGINS)[number]): Component[] {
  return components.filter((one) => origin === 'all' || one.origin === origin);
}
