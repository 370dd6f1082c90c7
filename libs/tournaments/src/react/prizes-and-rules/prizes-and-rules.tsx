'use client';

import { type Tournament } from '@casino-kit/api-contract';
import { Card, Link, Table } from '@casino-kit/ui';
import { type TournamentTexts } from '../use-tournament-texts.js';
import styles from './prizes-and-rules.module.css';

/** What each place receives, the rules with that of ties, and the games that count. */
export function PrizesAndRules({
  id,
  tournament,
  texts,
  gameHref,
}: {
  /** The anchor of the section. */
  id: string;
  tournament: Tournament;
  texts: TournamentTexts;
  gameHref: (slug: string) => string;
}) {
  const { t, number, money } = texts;
  const { prizes, minStake, counts } = tournament;
  const rules = [
    texts.earn(tournament),
    minStake === null
      ? t('tournaments.rule.start')
      : t('tournaments.rule.minStake', { amount: money(minStake, tournament) }),
    t('tournaments.rule.settled'),
    t('tournaments.rule.money'),
    t('tournaments.rule.tie'),
    t('tournaments.rule.paid'),
    t('tournaments.rule.free'),
  ];
  return (
    <div id={id} className={styles.parts}>
      <section className={styles.part}>
        <h2>{t('tournaments.prizesByPlace')}</h2>
        <Table
          caption={t('tournaments.prizesByPlace')}
          rows={prizes}
          rowKey={({ from }) => String(from)}
          columns={[
            {
              id: 'place',
              title: t('tournaments.place'),
              cell: ({ from, to }) =>
                from === to
                  ? number(from)
                  : t('tournaments.placeRange', { from: number(from), to: number(to) }),
            },
            {
              id: 'prize',
              title: t('tournaments.each'),
              cell: ({ amount }) => <b>{money(amount, tournament)}</b>,
              numeric: true,
            },
          ]}
        />
      </section>
      <section className={styles.part} aria-label={t('tournaments.rules')}>
        <h2>{t('tournaments.rules')}</h2>
        <Card>
          <ul className={styles.rules}>
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </Card>
      </section>
      {counts.games.length > 0 && (
        <section className={`${styles.part} ${styles.wide}`} aria-label={t('tournaments.gamesThatCount')}>
          <h2>
            {t('tournaments.gamesThatCount')}
            <span className={styles.quiet}>{texts.counts(tournament)}</span>
          </h2>
          <ul className={styles.games}>
            {counts.games.map(({ slug, name, thumbnailUrl }) => (
              <li key={slug}>
                <Link href={gameHref(slug)} className={styles.game}>
                  <span className={styles.poster} aria-hidden>
                    {thumbnailUrl !== '' && (
                      <img
                        src={thumbnailUrl}
                        alt=""
                        width={90}
                        height={120}
                        loading="lazy"
                        decoding="async"
                      />
                    )}
                  </span>
                  <bdi>{name}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
