'use client';

import { useNumberFormat } from '@casino-kit/i18n';
import { usePagePath } from '@casino-kit/settings';
import { Link, Skeleton } from '@casino-kit/ui';
import { type ProviderSummary, providerPreview } from '../../core/provider-queries.js';
import { useTexts } from '../game-texts.js';
import styles from './providers-page.module.css';

/** A provider as a link to its games: its logo, or its name without one, number of games, and pictures of the most popular ones. */
export function ProviderTile({
  provider: { id, name, logoUrl, count, games },
}: {
  provider: ProviderSummary;
}) {
  const t = useTexts();
  const numbers = useNumberFormat();
  return (
    <Link href={usePagePath('provider games', { provider: id })} className={styles.tile}>
      {logoUrl === '' ? (
        <bdi className={styles.name}>{name}</bdi>
      ) : (
        <img src={logoUrl} alt={name} height={26} decoding="async" className={styles.logo} />
      )}
      <span className={styles.count}>{t('games.count', { count, number: numbers.format(count) })}</span>
      <span className={styles.posters}>
        {games.map((game) => (
          <img
            key={game.id}
            src={game.thumbnailUrl}
            alt=""
            width={90}
            height={120}
            loading="lazy"
            decoding="async"
          />
        ))}
      </span>
    </Link>
  );
}

/** The shape of a tile while the providers load. */
export function ProviderTileSkeleton() {
  return (
    <div className={styles.tile}>
      <Skeleton width="96px" height="26px" />
      <span className={styles.count}>
        <Skeleton width="72px" height="14px" />
      </span>
      <span className={styles.posters}>
        {Array.from({ length: providerPreview }, (_, place) => (
          <Skeleton key={place} ratio="3 / 4" radius="control" />
        ))}
      </span>
    </div>
  );
}
