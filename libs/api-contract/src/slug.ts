/**
 * Makes a slug of a name (§5, decisions 33): trimmed, in lower case, spaces and underscores as hyphens, nothing else but
 * ASCII letters and digits, hyphens in a row as one. `''` when nothing is left of it.
 */
export function toSlug(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-{2,}/g, '-');
}
