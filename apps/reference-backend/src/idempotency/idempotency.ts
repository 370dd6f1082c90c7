import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { type Database, onlyRow } from '../database/database.js';
import { ApiError, reject } from '../http/api-error.js';
import { idempotencyKeys } from './tables.js';

/** What identifies a request: the sender, their key, and the content. */
export interface RequestIdentity {
  /** `player:<id>` or, for a guest's demo, `launch:<id>`. */
  owner: string;
  key: string;
  /** SHA-256 over endpoint and parsed body. */
  bodyHash: string;
}

const byIdentity = (identity: RequestIdentity) =>
  and(eq(idempotencyKeys.owner, identity.owner), eq(idempotencyKeys.key, identity.key));

/**
 * Returns a response as it is stored: its text, since the database would sort the fields of an object. A replay is then
 * the first response byte by byte. In a field, since drivers parse a JSON string once or twice.
 */
const toStored = (response: unknown) => ({ json: JSON.stringify(response) });

const storedText = v.strictObject({ json: v.string() });

/** Returns a stored response. Earlier versions stored the response itself, or its text. */
const fromStored = (stored: unknown): unknown =>
  v.is(storedText, stored) ? (JSON.parse(stored.json) as unknown) : stored;

/** Returns the row of a key, or none. @throws ApiError IDEMPOTENCY_CONFLICT (422) when another request used it */
async function rowsKept(database: Database, identity: RequestIdentity) {
  const rows = await database.select().from(idempotencyKeys).where(byIdentity(identity));
  if (rows.some(({ bodyHash }) => bodyHash !== identity.bodyHash))
    throw reject('IDEMPOTENCY_CONFLICT', 'This key was used for another request.');
  return rows.map((row) => ({ ...row, response: fromStored(row.response) }));
}

async function kept(database: Database, identity: RequestIdentity) {
  return onlyRow(await rowsKept(database, identity));
}

/**
 * Claims a key in the caller's transaction. A second request with the key waits here until the first one's transaction
 * ends. Returns true for the request that has to do the work. @throws ApiError IDEMPOTENCY_CONFLICT (422)
 */
async function claim(
  transaction: Database,
  identity: RequestIdentity,
  at: Date,
  reference: string | null,
): Promise<boolean> {
  const claimed = await transaction
    .insert(idempotencyKeys)
    .values({ ...identity, reference, createdAt: at })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (claimed.length === 1) return true;
  await kept(transaction, identity);
  return false;
}

function keep(transaction: Database, identity: RequestIdentity, status: number, response: unknown) {
  return transaction
    .update(idempotencyKeys)
    .set({ status, response: toStored(response) })
    .where(byIdentity(identity));
}

/** A response and whether this request created it; an earlier request with the same key may have. */
export interface IdempotentResult<T> {
  response: T;
  fresh: boolean;
}

/**
 * Runs `work` once for a key, in one transaction with the record of its response. A rejection ({@link ApiError}) rolls
 * the work back and is itself the stored response. `toResponse` parses what was stored, for the first response as well,
 * so that a replay has its fields in the same order.
 * @throws ApiError what `work` rejected, now or earlier; IDEMPOTENCY_CONFLICT (422)
 */
export async function runIdempotent<T>(
  database: Database,
  identity: RequestIdentity,
  at: Date,
  work: (transaction: Database) => Promise<T>,
  toResponse: (kept: unknown) => T,
): Promise<IdempotentResult<T>> {
  const outcome = await database.transaction(async (transaction) => {
    if (!(await claim(transaction, identity, at, null))) {
      const row = await kept(transaction, identity);
      return row.status === 200
        ? { response: toResponse(row.response), fresh: false }
        : { rejection: ApiError.fromBody(row.status ?? 500, row.response) };
    }
    try {
      const response = await transaction.transaction(work);
      await keep(transaction, identity, 200, response);
      return { response: toResponse(fromStored(toStored(response))), fresh: true };
    } catch (error) {
      // The request is sent again with its key once the player has confirmed who they are.
      if (!(error instanceof ApiError) || error.status === 428) throw error;
      await keep(transaction, identity, error.status, error.body());
      return { rejection: error };
    }
  });
  if ('rejection' in outcome) throw outcome.rejection;
  return outcome;
}

/** Returns the response of a request that succeeded, whatever it asked for; undefined when there is none. */
export async function findResponse(
  database: Database,
  { owner, key }: Pick<RequestIdentity, 'owner' | 'key'>,
): Promise<unknown> {
  const [row] = await database
    .select({ response: idempotencyKeys.response })
    .from(idempotencyKeys)
    .where(
      and(eq(idempotencyKeys.owner, owner), eq(idempotencyKeys.key, key), eq(idempotencyKeys.status, 200)),
    );
  return row && fromStored(row.response);
}

/** The progress of a request in several steps. */
export type Begun =
  | { kind: 'new' }
  | { kind: 'unfinished'; reference: string }
  | { kind: 'done'; response: unknown };

type Repeated = Exclude<Begun, { kind: 'new' }>;

/** Returns the progress of the request of a stored key. @throws ApiError its stored rejection */
function soFar(
  { status, response, reference }: typeof idempotencyKeys.$inferSelect,
  otherwise: string,
): Repeated {
  if (status === null) return { kind: 'unfinished', reference: reference ?? otherwise };
  if (status !== 200) throw ApiError.fromBody(status, response);
  return { kind: 'done', response };
}

/**
 * Returns the progress of an earlier request with this key; undefined when there was none.
 * @throws ApiError IDEMPOTENCY_CONFLICT (422)
 */
export async function findIdempotentResult(
  database: Database,
  identity: RequestIdentity,
): Promise<Repeated | undefined> {
  const [row] = await rowsKept(database, identity);
  return row && soFar(row, '');
}

/**
 * First step of a request that leaves this database (a charge at a provider): claims the key together with what
 * `begin` writes, under `reference`. A repeat gets the reference and continues where the first one stopped.
 * @throws ApiError IDEMPOTENCY_CONFLICT (422)
 */
export async function beginIdempotent(
  database: Database,
  identity: RequestIdentity,
  at: Date,
  reference: string,
  begin: (transaction: Database) => Promise<unknown>,
): Promise<Begun> {
  return database.transaction(async (transaction): Promise<Begun> => {
    if (await claim(transaction, identity, at, reference)) {
      await begin(transaction);
      return { kind: 'new' };
    }
    return soFar(await kept(transaction, identity), reference);
  });
}

/**
 * Stores the rejection of a request before its first step under its key, so that a twin sent at the same time gets the
 * same response. When the twin was quicker, returns its progress.
 * Does not store a rejection of 500 and above: the same request may be sent again.
 * @throws ApiError the rejection, or the one stored earlier; IDEMPOTENCY_CONFLICT (422)
 */
export async function rejectIdempotent(
  database: Database,
  identity: RequestIdentity,
  at: Date,
  rejection: ApiError,
): Promise<Repeated> {
  if (rejection.status >= 500) throw rejection;
  const kept = await beginIdempotent(database, identity, at, '', (transaction) =>
    keep(transaction, identity, rejection.status, rejection.body()),
  );
  if (kept.kind === 'new') throw rejection;
  return kept;
}

/** Last step: stores the response unless a repeat was quicker; returns the stored one. */
export async function completeIdempotent(
  database: Database,
  identity: RequestIdentity,
  response: unknown,
): Promise<unknown> {
  return database.transaction(async (transaction) => {
    const [row] = await transaction.select().from(idempotencyKeys).where(byIdentity(identity)).for('update');
    if (row !== undefined && row.status !== null) return fromStored(row.response);
    await keep(transaction, identity, 200, response);
    return response;
  });
}
