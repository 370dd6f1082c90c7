'use client';

import { useApiClient, useSupports } from '@casino-kit/api-client';
import { type GameProvider, listGameProviders } from '@casino-kit/api-contract';
import { useNumberFormat } from '@casino-kit/i18n';
import { usePagePath } from '@casino-kit/settings';
import { Carousel, Link, Skeleton } from '@casino-kit/ui';
import { useQuery } from '@tanstack/react-query';
import { LayoutGrid } from 'lucide-react';
import { providerNamesQuery } from '../../core/provider-queries.js';
import { useTexts } from '../game-texts.js';
import styles from './provider-row.module.css';

/** A provider as a link to its games: its logo, or its name without one, and how many games there are. */
function Provider({ provider: { id, name, count, logoUrl } }: { provider: GameProvider }) {
  const t = useTexts();
  const numbers = useNumberFormat();
  return (
    <Link href={usePagePath('provider games', { provider: id })} className={styles.provider}>
      {logoUrl === '' ? (
        <bdi className={styles.name}>{name}</bdi>
      ) : (
        <img src={logoUrl} alt={name} height={22} loading="lazy" decoding="async" />
      )}
      <span className={styles.count}>{t('games.count', { count, number: numbers.format(count) })}</span>
    </Link>
  );
}

/** The providers with the most games (G1). Omitted if the server does not list them or when they cannot be loaded. */
export function ProviderRow() {
  const t = useTexts();
  const numbers = useNumberFormat();
  const isOffered = useSupports(listGameProviders);
  const href = usePagePath('providers');
  const { data, isError } = useQuery(providerNamesQuery(useApiClient()));
  if (!isOffered || isError || data?.length === 0) return null;
  return (
    <Carousel
      title={t('games.row.providers')}
      icon={<LayoutGrid size={22} aria-hidden />}
      link={{ href, label: t('games.seeAll'), count: data && numbers.format(data.length) }}
      size="tile"
    >
      {data === undefined
        ? Array.from({ length: 8 }, (_, place) => <Skeleton key={place} height="84px" radius="card" />)
        : data.map((provider) => <Provider key={provider.id} provider={provider} />)}
    </Carousel>
  );
}
