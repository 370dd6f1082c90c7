'use client';

import { useNumberFormat } from '@casino-kit/i18n';
import { usePagePath } from '@casino-kit/settings';
import { Button, ButtonLink, Link, PageHeader } from '@casino-kit/ui';
import { ChevronRight } from 'lucide-react';
import { filterParts, toListFilter, withoutFilter } from '../../core/list-address.js';
import { providerFilter } from '../../core/provider-list.js';
import { ActivePlace, ListTools } from '../game-filters/filtered-list.js';
import { GameGrid } from '../game-grid/game-grid.js';
import { useGameList } from '../game-grid/use-game-list.js';
import { useTexts } from '../game-texts.js';
import { type ListViewOptions, useListView } from '../use-list-view.js';
import styles from './provider-page.module.css';

export interface ProviderPageProps extends ListViewOptions {
  /** Id of the provider, as the catalogue names it. */
  provider: string;
}

/**
 * Returns the name of a provider: that of its games, its id while they load. Without games it is unknown, and what the
 * address says is not shown as the name of one.
 */
export function useProviderName(provider: string): string {
  const t = useTexts();
  const { games, count } = useGameList(providerFilter(provider, {}));
  return games?.[0]?.provider.name ?? (count === 0 ? t('games.providers') : provider);
}

/** All games of one provider, in one of the seven orders and filtered, loaded while scrolling (§2, provider games). */
export function ProviderPage({ provider, address, onAddress }: ProviderPageProps) {
  const t = useTexts();
  const numbers = useNumberFormat();
  const providers = usePagePath('providers');
  const { view: chosen, onView } = useListView({ address, onAddress });
  const view = { ...chosen, provider: '' };
  const filter = toListFilter(view, { provider });
  const list = useGameList(filter);
  const name = useProviderName(provider);
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
          list.count === null ? undefined : (
            <span role="status">
              {t('games.count', { count: list.count, number: numbers.format(list.count) })}
            </span>
          )
        }
        end={!list.isUnsupported && <ListTools view={view} onView={onView} count={list.count} isOfProvider />}
      />
      <ActivePlace view={view} onView={onView} />
      <GameGrid
        key={JSON.stringify(filter)}
        label={name}
        list={list}
        onEmpty={
          filterParts(view).length > 0 ? (
            <Button onClick={() => onView(withoutFilter(view))}>{t('games.showAll')}</Button>
          ) : (
            <ButtonLink href={providers}>{t('games.providers.all')}</ButtonLink>
          )
        }
      />
    </div>
  );
}
