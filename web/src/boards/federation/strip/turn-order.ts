/** The seats in the turn order of this round. */
export function orderFrom<T>(first: number, seats: readonly T[]): T[] {
  return [...seats.slice(first), ...seats.slice(0, first)];
}
