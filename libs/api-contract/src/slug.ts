/**
 * Converts a name to a slug (§5, decisions 33): trimmed, in lower case, spaces and underscores as hyphens, only ASCII
 * letters and digits, consecutive hyphens as one. `''` when nothing remains of it.
 */
export function toSlug(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-{2,}/g, '-');
}
