import { type SQL, sql } from 'drizzle-orm';

/** Returns the readable name of a history row with a random id: `D-7K2F-0419-52AC`, 48 of its bits. */
export function readableId(letter: 'D' | 'B', id: string): string {
  const [first, second, third] = id.replaceAll('-', '').toUpperCase().match(/.{4}/g) ?? [];
  return [letter, first, second, third].join('-');
}

/** The same as a SQL expression of the column `id`. */
export function readableIdSql(letter: string): SQL {
  const digits = (from: number) => sql`substr(replace(id, '-', ''), ${sql.raw(String(from))}, 4)`;
  return sql`upper(${letter} || '-' || ${digits(1)} || '-' || ${digits(5)} || '-' || ${digits(9)})`;
}
