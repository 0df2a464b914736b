import type { Option } from '../api/types';

export function kindOf(reference: string): string {
  return reference.split(':', 1)[0] ?? '';
}

/** Whether an option leads from one thing to another of its kind, so that their order matters. */
export function isWay({ targets: [from, to] }: Option): boolean {
  return from !== undefined && to !== undefined && kindOf(from) === kindOf(to);
}
