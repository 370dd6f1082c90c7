import { count, sql } from 'drizzle-orm';
import { type RewardRates } from '../loyalty/reward-rates.js';
import { type Catalogue } from '../catalogue/catalogue.js';
import { type CatalogueGame } from '../catalogue/catalogue-game.js';
import { hasEngine } from '../catalogue/machines.js';
import { minutesFrom } from '../clock.js';
import { type Database, onlyRow } from '../database/database.js';
import { ApiError } from '../http/api-error.js';
import { addPlayer } from '../identity/add-player.js';
import { hashPassword } from '../identity/passwords.js';
import { recordLogin } from '../identity/log-in.js';
import { players } from '../identity/tables.js';
import { betSteps } from '../rounds/bet-steps.js';
import { seededDraw } from '../slots/seeded-draw.js';
import { type Draw } from '@casino-kit/reference-games';
import { readBrandSettings } from '../settings/brand-settings.js';
import { countryName } from '../settings/places.js';
import { decideWithdrawal, advanceDueWithdrawals } from '../withdrawals/advance-due-withdrawals.js';
import { requestWithdrawal } from '../withdrawals/request-withdrawal.js';
import { setDemoLimits } from './seed-limits.js';
import { seedReferrals } from './seed-referrals.js';
import { type DemoPlayer, payIn, playSession } from './demo-play.js';
import { createDemoRaces, type DemoRaces, playRacers, type Racer } from './seed-races.js';
import {
  type DemoAccount,
  demoAccounts,
  demoOneClick,
  demoRacers,
  demoPassword,
  type DemoWithdrawal,
} from './demo-accounts.js';

const dayMinutes = 24 * 60;
const lastSessionMinutesAgo = 95;
/** Games that are played on one evening, and the minutes between them. */
const [gamesAnEvening, betweenGamesMinutes] = [3, 4];
const currencyCode = 'EUR';
const racersSinceDays = 60;

/** Returns a random element of a list. */
function pick<T>(list: readonly T[], draw: Draw): T {
  const chosen = list[draw(list.length)];
  if (chosen === undefined) throw new RangeError('nothing to pick from');
  return chosen;
}

function pickInTurn<T>(list: readonly T[], turn: number): T {
  return pick(list, (below) => turn % below);
}

async function createDemoPlayer(
  database: Database,
  { person, startedDaysAgo }: DemoAccount,
  passwordHash: string,
  now: Date,
): Promise<DemoPlayer> {
  const { id } = await addPlayer(database, {
    ...person,
    emailKey: person.email,
    isEmailVerified: true,
    currencyCode,
    passwordHash,
    createdAt: minutesFrom(now, -startedDaysAgo * dayMinutes),
  });
  return { id, currencyCode };
}

async function createOneClickPlayer(database: Database, passwordHash: string, now: Date): Promise<void> {
  const { login, openedDaysAgo } = demoOneClick;
  await addPlayer(database, {
    username: login,
    usernameKey: login,
    registrationMode: 'oneClick',
    hasChosenPassword: false,
    currencyCode,
    passwordHash,
    createdAt: minutesFrom(now, -openedDaysAgo * dayMinutes),
  });
}

/** Adds the players who fill the leaderboards. */
async function createRacers(database: Database, passwordHash: string, now: Date): Promise<Racer[]> {
  const racers: Racer[] = [];
  for (const racer of demoRacers) {
    const username = racer.nickname.toLowerCase();
    const { id } = await addPlayer(database, {
      username,
      usernameKey: username,
      nickname: racer.nickname,
      ghostMode: racer.isHidden === true,
      registrationMode: 'oneClick',
      hasChosenPassword: false,
      currencyCode,
      passwordHash,
      createdAt: minutesFrom(now, -racersSinceDays * dayMinutes),
    });
    racers.push({ ...racer, player: { id, currencyCode } });
  }
  return racers;
}

const askedAt = ({ hoursAgo }: DemoWithdrawal, now: Date) => minutesFrom(now, -hoursAgo * 60);
/** How long the operator took to decide. */
const decidedAfterMinutes = 110;

/** What demo players log in on. */
const demoDevice = {
  kind: 'computer',
  device: 'Windows',
  browser: 'Firefox 144',
  method: 'password',
} as const;

/** Requests, decides and pays out a withdrawal with the withdrawals code. Skips one that is not possible. */
async function payOut(
  database: Database,
  player: DemoPlayer,
  demo: DemoWithdrawal,
  now: Date,
): Promise<void> {
  const { amount, paymentMethodId, details, rejected } = demo;
  const at = askedAt(demo, now);
  const context = {
    settings: {},
    card: undefined,
    visitorCountry: '',
    requireProof: () => Promise.resolve(),
  };
  const asked = await database
    .transaction((transaction) =>
      requestWithdrawal(
        transaction,
        player.id,
        { paymentMethodId, amount, currencyCode, details },
        context,
        at,
      ),
    )
    .catch((error: unknown) => {
      if (error instanceof ApiError) return undefined;
      throw error;
    });
  if (asked === undefined) return;
  const decision =
    rejected === undefined ? ({ kind: 'approve' } as const) : ({ kind: 'reject', reason: rejected } as const);
  // One within the automatic limit is approved already.
  const decidedAt = minutesFrom(at, rejected === undefined ? decidedAfterMinutes : 3);
  if (decidedAt <= now) await decideWithdrawal(database, asked.id, decision, decidedAt);
  await advanceDueWithdrawals(database, now, player.id);
}

interface EveningPlan {
  stake: string;
  rounds: number;
  at: Date;
  draw: Draw;
}

async function liveThrough(
  database: Database,
  account: DemoAccount,
  player: DemoPlayer,
  games: readonly CatalogueGame[],
  { rates, races }: { rates: RewardRates; races: DemoRaces },
  now: Date,
): Promise<void> {
  const draw = seededDraw(account.seed);
  await races.enter(player, minutesFrom(now, -account.startedDaysAgo * dayMinutes));
  const left = [...account.withdrawals].sort((a, b) => b.hoursAgo - a.hoursAgo);
  /** Pays out withdrawals and prizes in the order in which they fell due: each keeps the balance after it. */
  const payOutUntil = async (end: Date) => {
    for (let next = left[0]; next && askedAt(next, now) <= end; next = left[0]) {
      await races.finishUntil(askedAt(next, now));
      await payOut(database, player, next, now);
      left.shift();
    }
    await races.finishUntil(end);
  };
  /** Plays an evening at a few of the games that take its stake, one after the other, from `first` on. */
  const playEvening = async (first: CatalogueGame, { stake, rounds, at, draw: drawn }: EveningPlan) => {
    const place = games.indexOf(first);
    const visited = [...games.slice(place), ...games.slice(0, place)]
      .filter(({ figures }) => betSteps(figures).includes(stake))
      .slice(0, gamesAnEvening);
    const share = Math.ceil(rounds / visited.length);
    for (const [turn, game] of visited.entries()) {
      const start = minutesFrom(at, turn * (share / 2 + betweenGamesMinutes));
      await playSession(database, player, { game, stake, rounds: share, at: start, draw: drawn }, rates);
    }
  };
  /** Plays the evenings of the last days, the most popular game first. */
  const playLately = async () => {
    const [game] = games;
    if (game === undefined) return;
    for (const { daysAgo, seed, stake, rounds } of account.lately) {
      const at = minutesFrom(now, -daysAgo * dayMinutes);
      await payOutUntil(at);
      await playEvening(game, { stake, rounds, at, draw: seededDraw(seed) });
    }
  };
  const spanMinutes = account.startedDaysAgo * dayMinutes - lastSessionMinutesAgo;
  for (let session = 0; session < account.sessions; session += 1) {
    const behind = lastSessionMinutesAgo + spanMinutes * (1 - (session + 1) / account.sessions);
    const at = minutesFrom(now, -Math.round(behind) - (session + 1 === account.sessions ? 0 : draw(600)));
    if (session + 1 === account.sessions) await playLately();
    await payOutUntil(at);
    const place = countryName(account.person.countryCode);
    await recordLogin(database, player.id, '203.0.113.7', { ...demoDevice, place }, at);
    if (session % account.depositEvery === 0)
      await payIn(database, player, pickInTurn(account.deposits, session / account.depositEvery), at);
    const game = pick(games, draw);
    const steps = betSteps(game.figures);
    const stake = pick(
      account.stakes.filter((wanted) => steps.includes(wanted)),
      draw,
    );
    await playEvening(game, { stake, rounds: account.rounds, at: minutesFrom(at, 2), draw });
  }
  await payOutUntil(now);
}

/**
 * Adds the demo accounts to an empty database: months of deposits, rounds and races, posted by the same code as real ones,
 * drawn from a seed. All or nothing, once. Returns whether it added any.
 */
export async function seedDemoAccounts(
  database: Database,
  catalogue: Catalogue,
  rates: RewardRates,
  now: Date,
): Promise<boolean> {
  const games = catalogue.list({ category: 'popular', today: now }).filter(({ entry }) => hasEngine(entry));
  if (games.length === 0) return false;
  const passwordHash = await hashPassword(demoPassword);
  return database.transaction(async (transaction) => {
    // Two nodes that start on one empty database must not both do this.
    await transaction.execute(sql`lock table ${players} in exclusive mode`);
    if (onlyRow(await transaction.select({ total: count() }).from(players)).total > 0) return false;
    const made: { account: DemoAccount; player: DemoPlayer }[] = [];
    for (const account of demoAccounts)
      made.push({ account, player: await createDemoPlayer(transaction, account, passwordHash, now) });
    await createOneClickPlayer(transaction, passwordHash, now);
    const races = await createDemoRaces(transaction, catalogue, now);
    const racers = await createRacers(transaction, passwordHash, now);
    await playRacers(transaction, { racers, races: races.past, games, rates, seed: 1_000, until: now });
    for (const { account, player } of made) {
      await liveThrough(transaction, account, player, games, { rates, races }, now);
      await setDemoLimits(transaction, player, account.limits, now);
    }
    await playRacers(transaction, { racers, races: races.running, games, rates, seed: 2_000, until: now });
    const ids = made.map(({ player }) => player.id);
    await seedReferrals(transaction, ids, await readBrandSettings(transaction), now);
    return true;
  });
}
