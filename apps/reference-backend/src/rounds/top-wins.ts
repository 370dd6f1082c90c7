import { and, desc, eq, gte, isNull, sql, type SQL } from 'drizzle-orm';
import { type TopWin, type TopWinTable } from '@casino-kit/api-contract';
import { compare, proportion } from '@casino-kit/money';
import { type Catalogue } from '../catalogue/catalogue.js';
import { minutesFrom } from '../clock.js';
import { type Database } from '../database/database.js';
import { nameColumns, publicName } from '../identity/public-name.js';
import { players } from '../identity/tables.js';
import { toCurrencyScale } from '../ledger/wallet.js';
import { convert } from '../settings/euro-figures.js';
import { rounds } from './tables.js';

const listed = 10;
const windowMinutes = 30 * 24 * 60;
const multiplierPlaces = 2;

/** By what the rounds of a table are ranked. */
const rankColumns: Record<TopWinTable, SQL> = {
  all: sql`${rounds.payout}`,
  'high-rollers': sql`${rounds.stake}`,
  multipliers: sql`${rounds.payout} / ${rounds.stake}`,
};

type Row = { payout: string; stake: string; currencyCode: string };
const inEuro = (amount: string, { currencyCode }: Row) => convert(amount, currencyCode, 'EUR');

/** Compares two rounds of any currencies by the rank of a table, the higher one first. */
function compareIn(table: TopWinTable, a: Row, b: Row): number {
  if (table === 'multipliers')
    return compare(proportion('1', b.payout, b.stake, 8), proportion('1', a.payout, a.stake, 8));
  const key = table === 'all' ? 'payout' : 'stake';
  return compare(inEuro(b[key], b), inEuro(a[key], a));
}

/**
 * Returns the best rounds of the last 30 days that paid more than their stake, best first: those of one player with
 * `playerId`, otherwise the best one of each player. Free spins and voided rounds do not count. Currencies are compared in
 * euro.
 */
export async function readTopWins(
  database: Database,
  catalogue: Catalogue,
  { table, playerId, now }: { table: TopWinTable; playerId?: number | undefined; now: Date },
): Promise<TopWin[]> {
  const rank = rankColumns[table];
  const candidates = database
    .select({
      id: rounds.id,
      currencyCode: rounds.currencyCode,
      createdAt: rounds.createdAt,
      rank: rank.as('rank'),
      ownPlace:
        sql<number>`row_number() over (partition by ${rounds.playerId}, ${rounds.currencyCode} order by ${rank} desc, ${rounds.createdAt})`.as(
          'own_place',
        ),
    })
    .from(rounds)
    .where(
      and(
        gte(rounds.createdAt, minutesFrom(now, -windowMinutes)),
        isNull(rounds.voidedAt),
        sql`${rounds.stake} > 0 and ${rounds.payout} > ${rounds.stake}`,
        playerId === undefined ? undefined : eq(rounds.playerId, playerId),
      ),
    )
    .as('candidates');
  // The best of each currency contain the best of all.
  const ranked = database
    .select({
      id: candidates.id,
      place:
        sql<number>`row_number() over (partition by ${candidates.currencyCode} order by ${candidates.rank} desc, ${candidates.createdAt})`.as(
          'place',
        ),
    })
    .from(candidates)
    .where(playerId === undefined ? eq(candidates.ownPlace, 1) : undefined)
    .as('ranked');
  const rows = await database
    .select({ round: rounds, ...nameColumns })
    .from(ranked)
    .innerJoin(rounds, eq(rounds.id, ranked.id))
    .innerJoin(players, eq(players.id, rounds.playerId))
    .where(sql`${ranked.place} <= ${listed}`)
    .orderBy(desc(rank), rounds.createdAt);
  const seen = new Set<number>();
  return rows
    .toSorted((a, b) => compareIn(table, a.round, b.round))
    .filter(({ round }) => {
      const isRepeated = playerId === undefined && seen.has(round.playerId);
      seen.add(round.playerId);
      return !isRepeated;
    })
    .flatMap(({ round, ...named }) => {
      const game = catalogue.find(round.gameSlug);
      if (game === undefined) return [];
      const { entry, thumbnailUrl } = game;
      const scale = (amount: string) => toCurrencyScale(amount, round.currencyCode);
      return [
        {
          roundId: round.id,
          player: publicName(named),
          game: { slug: entry.slug, name: entry.name, thumbnailUrl },
          payout: scale(round.payout),
          currencyCode: round.currencyCode,
          at: round.createdAt.toISOString(),
          stake: scale(round.stake),
          multiplier: proportion('1', round.payout, round.stake, multiplierPlaces),
        },
      ];
    })
    .slice(0, listed);
}
