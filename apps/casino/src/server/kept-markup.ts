/** Returns the markup of a key under these settings, rendered now or kept from an earlier page. */
export type KeptMarkup = (settings: object, key: string, render: () => string) => string;

/**
 * Keeps markup that many pages show alike, such as rows of games: the `maxEntries` pieces that were used last, until the
 * settings change.
 */
export function keptMarkup({ maxEntries }: { maxEntries: number }): KeptMarkup {
  const bySettings = new WeakMap<object, Map<string, string>>();
  return (settings, key, render) => {
    const kept = bySettings.get(settings) ?? new Map<string, string>();
    bySettings.set(settings, kept);
    const markup = kept.get(key) ?? render();
    kept.delete(key);
    kept.set(key, markup);
    const oldest = kept.keys().next();
    if (kept.size > maxEntries && !oldest.done) kept.delete(oldest.value);
    return markup;
  };
}
