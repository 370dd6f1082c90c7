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

/**
 * Returns a function that keeps a read model for each key, at most `most` of them; the one that was made first is
 * dropped. What is read must follow from the key alone.
 */
export function createReadModels<T>({
  maxAgeMs,
  most,
}: {
  maxAgeMs: number;
  most: number;
}): (key: string, read: () => Promise<T>) => Promise<T> {
  const models = new Map<string, () => Promise<T>>();
  return (key, read) => {
    const known = models.get(key);
    if (known !== undefined) return known();
    const [oldest] = models.keys();
    if (models.size >= most && oldest !== undefined) models.delete(oldest);
    const model = createReadModel(read, maxAgeMs);
    models.set(key, model);
    return model();
  };
}
