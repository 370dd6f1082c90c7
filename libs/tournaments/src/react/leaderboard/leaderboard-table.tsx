'use client';

import { type Tournament } from '@casino-kit/api-contract';
import { PlayerName } from '@casino-kit/ui';
import { type BoardPart } from '../../core/tournament-view.js';
import { type TournamentTexts } from '../use-tournament-texts.js';
import styles from './leaderboard.module.css';

/** Places of a leaderboard in their order, the player's own one marked; omitted ones are counted in a row. */
export function LeaderboardTable({
  tournament,
  parts,
  texts,
}: {
  tournament: Tournament;
  parts: readonly BoardPart[];
  texts: TournamentTexts;
}) {
  const { t, number, money, score } = texts;
  const hasRounds = tournament.metric !== 'rounds';
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{t('tournaments.leaderboard')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('tournaments.board.rank')}</th>
          <th scope="col">{t('tournaments.board.player')}</th>
          <th scope="col" data-numeric>
            {t(`tournaments.metric.${tournament.metric}`)}
          </th>
          {hasRounds && (
            <th scope="col" data-numeric data-wide>
              {t('tournaments.board.rounds')}
            </th>
          )}
          <th scope="col" data-numeric>
            {t('tournaments.prize')}
          </th>
        </tr>
      </thead>
      <tbody>
        {parts.map((part, index) =>
          part.kind === 'gap' ? (
            <tr key={`gap at ${index}`} className={styles.gap}>
              <td colSpan={hasRounds ? 5 : 4}>
                {t('tournaments.more', { count: part.omitted, players: number(part.omitted) })}
              </td>
            </tr>
          ) : (
            <tr key={part.row.rank} className={part.row.isOwn ? styles.own : undefined}>
              <td>
                <span className={styles.rank} data-place={part.row.rank <= 3 ? part.row.rank : undefined}>
                  {number(part.row.rank)}
                </span>
              </td>
              <td>
                <PlayerName name={part.row.player} className={styles.player} />
                {part.row.isOwn && <span className={styles.you}> {t('tournaments.you')}</span>}
              </td>
              <td data-numeric>{score(part.row.score, tournament.metric)}</td>
              {hasRounds && (
                <td data-numeric data-wide className={styles.quiet}>
                  {number(part.row.rounds)}
                </td>
              )}
              <td data-numeric>
                {part.row.prize === null ? '–' : <b>{money(part.row.prize, tournament)}</b>}
              </td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}
