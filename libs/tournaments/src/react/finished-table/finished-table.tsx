'use client';

import { type Tournament } from '@casino-kit/api-contract';
import { type Column, Link, Table, useIsMobile } from '@casino-kit/ui';
import { TournamentName } from '../tournament-name.js';
import { type TournamentTexts } from '../use-tournament-texts.js';
import styles from './finished-table.module.css';

/** Tournaments that have ended, with the player's place and prize: what was won, and that nothing was. */
export function FinishedTable({
  rows,
  texts,
  getHref,
  isGuest,
}: {
  rows: readonly Tournament[];
  texts: TournamentTexts;
  getHref: (tournamentId: string) => string;
  /** A guest has no place: the prizes of all are shown instead. */
  isGuest: boolean;
}) {
  const { t, number } = texts;
  const isMobile = useIsMobile();
  const ownColumns: Column<Tournament>[] = [
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
  const guestColumns: Column<Tournament>[] = [
    {
      id: 'pool',
      title: t('tournaments.prizes'),
      cell: (row) => texts.money(row.prizePool, row),
      numeric: true,
    },
  ];
  const columns: Column<Tournament>[] = [
    {
      id: 'name',
      title: t('tournaments.race'),
      cell: (row) => (
        <Link href={getHref(row.tournamentId)} className={styles.name}>
          <TournamentName tournament={row} texts={texts} />
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
    ...(isGuest ? guestColumns : ownColumns),
  ];
  return (
    <Table
      caption={t('tournaments.finishedTitle')}
      columns={
        isMobile ? columns.filter(({ id }) => id !== 'ended' && (isGuest || id !== 'players')) : columns
      }
      rows={rows}
      rowKey={({ tournamentId }) => tournamentId}
    />
  );
}
