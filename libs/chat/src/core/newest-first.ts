/** Something that happened at a time, ISO 8601 with zone. */
export interface Dated {
  at: string;
}

/** Returns the newest `limit` of some entries, newest first; entries of the same time keep their order. */
export function newestFirst<T extends Dated>(entries: readonly T[], limit: number): T[] {
  return [...entries].sort((a, b) => Date.parse(b.at) - Date.parse(a.at)).slice(0, Math.max(0, limit));
}
