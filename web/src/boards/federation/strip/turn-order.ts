/** The order of play of this round: from the first player on. */
export function orderFrom<T>(first: number, seats: readonly T[]): T[] {
  return [...seats.slice(first), ...seats.slice(0, first)];
}
