/**
 * Returns a function that reads what everyone sees alike at most once per `maxAgeMs`: calls in between get the last
 * result, calls during a read share it. A failed read is not kept. With 0 only calls at the same time share.
 */
export function createReadModel<T>(read: () => Promise<T>, maxAgeMs: number): () => Promise<T> {
  let last: { value: T; until: number } | undefined;
  let pending: Promise<T> | undefined;
  return () => {
    if (last !== undefined && performance.now() < last.until) return Promise.resolve(last.value);
    pending ??= read()
      .then((value) => {
        last = { value, until: performance.now() + maxAgeMs };
        return value;
      })
      .finally(() => {
        pending = undefined;
      });
    return pending;
  };
}
