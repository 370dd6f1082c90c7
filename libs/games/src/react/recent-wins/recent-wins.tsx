'use client';

import { useApiClient, useSupports } from '@casino-kit/api-client';
import { listRecentWins, type RecentWin } from '@casino-kit/api-contract';
import { pagePath, useSettings } from '@casino-kit/settings';
import { Link, Skeleton, useShownName } from '@casino-kit/ui';
import { useQuery } from '@tanstack/react-query';
import { recentWinsQuery } from '../../core/catalogue-queries.js';
import { useTexts } from '../texts.js';
import { useMoney } from '../use-money.js';
import styles from './recent-wins.module.css';

function Win({ win }: { win: RecentWin }) {
  const { money } = useMoney();
  const settings = useSettings();
  const toShownName = useShownName();
  return (
    <Link href={pagePath(settings, 'game', { game: win.game.slug })} className={styles.win}>
      <img src={win.game.thumbnailUrl} alt="" width={36} height={48} loading="lazy" decoding="async" />
      <span className={styles.text}>
        <b>
          <bdi>{money(win.payout, { currency: win.currencyCode })}</bdi>
        </b>
        <small>
          <bdi>{toShownName(win.player)}</bdi> · <bdi>{win.game.name}</bdi>
        </small>
      </span>
    </Link>
  );
}

/** A strip of wins in each of its states. `wins` is `null` while they load; the strip is omitted if there are none. */
export function RecentWinsView({ wins }: { wins: readonly RecentWin[] | null }) {
  const t = useTexts();
  if (wins !== null && wins.length === 0) return null;
  return (
    <section className={styles.wins} aria-label={t('games.wins')}>
      <div className={styles.head}>
        <h2>{t('games.wins')}</h2>
        <small>{t('games.wins.note')}</small>
      </div>
      <ul className={styles.list}>
        {wins === null
          ? Array.from({ length: 6 }, (_, place) => (
              <li key={place} className={styles.win}>
                <Skeleton width="36px" height="48px" radius="text" />
                <span className={styles.text}>
                  <Skeleton width="72px" height="14px" />
                  <Skeleton width="112px" height="12px" />
                </span>
              </li>
            ))
          : wins.map((win) => (
              <li key={win.roundId}>
                <Win win={win} />
              </li>
            ))}
      </ul>
    </section>
  );
}

/** Single rounds that were won lately. It is optional: when it cannot be loaded, it is omitted silently. */
export function RecentWins() {
  const isOffered = useSupports(listRecentWins);
  const { data, isError } = useQuery(recentWinsQuery(useApiClient()));
  if (!isOffered || (isError && data === undefined)) return null;
  return <RecentWinsView wins={data ?? null} />;
}
