type Parts = Record<string, unknown>;

/** The new value, made of the parts of the old one wherever they say the same: only what differs is drawn again. */
export function reusing<T>(before: unknown, after: T): T {
  if (Object.is(before, after)) return after;
  if (!isComposed(before) || !isComposed(after) || Array.isArray(before) !== Array.isArray(after)) return after;
  const keys = Object.keys(after);
  const known = Object.keys(before);
  const made: Parts = Array.isArray(after) ? ([] as unknown as Parts) : {};
  let isSame = keys.length === known.length;
  keys.forEach((key, at) => {
    made[key] = reusing(before[key], after[key]);
    isSame &&= key === known[at] && Object.is(made[key], before[key]);
  });
  return (isSame ? before : made) as T;
}

/** Values that come one after the other, each made of the parts of the one before. */
export function sharing<T>(): (value: T) => T {
  let kept: T | undefined;
  return (value) => (kept = reusing(kept, value));
}

function isComposed(value: unknown): value is Parts {
  return typeof value === 'object' && value !== null;
}
