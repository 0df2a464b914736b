/** 0, 1, 2 and so on, as many as `count`. */
export function numbersBelow(count: number): number[] {
  return Array.from({ length: count }, (_, number) => number);
}
