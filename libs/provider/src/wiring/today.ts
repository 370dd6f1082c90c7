/** Returns the date in UTC, `YYYY-MM-DD`, which names the version of settings and texts (§9). */
export const today = (): string => new Date().toISOString().slice(0, 10);
