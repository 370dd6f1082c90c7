/** Shorter ids are shown completely. */
const longest = 9;

/**
 * Shortens a transaction's id for a narrow space to its start and its last part, by which people distinguish rows:
 * `B-7K2F-0419-52AC-W` becomes `B-…52AC-W`. Show the whole id beside it.
 */
export function shortId(id: string): string {
  if (id.length <= longest) return id;
  const [, start = '', end = ''] = /^(.{2}).+?([^-]{1,4}(?:-[A-Z])?)$/u.exec(id) ?? [];
  return end === '' ? id : `${start}…${end}`;
}
