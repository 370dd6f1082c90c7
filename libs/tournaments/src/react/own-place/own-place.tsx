'use client';

import { type Tournament, type TournamentStanding } from '@casino-kit/api-contract';
import { Card, DescriptionList } from '@casino-kit/ui';
import { type ReactNode } from 'react';
import { type TournamentTexts } from '../use-tournament-texts.js';
import styles from './own-place.module.css';

/** The player's place in the main tournament, with what it cost: the net result is shown as it is, a loss too. */
export function OwnPlace({
  tournament,
  own,
  texts,
  updatedAt,
  action,
}: {
  tournament: Tournament;
  /** `null` for a guest and before the player has entered. */
  own: TournamentStanding | null;
  texts: TournamentTexts;
  /** In ms since the epoch. */
  updatedAt: number;
  /** How to enter. */
  action: ReactNode;
}) {
  const { t, number, money, score } = texts;
  const players = t('tournaments.ofPlayers', {
    count: tournament.players,
    players: number(tournament.players),
  });
  const amount = (value: string | null) => (value === null ? '–' : money(value, tournament));
  return (
    <section className={styles.place} aria-label={t('tournaments.yourPlace')}>
      <Card className={styles.card}>
        <div className={styles.head}>
          <h2>{t('tournaments.yourPlace')}</h2>
          <span className={styles.quiet}>{t('tournaments.updated', { time: texts.clock(updatedAt) })}</span>
        </div>
        {own === null ? (
          <div className={styles.out}>
            <p className={styles.state}>{t('tournaments.notIn')}</p>
            <p className={styles.quiet}>{t('tournaments.enter.free')}</p>
            {action}
            <DescriptionList
              facts={[
                { term: t('tournaments.players'), value: number(tournament.players) },
                { term: t('tournaments.places'), value: number(tournament.paidPlaces) },
              ]}
            />
          </div>
        ) : (
          <>
            <p className={styles.rank}>
              {own.rank === null ? (
                <>
                  <span className={styles.state}>{t('tournaments.in')}</span>{' '}
                  <span className={styles.quiet}>{t('tournaments.noPlace.text')}</span>
                </>
              ) : (
                <>
                  <b>{number(own.rank)}</b> <span className={styles.quiet}>{players}</span>
                </>
              )}
            </p>
            <DescriptionList
              facts={[
                {
                  term: t(`tournaments.metric.${tournament.metric}`),
                  value: score(own.score, tournament.metric),
                },
                {
                  term: t('tournaments.prizeHere'),
                  value:
                    own.prize === null ? (
                      t('tournaments.noPrize')
                    ) : (
                      <span className={styles.prize}>{money(own.prize, tournament)}</span>
                    ),
                },
                { term: t('tournaments.staked'), value: amount(own.wagered) },
                { term: t('tournaments.net'), value: amount(own.netResult) },
              ]}
            />
          </>
        )}
      </Card>
    </section>
  );
}
