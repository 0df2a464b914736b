type Fields = Record<string, unknown>;

/** The new value with every equal part replaced by the old object, so that only what differs is drawn again. */
export function reuseUnchanged<T>(before: unknown, after: T): T {
  if (Object.is(before, after)) return after;
  if (!isObject(before) || !isObject(after) || Array.isArray(before) !== Array.isArray(after)) return after;
  const keys = Object.keys(after);
  const oldKeys = Object.keys(before);
  const merged: Fields = Array.isArray(after) ? ([] as unknown as Fields) : {};
  let isSame = keys.length === oldKeys.length;
  keys.forEach((key, at) => {
    merged[key] = reuseUnchanged(before[key], after[key]);
    isSame &&= key === oldKeys[at] && Object.is(merged[key], before[key]);
  });
  return (isSame ? before : merged) as T;
}

/** Returns a function that applies `reuseUnchanged` to each value and the one before it. */
export function structuralSharing<T>(): (value: T) => T {
  let last: T | undefined;
  return (value) => (last = reuseUnchanged(last, value));
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}
