/** A queue: what it is given runs one after the other, also after something failed. */
export function serialQueue(): <T>(act: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (act) => {
    const now = last.then(act);
    last = now.catch(() => undefined);
    return now;
  };
}
