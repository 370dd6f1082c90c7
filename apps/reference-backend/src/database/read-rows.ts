import { type SQL } from 'drizzle-orm';
import * as v from 'valibot';
import { type Database } from './database.js';

/** Returns the rows of a statement, each with the columns of a schema. @throws ValiError when a row differs */
export async function readRows<S extends v.GenericSchema>(
  database: Database,
  schema: S,
  statement: SQL,
): Promise<v.InferOutput<S>[]> {
  return v.parse(v.object({ rows: v.array(schema) }), await database.execute(statement)).rows;
}

/** A count or a sum of counts, which one of the databases returns as text. */
export const figure = v.pipe(v.union([v.string(), v.number()]), v.transform(Number));
