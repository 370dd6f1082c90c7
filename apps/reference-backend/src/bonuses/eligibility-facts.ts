import { and, count, countDistinct, desc, eq, gte, ne, sql } from 'drizzle-orm';
import { type BonusCashback } from '@casino-kit/api-contract';
import { type Amount, bonusShare, compare, decimalPlaces, isPositive, truncate } from '@casino-kit/money';
import { minutesFrom } from '../clock.js';
import { type Database, onlyRow } from '../database/database.js';
import { players } from '../identity/tables.js';
import { type PlayerRow } from '../identity/wire-player.js';
import { countCompletedDeposits } from '../payments/completed-deposits.js';
import { rounds } from '../rounds/tables.js';
import { type EligibilityFacts } from './eligibility.js';
import { offerIn } from './offers-in-currency.js';
import { type bonuses, playerBonuses } from './tables.js';

type OfferRow = typeof bonuses.$inferSelect;

/** How far back losses count towards an instant cashback. */
const cashbackMinutes = 24 * 60;

/** What is known of a player for every offer. */
export interface PlayerFacts extends Pick<
  EligibilityFacts,
  'registeredAt' | 'completedDeposits' | 'lacksVerifiedEmail' | 'isDuplicate'
> {
  /** When this was read. */
  now: Date;
}

/** What a player lost of their own money in the last day, in their currency; negative after a net win. */
async function netLossOf(
  database: Database,
  { id, currencyCode }: Pick<PlayerRow, 'id' | 'currencyCode'>,
  now: Date,
): Promise<Amount> {
  const lost = sql<string>`coalesce(sum(${rounds.stake} - ${rounds.bonusStake} - ${rounds.payout} + ${rounds.bonusPayout}), 0)::text`;
  const rows = await database
    .select({ lost })
    .from(rounds)
    .where(
      and(
        eq(rounds.playerId, id),
        eq(rounds.currencyCode, currencyCode),
        gte(rounds.createdAt, minutesFrom(now, -cashbackMinutes)),
        sql`${rounds.voidedAt} is null`,
      ),
    );
  return onlyRow(rows).lost;
}

/** Returns whether someone of the same name and date of birth has another account. */
async function hasAnotherAccount(
  database: Database,
  { id, firstName, lastName, dateOfBirth }: PlayerRow,
): Promise<boolean> {
  if (firstName === '' || lastName === '' || dateOfBirth === null) return false;
  const rows = await database
    .select({ others: count() })
    .from(players)
    .where(
      and(
        ne(players.id, id),
        eq(sql`lower(${players.firstName})`, firstName.toLowerCase()),
        eq(sql`lower(${players.lastName})`, lastName.toLowerCase()),
        eq(players.dateOfBirth, dateOfBirth),
      ),
    );
  return onlyRow(rows).others > 0;
}

/** Reads what counts of a player. `asksForEmail`: the brand's `verifyEmailOnBonusActivation` is on. */
export async function readPlayerFacts(
  database: Database,
  player: PlayerRow,
  { now, asksForEmail }: { now: Date; asksForEmail: boolean },
): Promise<PlayerFacts> {
  return {
    now,
    registeredAt: player.createdAt,
    completedDeposits: await countCompletedDeposits(database, player.id),
    lacksVerifiedEmail: asksForEmail && player.email !== null && !player.isEmailVerified,
    isDuplicate: await hasAnotherAccount(database, player),
  };
}

/** Returns the current instant cashback in major units; zero when it is below the offer's `minBalance`. */
export async function cashbackOf(
  database: Database,
  player: PlayerRow,
  row: OfferRow,
  now: Date,
): Promise<BonusCashback> {
  const { currencyCode } = player;
  const offer = offerIn(row, currencyCode, 'en');
  const lost = await netLossOf(database, player, now);
  const netLoss = truncate(isPositive(lost) ? lost : '0', decimalPlaces(currencyCode));
  const share = bonusShare(offer, netLoss, currencyCode);
  const isEnough = compare(share, offer.minBalance ?? '0') >= 0;
  return { netLoss, amount: isEnough ? share : truncate('0', decimalPlaces(currencyCode)) };
}

/** Returns what counts for one player and one offer. */
export async function factsOf(
  database: Database,
  player: PlayerRow,
  offer: OfferRow,
  { now, ...known }: PlayerFacts,
): Promise<EligibilityFacts> {
  const [last] = await database
    .select({ status: playerBonuses.status, at: playerBonuses.startedAt })
    .from(playerBonuses)
    .where(and(eq(playerBonuses.bonusId, offer.id), eq(playerBonuses.playerId, player.id)))
    .orderBy(desc(playerBonuses.startedAt))
    .limit(1);
  const taken = await database
    .select({ participants: countDistinct(playerBonuses.playerId) })
    .from(playerBonuses)
    .where(and(eq(playerBonuses.bonusId, offer.id), ne(playerBonuses.playerId, player.id)));
  const { type, startsAt, endsAt } = offer;
  const isWorkedOut = type === 'instant_cashback' && offer.conditions.addedToCalendar !== true;
  return {
    ...known,
    type,
    startsAt,
    endsAt,
    participants: onlyRow(taken).participants,
    last: last ?? null,
    cashback: isWorkedOut ? await cashbackOf(database, player, offer, now) : null,
  };
}
