'use client';

import { toTournamentState, type Tournament } from '@casino-kit/api-contract';
import { Button, ButtonLink, Link } from '@casino-kit/ui';
import { type TournamentTexts } from '../use-tournament-texts.js';
import styles from './tournament-rows.module.css';

export interface TournamentRowsProps {
  /** Names the list, for screen readers. */
  label: string;
  rows: readonly Tournament[];
  texts: TournamentTexts;
  /** In ms since the epoch. */
  now: number;
  getHref: (tournamentId: string) => string;
  /** A guest has no place: the games that count are shown instead. */
  isGuest: boolean;
  /** Opens the way in; undefined for someone who cannot enter from here, such as a guest. */
  onJoin?: ((tournament: Tournament) => void) | undefined;
}

function Figure({ term, value }: { term: string; value: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** Tournaments that run or are coming, one per row: its picture, name, prizes, places, and how the player is doing. */
export function TournamentRows({ label, rows, texts, now, getHref, isGuest, onJoin }: TournamentRowsProps) {
  const { t, name, money, number, score } = texts;
  const standing = ({ own, metric }: Tournament, isRunning: boolean) => {
    if (own === null) return t('tournaments.notIn');
    if (!isRunning) return t('tournaments.in');
    if (own.rank === null) return t('tournaments.noPlace');
    return t('tournaments.rank', { score: score(own.score, metric), rank: number(own.rank) });
  };
  return (
    <ul className={styles.rows} aria-label={label}>
      {rows.map((row) => {
        const [game] = row.counts.games;
        const isRunning = toTournamentState(row, now) === 'running';
        const time = isRunning
          ? t('tournaments.ends', { time: texts.moment(row.endsAt, now) })
          : t('tournaments.starts', { time: texts.moment(row.startsAt, now) });
        return (
          <li key={row.tournamentId} className={styles.row}>
            <span className={styles.poster} aria-hidden>
              {game !== undefined && game.thumbnailUrl !== '' && (
                <img src={game.thumbnailUrl} alt="" width={54} height={72} loading="lazy" decoding="async" />
              )}
            </span>
            <div className={styles.words}>
              <Link href={getHref(row.tournamentId)} className={styles.name}>
                <bdi>{name(row)}</bdi>
              </Link>
              <p>
                {isRunning && <span>{t(`tournaments.rowMetric.${row.metric}`)}</span>} <span>{time}</span>
              </p>
            </div>
            <dl className={styles.figures}>
              <Figure term={t('tournaments.prizes')} value={money(row.prizePool, row)} />
              <Figure term={t('tournaments.places')} value={number(row.paidPlaces)} />
              {!isGuest && (isRunning || row.own !== null) ? (
                <Figure term={t('tournaments.yourPlace')} value={standing(row, isRunning)} />
              ) : (
                <Figure term={t('tournaments.counts')} value={texts.counts(row)} />
              )}
            </dl>
            {row.own === null && onJoin !== undefined ? (
              <Button
                className={styles.action}
                aria-label={t('tournaments.joinNamed', { name: row.name })}
                onClick={() => onJoin(row)}
              >
                {t('tournaments.join')}
              </Button>
            ) : (
              <ButtonLink
                href={getHref(row.tournamentId)}
                className={styles.action}
                aria-label={t('tournaments.openNamed', { name: row.name })}
              >
                {t('tournaments.open')}
              </ButtonLink>
            )}
          </li>
        );
      })}
    </ul>
  );
}
