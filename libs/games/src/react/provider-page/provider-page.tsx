'use client';

import { type GameSort } from '@casino-kit/api-contract';
import { useNumberFormat } from '@casino-kit/i18n';
import { usePagePath } from '@casino-kit/settings';
import { ButtonLink, Link, PageHeader } from '@casino-kit/ui';
import { ChevronRight } from 'lucide-react';
import { GameGrid } from '../game-grid/game-grid.js';
import { useGameList } from '../game-grid/use-game-list.js';
import { SortSelect } from '../sort-select/sort-select.js';
import { useTexts } from '../game-texts.js';
import styles from './provider-page.module.css';

export interface ProviderPageProps {
  /** Id of the provider, as the catalogue names it. */
  provider: string;
  sort: GameSort;
  onSort: (sort: GameSort) => void;
}

/** Returns the name of a provider: that of its games, its id while they load or if it has none. */
export function useProviderName(provider: string, sort: GameSort): string {
  return useGameList({ provider, sort }).games?.[0]?.provider.name ?? provider;
}

/** All games of one provider, in one of the seven orders, loaded while scrolling (§2, provider games). */
export function ProviderPage({ provider, sort, onSort }: ProviderPageProps) {
  const t = useTexts();
  const numbers = useNumberFormat();
  const providers = usePagePath('providers');
  const list = useGameList({ provider, sort });
  const name = useProviderName(provider, sort);
  return (
    <div className={styles.page}>
      <nav aria-label={t('games.breadcrumbs')}>
        <ol className={styles.crumbs}>
          <li>
            <Link href={providers}>{t('games.providers')}</Link>
            <ChevronRight size={14} aria-hidden data-icon="directional" />
          </li>
          <li aria-current="page">
            <bdi>{name}</bdi>
          </li>
        </ol>
      </nav>
      <PageHeader
        title={<bdi>{name}</bdi>}
        lead={
          list.count === null
            ? undefined
            : t('games.count', { count: list.count, number: numbers.format(list.count) })
        }
        end={!list.isUnsupported && <SortSelect sort={sort} onSort={onSort} />}
      />
      <GameGrid
        key={`${provider} ${sort}`}
        label={name}
        list={list}
        onEmpty={<ButtonLink href={providers}>{t('games.providers.all')}</ButtonLink>}
      />
    </div>
  );
}
