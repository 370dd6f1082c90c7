'use client';

import { useApiClient, useSupports } from '@casino-kit/api-client';
import { listTopWins, type TopWin } from '@casino-kit/api-contract';
import { useDateFormat, useLocale } from '@casino-kit/i18n';
import { formatMultiplier } from '@casino-kit/money';
import { useIsAuthenticated } from '@casino-kit/session';
import { pagePath, useSettings } from '@casino-kit/settings';
import {
  Button,
  type Column,
  EmptyLine,
  ErrorState,
  Link,
  PlayerName,
  SectionHead,
  Skeleton,
  Table,
  ToggleChips,
  useIsMobile,
} from '@casino-kit/ui';
import { useQuery } from '@tanstack/react-query';
import { Trophy } from 'lucide-react';
import { useState } from 'react';
import { topWinsQuery, type WinTable } from '../../core/top-wins-query.js';
import { useTexts } from '../game-texts.js';
import { useMoney } from '../use-money.js';
import styles from './top-wins.module.css';

/** The place that the rows of a full table take. */
const fullHeight = '564px';

/**
 * The rows of one table. A phone has room for two columns: the game with the player and the multiplier (for high rollers,
 * the stake) below its name, and the payout.
 */
function WinRows({ table, wins }: { table: WinTable; wins: readonly TopWin[] }) {
  const t = useTexts();
  const settings = useSettings();
  const { money } = useMoney();
  const isMobile = useIsMobile();
  const { formatTag } = useLocale();
  // The same on the server and in the browser, whatever their zones.
  const dates = useDateFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' });
  // All in one format, as the whole amounts around them are written.
  const trimWhole = wins.every(({ stake, payout }) => Number(stake) % 1 === 0 && Number(payout) % 1 === 0);
  const amount = (value: string, { currencyCode }: TopWin) =>
    money(value, { currency: currencyCode, trimWhole });
  const multiple = ({ multiplier }: TopWin) => <bdi>{formatMultiplier(multiplier, formatTag)}</bdi>;
  const game: Column<TopWin> = {
    id: 'game',
    title: t('games.topWins.game'),
    cell: (win) => (
      <Link href={pagePath(settings, 'game', { game: win.game.slug })} className={styles.game}>
        <img src={win.game.thumbnailUrl} alt="" width={30} height={40} loading="lazy" decoding="async" />
        <span className={styles.names}>
          <bdi>{win.game.name}</bdi>
          {isMobile && (
            <small>
              {table === 'mine' ? dates.format(new Date(win.at)) : <PlayerName name={win.player} />} ·{' '}
              {table === 'high-rollers' ? (
                <bdi>{`${t('games.topWins.stake')} ${amount(win.stake, win)}`}</bdi>
              ) : (
                multiple(win)
              )}
            </small>
          )}
        </span>
      </Link>
    ),
  };
  const player: Column<TopWin> = {
    id: 'player',
    title: t('games.topWins.player'),
    cell: (win) => <PlayerName name={win.player} />,
  };
  const details: Column<TopWin>[] = [
    {
      id: 'at',
      title: t('games.topWins.at'),
      cell: ({ at }) => <span className={styles.minor}>{dates.format(new Date(at))}</span>,
    },
    {
      id: 'stake',
      title: t('games.topWins.stake'),
      cell: (win) => <span className={styles.minor}>{amount(win.stake, win)}</span>,
      numeric: true,
    },
    { id: 'multiplier', title: t('games.topWins.multiplier'), cell: multiple, numeric: true },
  ];
  const payout: Column<TopWin> = {
    id: 'payout',
    title: t('games.topWins.payout'),
    cell: (win) => <b className={styles.payout}>{amount(win.payout, win)}</b>,
    numeric: true,
  };
  return (
    <Table
      caption={t(`games.topWins.${table}`)}
      rows={wins}
      rowKey={({ roundId }) => roundId}
      empty={
        <EmptyLine icon={<Trophy size={20} aria-hidden />} title={t('games.topWins.none')}>
          {t(table === 'mine' ? 'games.topWins.none.mine' : 'games.topWins.none.text')}
        </EmptyLine>
      }
      columns={isMobile ? [game, payout] : [game, ...(table === 'mine' ? [] : [player]), ...details, payout]}
    />
  );
}

/**
 * The best single rounds of the last 30 days (§2): all wins, high rollers, multiplier madness, and the player's own wins.
 * Players are masked, and hidden in ghost mode (§6). Omitted if the server does not list them.
 */
export function TopWins() {
  const t = useTexts();
  const isAuthenticated = useIsAuthenticated();
  const isOffered = useSupports(listTopWins);
  const [chosen, setChosen] = useState<WinTable>('all');
  const table = chosen === 'mine' && !isAuthenticated ? 'all' : chosen;
  const { data, isError, refetch } = useQuery(topWinsQuery(useApiClient(), table));
  if (!isOffered) return null;
  const tables: WinTable[] = [
    ...(isAuthenticated ? (['mine'] as const) : []),
    'all',
    'high-rollers',
    'multipliers',
  ];
  return (
    <section className={styles.wins} aria-label={t('games.topWins')}>
      <SectionHead title={t('games.topWins')} icon={<Trophy size={22} aria-hidden />} />
      <p className={styles.note}>{t('games.topWins.note')}</p>
      <ToggleChips
        label={t('games.topWins.choose')}
        options={tables.map((value) => ({ value, label: t(`games.topWins.${value}`) }))}
        value={table}
        onChange={setChosen}
      />
      {data !== undefined ? (
        <WinRows table={table} wins={data} />
      ) : isError ? (
        <ErrorState
          title={t('games.topWins.failed')}
          action={<Button onClick={() => void refetch()}>{t('games.topWins.retry')}</Button>}
        />
      ) : (
        <div aria-busy="true" role="group" aria-label={t('games.topWins.loading')}>
          <Skeleton height={fullHeight} radius="card" />
        </div>
      )}
    </section>
  );
}
