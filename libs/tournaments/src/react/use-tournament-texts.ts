'use client';

import { type Tournament, type TournamentMetric } from '@casino-kit/api-contract';
import { useDateFormat, useLocale, useNumberFormat } from '@casino-kit/i18n';
import { formatMoney, formatMultiplier } from '@casino-kit/money';
import { type TournamentKey, useTexts } from './texts.js';

/** What tournaments are called and how their figures are written, in the player's language. */
export interface TournamentTexts {
  t: ReturnType<typeof useTexts>;
  name: (tournament: Tournament) => string;
  number: (value: number) => string;
  money: (amount: string, tournament: Pick<Tournament, 'currencyCode'>) => string;
  score: (score: string, metric: TournamentMetric) => string;
  /** "Sunday, 23:59" within a week, "30 November, 23:59" otherwise. */
  moment: (instant: string, now: number) => string;
  /** "November 30 at 23:59" */
  date: (instant: string) => string;
  day: (instant: string) => string;
  clock: (instant: number) => string;
  /** "€2,500 shared by 100 players." */
  shared: (tournament: Tournament) => string;
  /** "A point for every €0.20 staked within a round, on any slot." */
  earn: (tournament: Tournament) => string;
  /** "All slots" */
  counts: (tournament: Tournament) => string;
}

const weekMs = 6 * 86_400_000;
const knownCategories = ['slots', 'jackpots', 'live', 'originals', 'tables'] as const;

/** Returns the texts and figures of tournaments; times are in `timeZone`. */
export function useTournamentTexts(timeZone: string): TournamentTexts {
  const t = useTexts();
  const { formatTag, dir } = useLocale();
  const numbers = useNumberFormat();
  const weekday = useDateFormat({ weekday: 'long', hour: '2-digit', minute: '2-digit', timeZone });
  const date = useDateFormat({ day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', timeZone });
  const day = useDateFormat({ day: 'numeric', month: 'short', timeZone });
  const clock = useDateFormat({ hour: '2-digit', minute: '2-digit', timeZone });
  const money: TournamentTexts['money'] = (amount, { currencyCode }) =>
    formatMoney(amount, { locale: formatTag, currency: currencyCode, trimWhole: true });
  const number = (value: number) => numbers.format(value);
  const category = (id: string) => {
    const known = knownCategories.find((name) => name === id);
    return known === undefined ? id : t(`tournaments.category.${known}`);
  };
  const gamesName = ({ counts }: Tournament) =>
    counts.kind === 'category' ? category(counts.id ?? '') : (counts.name ?? counts.id ?? '');
  return {
    t,
    number,
    money,
    name: ({ name, edition, finalAt }) =>
      edition && finalAt !== null ? t('tournaments.edition', { name, week: number(edition) }) : name,
    score: (score, metric) => {
      if (metric !== 'multiplier') return number(Number(score));
      const text = formatMultiplier(score, formatTag);
      // The sign stays behind the number in the words of a text from right to left.
      return dir === 'rtl' ? `\u2066${text}\u2069` : text;
    },
    moment: (instant, now) => {
      const at = Date.parse(instant);
      return (Math.abs(at - now) < weekMs ? weekday : date).format(at);
    },
    date: (instant) => date.format(Date.parse(instant)),
    day: (instant) => day.format(Date.parse(instant)),
    clock: (instant) => clock.format(instant),
    shared: (tournament) =>
      t('tournaments.shared', {
        count: tournament.paidPlaces,
        places: number(tournament.paidPlaces),
        amount: money(tournament.prizePool, tournament),
      }),
    earn: (tournament) => {
      const { metric, stakePerPoint, counts } = tournament;
      const games = t(`tournaments.games.${counts.kind}`, { name: gamesName(tournament) });
      if (metric !== 'points') return t(`tournaments.earn.${metric}`, { games });
      return t('tournaments.earn.points', { games, amount: money(stakePerPoint ?? '1', tournament) });
    },
    counts: (tournament) => {
      const { kind } = tournament.counts;
      if (kind === 'category') return gamesName(tournament);
      const key: TournamentKey = `tournaments.counts.${kind}`;
      return t(key, { name: gamesName(tournament) });
    },
  };
}
