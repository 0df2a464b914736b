/** Things that have something in common together, in the order in which they come. */
export function groupedBy<T>(things: readonly T[], key: (thing: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const thing of things) {
    const known = groups.get(key(thing));
    if (known) known.push(thing);
    else groups.set(key(thing), [thing]);
  }
  return [...groups];
}
