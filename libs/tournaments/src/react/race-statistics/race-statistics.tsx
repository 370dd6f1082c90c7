'use client';

import { type Tournament, type TournamentStanding } from '@casino-kit/api-contract';
import { Card } from '@casino-kit/ui';
import { type TournamentTexts } from '../use-tournament-texts.js';
import styles from './race-statistics.module.css';

/** The player's statistics in a tournament (§3): place, metric, stakes, rounds, prize, and the net result as it is. */
export function RaceStatistics({
  tournament,
  own,
  texts,
  updatedAt,
}: {
  tournament: Tournament;
  own: TournamentStanding;
  texts: TournamentTexts;
  /** In ms since the epoch. */
  updatedAt: number;
}) {
  const { t, number, money, score } = texts;
  const amount = (value: string | null) => (value === null ? '–' : money(value, tournament));
  const facts = [
    ['place', t('tournaments.place'), own.rank === null ? '–' : number(own.rank)],
    ['score', t(`tournaments.metric.${tournament.metric}`), score(own.score, tournament.metric)],
    ['wagered', t('tournaments.wagered'), amount(own.wagered)],
    ['rounds', t('tournaments.rounds'), number(own.rounds)],
    [
      'prize',
      t(own.paidAt === null ? 'tournaments.prizeHere' : 'tournaments.prizePaid'),
      own.prize === null ? t('tournaments.noPrize') : money(own.prize, tournament),
    ],
    ['net', t('tournaments.net'), amount(own.netResult)],
  ] as const;
  return (
    <section aria-label={t('tournaments.statistics')}>
      <Card className={styles.card}>
        <div className={styles.head}>
          <h2>{t('tournaments.statistics')}</h2>
          <span className={styles.quiet}>
            {own.rank === null
              ? t('tournaments.noPlace.text')
              : t('tournaments.updated', { time: texts.clock(updatedAt) })}
          </span>
        </div>
        <dl className={styles.facts}>
          {facts.map(([id, term, value]) => (
            <div key={id}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </section>
  );
}
