/** A queue that runs actions one after the other, also after one has failed. */
export function serialQueue(): <T>(act: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (act) => {
    const now = last.then(act);
    last = now.catch(() => undefined);
    return now;
  };
}
