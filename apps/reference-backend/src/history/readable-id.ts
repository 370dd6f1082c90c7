import { type SQL, sql } from 'drizzle-orm';

/** What people call a row of the history whose id is a random one: `D-7K2F-0419-52AC`, 48 of its bits. */
export function readableId(letter: 'D' | 'B', id: string): string {
  const [first, second, third] = id.replaceAll('-', '').toUpperCase().match(/.{4}/g) ?? [];
  return [letter, first, second, third].join('-');
}

/** The same in a query, of the column `id`. */
export function readableIdSql(letter: string): SQL {
  const digits = (from: number) => sql`substr(replace(id, '-', ''), ${sql.raw(String(from))}, 4)`;
  return sql`upper(${letter} || '-' || ${digits(1)} || '-' || ${digits(5)} || '-' || ${digits(9)})`;
}
