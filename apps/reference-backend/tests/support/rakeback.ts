import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import {
  getRakebackDays,
  getRakebackStatements,
  noStatementHash,
  rakebackClaim,
  type EndpointData,
  type GameRound,
  type RakebackDay,
  type RakebackStatement,
} from '@casino-kit/api-contract';
import { type Backend } from '../../src/backend.js';
import { getCashAccount } from '../../src/ledger/accounts.js';
import { transfers } from '../../src/ledger/tables.js';
import { post } from '../../src/ledger/transfer.js';
import { hashFigures } from '../../src/rakeback/statement.js';
import { drawSeeds, seededDraw } from '../../src/slots/seeded-draw.js';
import { settleRealRound } from '../../src/rounds/settle-round.js';
import { drawSlotRound } from '@casino-kit/reference-games';
import { launches } from '../../src/rounds/tables.js';
import { toPayout } from '../../src/rounds/round-response.js';
import { type ApiResponse, newKey, newPlayer, type TestBackend, type TestPlayer } from './test-backend.js';

type Node = Pick<Backend, 'services'>;

const machine = 3;
const toSeeds = (seed: number) => drawSeeds(seededDraw(seed));
/** Returns a seed whose round pays as requested: nothing, or more than its stake. */
function findSeed(fits: (payout: number) => boolean): number {
  let seed = 1;
  const payout = () =>
    toPayout(drawSlotRound({ machine, bonusBuy: false, ...toSeeds(seed) }).lineBets, '1', 'EUR');
  while (!fits(Number(payout()))) seed += 1;
  return seed;
}
const losing = findSeed((payout) => payout === 0);
const winning = findSeed((payout) => payout > 1 && payout < 5);

/** Adds money to a player's wallet, as a deposit does. */
export async function fund(
  { services }: Node,
  { id }: Pick<TestPlayer, 'id'>,
  amount: string,
  currencyCode = 'EUR',
): Promise<void> {
  await services.database.transaction((transaction) =>
    post(transaction, {
      reference: `deposit:${randomUUID()}`,
      kind: 'deposit',
      at: services.clock.now(),
      sides: [
        { account: getCashAccount({ id, currencyCode }), amount },
        { account: { kind: 'house:payments', currencyCode }, amount: `-${amount}` },
      ],
    }),
  );
}

/** Creates a player with money. */
export async function richPlayer(backend: TestBackend, amount = '100000'): Promise<TestPlayer> {
  const player = await newPlayer(backend);
  await fund(backend, player, amount);
  return player;
}

async function createLaunch({ services }: Node, playerId: number, currencyCode: string): Promise<string> {
  const id = `test-${playerId}-${currencyCode}`;
  const at = services.clock.now();
  await services.database
    .insert(launches)
    .values({
      id,
      tokenHash: id,
      playerId,
      gameSlug: 'pearl-diver',
      mode: 'real',
      locale: 'en',
      currencyCode,
      createdAt: at,
      lastUsedAt: at,
    })
    .onConflictDoNothing();
  return id;
}

/** Plays a round for real money that pays nothing (or, with `wins`, more than its stake), at the node's clock time. */
export async function playFor(
  node: Node,
  { id }: Pick<TestPlayer, 'id'>,
  stake: string,
  {
    wins = false,
    currencyCode = 'EUR',
    gameKind = 'slots',
    gameSlug = 'pearl-diver',
  }: { wins?: boolean; currencyCode?: string; gameKind?: string; gameSlug?: string } = {},
): Promise<GameRound> {
  const { database, clock, configuration } = node.services;
  const launchId = await createLaunch(node, id, currencyCode);
  const bet = { launchId, gameSlug, gameKind, machine, stake, at: clock.now() };
  const { round } = await database.transaction((transaction) =>
    settleRealRound(
      transaction,
      { id, currencyCode },
      { ...bet, seeds: toSeeds(wins ? winning : losing) },
      configuration,
    ),
  );
  return round;
}

export async function fetchDays(
  { call }: Pick<TestBackend, 'call'>,
  { token }: Pick<TestPlayer, 'token'>,
  query: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<RakebackDay[]> {
  return (await call(getRakebackDays, { token, query, headers })).body.data.days;
}

export async function fetchStatements(
  { call }: Pick<TestBackend, 'call'>,
  { token }: Pick<TestPlayer, 'token'>,
  query: Record<string, string> = { from: '2000-01-01', to: '2100-01-01' },
): Promise<RakebackStatement[]> {
  return (await call(getRakebackStatements, { token, query })).body.data.statements;
}

/** Returns the first statement of a chain that does not fit those before it; undefined for a sound chain. */
export function brokenStatement(statements: readonly RakebackStatement[]): RakebackStatement | undefined {
  let previous = noStatementHash;
  return statements.find((statement) => {
    const { hash, ...figures } = statement;
    if (hash === null) return false;
    const isSound = figures.previousHash === previous && hashFigures(figures) === hash;
    previous = hash;
    return !isSound;
  });
}

export type ClaimResponse = ApiResponse<EndpointData<typeof rakebackClaim>>;

/** Claims a day as the calendar does. */
export function claim(
  { call }: Pick<TestBackend, 'call'>,
  { token }: { token?: string | undefined },
  {
    bonusId,
    claimDate,
    customerDate = claimDate,
    timeZone = 'UTC',
    key = newKey(),
  }: { bonusId: string; claimDate: string; customerDate?: string; timeZone?: string; key?: string },
  headers: Record<string, string> = {},
): Promise<ClaimResponse> {
  return call(rakebackClaim, {
    token,
    headers: { 'idempotency-key': key, ...headers },
    query: { timeZone, customerDate, bonusId },
    body: { bonusId, claimDate, customerDate },
  });
}

/** Stops the clocks of nodes at an instant. */
export function setClocks(nodes: readonly Pick<TestBackend, 'clock'>[], instant: string | Date): void {
  for (const { clock } of nodes) clock.stopAt(new Date(instant));
}

/** Returns how often a reference was posted. */
export async function postedTimes({ services }: Node, reference: string): Promise<number> {
  return (await services.database.select().from(transfers).where(eq(transfers.reference, reference))).length;
}
