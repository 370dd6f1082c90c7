import { and, countDistinct, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { type BonusCashback } from '@casino-kit/api-contract';
import { type ProtectionPolicy } from '@casino-kit/api-contract/protection-policy';
import { bonusShare, compare, decimalPlaces, isPositive, truncate } from '@casino-kit/money';
import { minutesFrom } from '../clock.js';
import { type Database, onlyRow } from '../database/database.js';
import { hasAnotherAccount } from '../identity/duplicate-accounts.js';
import { type PlayerRow } from '../identity/wire-player.js';
import { readClubLevel } from '../loyalty/read-club-level.js';
import { areOffersClosed, type OfferRules } from '../protection/offers-closed.js';
import { type EligibilityFacts } from './eligibility.js';
import { offerIn } from './offers-in-currency.js';
import { type PlayerRecords } from './player-records.js';
import { bonuses, playerBonuses } from './tables.js';

type OfferRow = typeof bonuses.$inferSelect;

/** How far back losses count towards an instant cashback. */
const cashbackMinutes = 24 * 60;

/** What the policy says of bonuses. */
export type BonusRules = OfferRules & Pick<ProtectionPolicy, 'oneBonusOnly'>;

/** What is known of a player for every offer. */
export interface PlayerFacts extends Pick<
  EligibilityFacts,
  | 'registeredAt'
  | 'completedDeposits'
  | 'lacksVerifiedEmail'
  | 'hadTheOnlyBonus'
  | 'areOffersClosed'
  | 'isDuplicate'
> {
  /** When this was read. */
  now: Date;
  records: PlayerRecords;
}

/** Whether a player has ever had a bonus, whatever became of it. */
async function hadBonus(database: Database, playerId: number): Promise<boolean> {
  const [bonus] = await database
    .select({ id: playerBonuses.id })
    .from(playerBonuses)
    .where(eq(playerBonuses.playerId, playerId))
    .limit(1);
  return bonus !== undefined;
}

/**
 * Reads what counts of a player. `asksForEmail`: the brand's `verifyEmailOnBonusActivation` is on; `rules`: what
 * its policy says of bonuses.
 */
export async function readPlayerFacts(
  database: Database,
  player: PlayerRow,
  {
    now,
    asksForEmail,
    rules,
    records,
  }: { now: Date; asksForEmail: boolean; rules: BonusRules; records: PlayerRecords },
): Promise<PlayerFacts> {
  return {
    now,
    records,
    registeredAt: player.createdAt,
    completedDeposits: await records.countCompletedDeposits(database, player.id),
    lacksVerifiedEmail: asksForEmail && player.email !== null && !player.isEmailVerified,
    hadTheOnlyBonus: rules.oneBonusOnly && (await hadBonus(database, player.id)),
    areOffersClosed: await areOffersClosed(database, player.id, rules, now),
    isDuplicate: await hasAnotherAccount(database, player),
  };
}

/** Returns the current instant cashback in major units; zero when it is below the offer's `minBalance`. */
export async function readBonusCashback(
  database: Database,
  player: PlayerRow,
  row: OfferRow,
  { now, records }: { now: Date; records: PlayerRecords },
): Promise<BonusCashback> {
  const { currencyCode } = player;
  const offer = offerIn(row, currencyCode, 'en', null);
  const lost = await records.netLossSince(database, player, minutesFrom(now, -cashbackMinutes));
  const netLoss = truncate(isPositive(lost) ? lost : '0', decimalPlaces(currencyCode));
  const share = bonusShare(offer, netLoss, currencyCode);
  const isEnough = compare(share, offer.minBalance ?? '0') >= 0;
  return { netLoss, amount: isEnough ? share : truncate('0', decimalPlaces(currencyCode)) };
}

/** Returns the offers of which a player has one at a time: a reward of the club that is given again is one for all levels. */
function sameOffers(database: Database, { id, conditions: { club } }: OfferRow) {
  if (club === undefined || club.kind === 'level') return [id];
  return database
    .select({ id: bonuses.id })
    .from(bonuses)
    .where(sql`${bonuses.conditions} #>> '{club,kind}' = ${club.kind}`);
}

/** Returns what counts for one player and one offer. */
export async function readEligibilityFacts(
  database: Database,
  player: PlayerRow,
  offer: OfferRow,
  { now, records, ...known }: PlayerFacts,
): Promise<EligibilityFacts> {
  const [last] = await database
    .select({ status: playerBonuses.status, at: playerBonuses.startedAt })
    .from(playerBonuses)
    .where(
      and(inArray(playerBonuses.bonusId, sameOffers(database, offer)), eq(playerBonuses.playerId, player.id)),
    )
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
    clubLevel: offer.conditions.club === undefined ? null : await readClubLevel(database, player.id),
    cashback: isWorkedOut ? await readBonusCashback(database, player, offer, { now, records }) : null,
  };
}
