'use client';

import { type Tournament } from '@casino-kit/api-contract';
import { type Column, Link, Table, useIsMobile } from '@casino-kit/ui';
import { type TournamentTexts } from '../use-tournament-texts.js';
import styles from './finished-table.module.css';

/** Tournaments that have ended, with the player's place and prize: what was won, and that nothing was. */
export function FinishedTable({
  rows,
  texts,
  hrefOf,
}: {
  rows: readonly Tournament[];
  texts: TournamentTexts;
  hrefOf: (tournamentId: string) => string;
}) {
  const { t, number } = texts;
  const isMobile = useIsMobile();
  const columns: Column<Tournament>[] = [
    {
      id: 'name',
      title: t('tournaments.race'),
      cell: (row) => (
        <Link href={hrefOf(row.tournamentId)} className={styles.name}>
          <bdi>{texts.name(row)}</bdi>
        </Link>
      ),
    },
    { id: 'ended', title: t('tournaments.endedColumn'), cell: ({ endsAt }) => texts.day(endsAt) },
    {
      id: 'players',
      title: t('tournaments.players'),
      cell: ({ players }) => number(players),
      numeric: true,
    },
    {
      id: 'place',
      title: t('tournaments.yourPlace'),
      cell: ({ own }) => (typeof own?.rank !== 'number' ? '–' : number(own.rank)),
      numeric: true,
    },
    {
      id: 'prize',
      title: t('tournaments.prize'),
      cell: (row) => {
        if (row.finalAt === null) return t('tournaments.counting');
        if (row.own === null) return '–';
        return row.own.prize === null ? t('tournaments.noPrize') : texts.money(row.own.prize, row);
      },
      numeric: true,
    },
  ];
  return (
    <Table
      caption={t('tournaments.finishedTitle')}
      columns={isMobile ? columns.filter(({ id }) => id !== 'players' && id !== 'ended') : columns}
      rows={rows}
      rowKey={({ tournamentId }) => tournamentId}
    />
  );
}
