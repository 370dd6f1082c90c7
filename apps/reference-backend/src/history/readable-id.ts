/** What people call a row of the history whose id is a random one: `D-7K2F-0419-52AC`, 48 of its bits (the query makes it as well). */
export function readableId(letter: 'D' | 'B', id: string): string {
  const [first, second, third] = id.replaceAll('-', '').toUpperCase().match(/.{4}/g) ?? [];
  return [letter, first, second, third].join('-');
}
