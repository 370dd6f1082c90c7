import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { openTestDatabase } from './support/databases.js';
import { migrations } from './support/folders.js';

const tableSchema = v.object({
  name: v.string(),
  columns: v.record(v.string(), v.object({ name: v.string(), type: v.string(), notNull: v.boolean() })),
  indexes: v.record(v.string(), v.object({ name: v.string(), isUnique: v.boolean() })),
  foreignKeys: v.record(
    v.string(),
    v.object({ tableTo: v.string(), columnsFrom: v.array(v.string()), columnsTo: v.array(v.string()) }),
  ),
});

/** Returns what drizzle-kit takes the last migration to leave behind, one line for each column, index and key. */
function describedStructure(): string[] {
  const folder = join(migrations, 'meta');
  const last = readdirSync(folder)
    .filter((name) => name.endsWith('_snapshot.json'))
    .sort()
    .at(-1);
  const { tables } = v.parse(
    v.object({ tables: v.record(v.string(), tableSchema) }),
    JSON.parse(readFileSync(join(folder, String(last)), 'utf8')),
  );
  return Object.values(tables)
    .flatMap(({ name, columns, indexes, foreignKeys }) => [
      ...Object.values(columns).map(
        (column) =>
          `${name}.${column.name} ${column.type.replace(', ', ',')}${column.notNull ? ' not null' : ''}`,
      ),
      ...Object.values(indexes).map(
        (index) => `${name}: ${index.isUnique ? 'unique index' : 'index'} ${index.name}`,
      ),
      ...Object.values(foreignKeys).map(
        (key) =>
          `${name}: ${key.columnsFrom.join(', ')} references ${key.tableTo}(${key.columnsTo.join(', ')})`,
      ),
    ])
    .sort();
}

const structureQuery = sql`
  with tables as (
    select oid, relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
  )
  select relname || '.' || attname || ' ' || format_type(atttypid, atttypmod)
      || case when attnotnull then ' not null' else '' end as line
    from tables join pg_attribute on attrelid = oid where attnum > 0 and not attisdropped
  union all
  select relname || case when indisunique then ': unique index ' else ': index ' end || indexrelid::regclass
    from tables join pg_index on indrelid = oid where not indisprimary
  union all
  select relname || ': ' || substring(pg_get_constraintdef(pg_constraint.oid) from '\\((.*)\\) REFERENCES')
      || ' references ' || substring(pg_get_constraintdef(pg_constraint.oid) from 'REFERENCES (.*)$')
    from tables join pg_constraint on conrelid = tables.oid where contype = 'f'
`;

it('the migrations create the columns, indexes and foreign keys that the last snapshot describes', async () => {
  const { database, close } = await openTestDatabase();
  const { rows } = (await database.execute(structureQuery)) as unknown as { rows: { line: string }[] };
  await close();
  // The table of the socket adapter is created for it, but only the adapter reads and writes it.
  const lines = rows.map(({ line }) => line).filter((line) => !line.startsWith('socket_io_attachments'));
  expect(lines.sort()).toEqual(describedStructure());
});
