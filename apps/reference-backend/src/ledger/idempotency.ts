import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { type Database, onlyRow } from '../database/database.js';
import { ApiError, reject } from '../http/api-error.js';
import { idempotencyKeys } from './tables.js';

/** What makes two requests the same: who sends, their key, and what they ask for. */
export interface RequestIdentity {
  /** `player:<id>` or, for a guest's demo, `launch:<id>`. */
  owner: string;
  key: string;
  /** SHA-256 over endpoint and parsed body. */
  bodyHash: string;
}

/** JSON with sorted keys, so that the order in which a client writes fields does not matter. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** The hash under which a request's content is kept. `scope` tells requests to one endpoint apart, such as a launch. */
export function hashRequest(endpoint: string, scope: string, body: unknown): string {
  return createHash('sha256')
    .update(canonical([endpoint, scope, body]))
    .digest('hex');
}

const rowOf = (identity: RequestIdentity) =>
  and(eq(idempotencyKeys.owner, identity.owner), eq(idempotencyKeys.key, identity.key));

/** The row of a key, or none. @throws ApiError IDEMPOTENCY_CONFLICT (422) when it stands for another request */
async function rowsKept(database: Database, identity: RequestIdentity) {
  const rows = await database.select().from(idempotencyKeys).where(rowOf(identity));
  if (rows.some(({ bodyHash }) => bodyHash !== identity.bodyHash))
    throw reject('IDEMPOTENCY_CONFLICT', 'This key was used for another request.');
  return rows;
}

async function kept(database: Database, identity: RequestIdentity) {
  return onlyRow(await rowsKept(database, identity));
}

/**
 * Claims a key in the caller's transaction. A second request with the key waits here until the first one's transaction
 * ends. Returns true for the one that has to do the work. @throws ApiError IDEMPOTENCY_CONFLICT (422)
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

function keep(transaction: Database, identity: RequestIdentity, status: number, answer: unknown) {
  return transaction.update(idempotencyKeys).set({ status, answer }).where(rowOf(identity));
}

/** A response with whether this request made it, or an earlier one with the same key. */
export interface IdempotentResult<T> {
  answer: T;
  fresh: boolean;
}

/**
 * Does `work` once for a key, in one transaction with the record of its response. A rejection (an {@link ApiError}) rolls
 * the work back and is itself the response that is kept. `asAnswer` reads a kept answer back.
 * @throws ApiError what `work` rejected, now or earlier; IDEMPOTENCY_CONFLICT (422)
 */
export async function runIdempotent<T>(
  database: Database,
  identity: RequestIdentity,
  at: Date,
  work: (transaction: Database) => Promise<T>,
  asAnswer: (kept: unknown) => T,
): Promise<IdempotentResult<T>> {
  const outcome = await database.transaction(async (transaction) => {
    if (!(await claim(transaction, identity, at, null))) {
      const row = await kept(transaction, identity);
      return row.status === 200
        ? { answer: asAnswer(row.answer), fresh: false }
        : { rejection: ApiError.fromBody(row.status ?? 500, row.answer) };
    }
    try {
      const answer = await transaction.transaction(work);
      await keep(transaction, identity, 200, answer);
      return { answer, fresh: true };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      await keep(transaction, identity, error.status, error.body());
      return { rejection: error };
    }
  });
  if ('rejection' in outcome) throw outcome.rejection;
  return outcome;
}

/** What a key of a request in several steps stands for so far. */
export type Begun =
  { kind: 'new' } | { kind: 'unfinished'; reference: string } | { kind: 'done'; answer: unknown };

type Repeated = Exclude<Begun, { kind: 'new' }>;

/** How far the request of a kept key has come. @throws ApiError the rejection that was kept for it */
function soFar(
  { status, answer, reference }: typeof idempotencyKeys.$inferSelect,
  otherwise: string,
): Repeated {
  if (status === null) return { kind: 'unfinished', reference: reference ?? otherwise };
  if (status !== 200) throw ApiError.fromBody(status, answer);
  return { kind: 'done', answer };
}

/**
 * What an earlier request with this key has come to; undefined when there was none.
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
 * `begin` writes, under `reference`. A repeat learns the reference and carries on where the first one stopped.
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
 * A request that was rejected before its first step: the rejection is what the key stands for from now on, so that a twin
 * sent at the same time cannot be told something else. When the twin was quicker, what it has come to is returned.
 * A rejection of 500 and above is not kept: the same request may be sent again.
 * @throws ApiError the rejection, or the one that was kept earlier; IDEMPOTENCY_CONFLICT (422)
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

/** Last step: keeps the response, unless a repeat was quicker; returns the one that is kept. */
export async function completeIdempotent(
  database: Database,
  identity: RequestIdentity,
  answer: unknown,
): Promise<unknown> {
  return database.transaction(async (transaction) => {
    const [row] = await transaction.select().from(idempotencyKeys).where(rowOf(identity)).for('update');
    if (row !== undefined && row.status !== null) return row.answer;
    await keep(transaction, identity, 200, answer);
    return answer;
  });
}
