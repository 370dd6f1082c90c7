import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { type ClubReward, clubRewardKinds } from '@casino-kit/api-contract';
import { type Database } from '../database/database.js';
import { type PlayerRow } from '../identity/wire-player.js';
import { levelName } from '../loyalty/club.js';
import { readClubLevel } from '../loyalty/read-club-level.js';
import { areOffersClosed } from '../protection/offers-closed.js';
import { type OfferRow } from './activate.js';
import { type BonusRules } from './eligibility-facts.js';
import { againFrom, type ClubCondition, isForLevel } from './eligibility.js';
import { offerIn } from './offers-in-currency.js';
import { bonuses, playerBonuses } from './tables.js';

type ClubOffer = OfferRow & { conditions: { club: ClubCondition } };

const isClubOffer = (row: OfferRow): row is ClubOffer => row.conditions.club !== undefined;

/** Returns when a player took each of these offers last, by their ids. */
async function readLastTaken(database: Database, playerId: number, offers: readonly OfferRow[]) {
  const rows = await database
    .select({ bonusId: playerBonuses.bonusId, at: playerBonuses.startedAt })
    .from(playerBonuses)
    .where(
      and(
        eq(playerBonuses.playerId, playerId),
        inArray(
          playerBonuses.bonusId,
          offers.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(desc(playerBonuses.startedAt));
  return (ids: readonly string[]) => rows.find(({ bonusId }) => ids.includes(bonusId))?.at ?? null;
}

/**
 * Returns the rewards that a player's level gives: those that come again first, then those of the levels that were reached, the
 * newest first. None where the policy closes bonuses to the player or allows one only. Amounts are in the player's currency.
 */
export async function readClubRewards(
  database: Database,
  player: PlayerRow,
  { now, rules }: { now: Date; rules: BonusRules },
): Promise<ClubReward[]> {
  if (rules.oneBonusOnly || (await areOffersClosed(database, player.id, rules, now))) return [];
  const own = await readClubLevel(database, player.id);
  const rows = await database
    .select()
    .from(bonuses)
    .where(sql`${bonuses.conditions} -> 'club' is not null`);
  const offers = rows.filter(isClubOffer);
  if (offers.length === 0) return [];
  const lastTaken = await readLastTaken(database, player.id, offers);
  const toReward = (offer: ClubOffer): ClubReward => {
    const { club } = offer.conditions;
    const same = offers.filter(({ conditions }) => conditions.club.kind === club.kind).map(({ id }) => id);
    const takenAt = lastTaken(club.kind === 'level' ? [offer.id] : same);
    return {
      bonusId: offer.id,
      kind: club.kind,
      levelName: levelName(club.level),
      amount: offerIn(offer, player.currencyCode, undefined, null).cashAmount ?? '0',
      currencyCode: player.currencyCode,
      takenAt: takenAt?.toISOString() ?? null,
      againAt: takenAt && (againFrom(offer.conditions, takenAt)?.toISOString() ?? null),
    };
  };
  const of = (kind: ClubCondition['kind']) =>
    offers.filter(({ conditions: { club } }) => club.kind === kind && isForLevel(club, own));
  return clubRewardKinds
    .toReversed()
    .flatMap((kind) => of(kind).sort((a, b) => b.conditions.club.level - a.conditions.club.level))
    .map(toReward);
}
