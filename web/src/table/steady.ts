/** The value from before as long as the new one says the same, so that nothing that depends on it is drawn again. */
export function steady<T>(): (value: T) => T {
  let kept: T | undefined;
  let key: string | undefined;
  return (value) => {
    const found = JSON.stringify(value);
    if (kept !== undefined && found === key) return kept;
    key = found;
    kept = value;
    return value;
  };
}
