/** The first so many numbers, from 0 on. */
export function firstNumbers(count: number): number[] {
  return Array.from({ length: count }, (_, number) => number);
}
