/** Shorter ids are shown whole. */
const longest = 9;

/**
 * A transaction's id for a narrow place: how it begins, and its last part, by which people tell rows apart:
 * `B-7K2F-0419-52AC-W` is `B-…52AC-W`. The whole id belongs beside it.
 */
export function shortId(id: string): string {
  if (id.length <= longest) return id;
  const [, start = '', end = ''] = /^(.{2}).+?([^-]{1,4}(?:-[A-Z])?)$/u.exec(id) ?? [];
  return end === '' ? id : `${start}…${end}`;
}
