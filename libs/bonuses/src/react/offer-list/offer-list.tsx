'use client';

import { type ReactNode } from 'react';
import { useReturnToLastPage } from '@casino-kit/api-client/paging';
import { Button, Card, ErrorState, PagedList, Skeleton, VisuallyHidden } from '@casino-kit/ui';
import { type BonusType } from '../../core/bonus-type.js';
import { openOffers } from '../../core/offer-state.js';
import { useBonusContext } from '../bonus-provider/bonus-provider.js';
import { OfferCard } from '../offer-card/offer-card.js';
import { useTexts } from '../texts.js';
import { NewsItem } from './news-item.js';
import styles from './offer-list.module.css';
import { useOffers } from './use-offers.js';

function Loading({ form, expected }: { form: 'cards' | 'news'; expected: number }) {
  const t = useTexts();
  return (
    <div aria-busy>
      <VisuallyHidden>
        <span role="status">{t('bonuses.loading')}</span>
      </VisuallyHidden>
      <div aria-hidden className={styles[form]}>
        {Array.from({ length: expected }, (_, place) => (
          <Skeleton key={place} height={form === 'cards' ? 294 : 168} radius="card" />
        ))}
      </div>
    </div>
  );
}

/** Offers of a type, or of all, 24 a page (§9): as cards, or as news (`useNewsBlockInPromotions`). */
export function OfferList({
  type,
  page,
  onPage,
  form = 'cards',
  level = 2,
  limit,
  expected = limit ?? 9,
  empty,
}: {
  type: BonusType | null;
  page: number;
  /** `replace`: the address changes without a new entry in the history of the browser. */
  onPage: (page: number, how: { replace: boolean }) => void;
  form?: 'cards' | 'news' | undefined;
  /** The level of the headings. */
  level?: 2 | 3 | undefined;
  /** Shows only the first offers that the player can take now, without pages. */
  limit?: number | undefined;
  /** The number of placeholders while the offers load. */
  expected?: number | undefined;
  /** Shown when there are no offers. */
  empty: ReactNode;
}) {
  const t = useTexts();
  const { viewer } = useBonusContext();
  const view = useOffers(type, page);
  useReturnToLastPage(view, onPage);
  switch (view.kind) {
    case 'loading':
    case 'outOfRange':
      return <Loading form={form} expected={expected} />;
    case 'empty':
    case 'noMatches':
    case 'unsupported':
      return empty;
    case 'failed':
      return (
        <Card>
          <ErrorState
            title={t('bonuses.promotions.failed')}
            action={<Button onClick={view.retry}>{t('bonuses.retry')}</Button>}
          >
            {t('bonuses.promotions.failed.text')}
          </ErrorState>
        </Card>
      );
    case 'rows': {
      const shown = limit === undefined ? view.rows : openOffers(view.rows, viewer).slice(0, limit);
      if (shown.length === 0) return empty;
      return (
        <PagedList {...view} onPage={(to) => onPage(to, { replace: false })}>
          {(pagination) => (
            <>
              <ul aria-label={t('bonuses.promotions.list')} className={styles[form]}>
                {shown.map((bonus) => (
                  <li key={bonus.id}>
                    {form === 'cards' ? (
                      <OfferCard bonus={bonus} level={level} />
                    ) : (
                      <NewsItem bonus={bonus} level={level} />
                    )}
                  </li>
                ))}
              </ul>
              {limit === undefined && pagination}
            </>
          )}
        </PagedList>
      );
    }
  }
}
