'use client';

import { useApiClient, useSupports } from '@casino-kit/api-client';
import { type Game, listGames } from '@casino-kit/api-contract';
import { useNumberFormat } from '@casino-kit/i18n';
import { usePagePath, useSettings } from '@casino-kit/settings';
import { Link, SectionHead, Skeleton } from '@casino-kit/ui';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { gameRowQuery } from '../../core/catalogue-queries.js';
import { categoryHref } from '../../core/category-href.js';
import { highestPrizes } from '../../core/highest-prizes.js';
import { lobbyRowFilter, withoutRepeats } from '../../core/lobby-rows.js';
import { CategoryIcon } from '../category-chips/category-icon.js';
import { useTexts } from '../game-texts.js';
import { useGameCurrency } from '../use-game-currency.js';
import { useMoney } from '../use-money.js';
import styles from './jackpot-row.module.css';

/** One large game and four beside it. */
const shown = 5;

/** A game with the most that a round of it can pay; the first one is larger. */
function Jackpot({ game, isFirst }: { game: Game; isFirst: boolean }) {
  const t = useTexts();
  const { money } = useMoney();
  return (
    <Link
      href={usePagePath('game', { game: game.slug })}
      className={`${styles.jackpot} ${isFirst ? styles.first : ''}`}
    >
      <img src={game.thumbnailUrl} alt="" width={300} height={400} loading="lazy" decoding="async" />
      <span className={styles.facts}>
        <bdi className={styles.name}>{game.name}</bdi>
        <bdi className={styles.note}>{game.provider.name}</bdi>
        {game.topPrize !== null && game.topPrize !== undefined && (
          <bdi className={styles.amount}>{money(game.topPrize)}</bdi>
        )}
        {/* Once is enough for all of them. */}
        {isFirst && <span className={styles.note}>{t('games.jackpot.note')}</span>}
      </span>
      <ChevronRight size={20} aria-hidden className={styles.arrow} />
    </Link>
  );
}

/**
 * Jackpots with the most that one round of each can pay (G1), the highest first. Omitted if there are none, if the server
 * lists no games, or when they cannot be loaded.
 */
export function JackpotRow() {
  const t = useTexts();
  const settings = useSettings();
  const numbers = useNumberFormat();
  const client = useApiClient();
  const currency = useGameCurrency();
  const isOffered = useSupports(listGames);
  const { data, isError } = useQuery(
    gameRowQuery(client, { category: 'jackpots', sort: 'maxMultiplier' }, currency),
  );
  // The row above loads its games itself.
  const above = useQuery({ ...gameRowQuery(client, lobbyRowFilter('new'), currency), enabled: false }).data;
  const games = data && highestPrizes(withoutRepeats(data.rows, above?.rows ?? []), shown);
  if (!isOffered || isError || games?.length === 0) return null;
  return (
    <section className={styles.row} aria-label={t('games.row.jackpots')}>
      <SectionHead
        title={t('games.row.jackpots')}
        icon={<CategoryIcon category="jackpots" size={22} />}
        link={{
          href: categoryHref(settings, 'jackpots'),
          label: t('games.seeAll'),
          count: data && numbers.format(data.count),
        }}
      />
      <ul className={styles.grid} aria-busy={games === undefined}>
        {games === undefined
          ? Array.from({ length: shown }, (_, place) => (
              <li key={place} aria-hidden className={place === 0 ? styles.large : undefined}>
                <Skeleton height="100%" radius="card" />
              </li>
            ))
          : games.map((game, place) => (
              <li key={game.id} className={place === 0 ? styles.large : undefined}>
                <Jackpot game={game} isFirst={place === 0} />
              </li>
            ))}
      </ul>
    </section>
  );
}
