'use client';

import { type ReactNode } from 'react';
import { useReturnToLastPage } from '@casino-kit/api-client/paging';
import { Button, Card, ErrorState, PagedList, Skeleton, VisuallyHidden } from '@casino-kit/ui';
import { type BonusType } from '../../core/bonus-type.js';
import { isShut, openOffers } from '../../core/offer-state.js';
import { useBonusContext } from '../bonus-provider/bonus-provider.js';
import { OfferCard } from '../offer-card/offer-card.js';
import { ShutOffers } from '../shut-offers/shut-offers.js';
import { useTexts } from '../texts.js';
import { NewsItem } from './news-item.js';
import styles from './offer-list.module.css';
import { useOffers } from './use-offers.js';

type Look = 'cards' | 'row' | 'news';

const loadingHeight: Readonly<Record<Look, number>> = { cards: 404, row: 404, news: 168 };

function Loading({ look, expected }: { look: Look; expected: number }) {
  const t = useTexts();
  return (
    <div aria-busy>
      <VisuallyHidden>
        <span role="status">{t('bonuses.loading')}</span>
      </VisuallyHidden>
      <div aria-hidden className={styles[look]}>
        {Array.from({ length: expected }, (_, place) => (
          <Skeleton key={place} height={loadingHeight[look]} radius="card" />
        ))}
      </div>
    </div>
  );
}

/**
 * Offers of a type, or of all, 24 a page (§9): as cards, the first one larger, or as news (`useNewsBlockInPromotions`).
 * Cards of offers that are closed to the player now become a quiet list below the others.
 */
export function OfferList({
  type,
  page,
  onPage,
  form = 'cards',
  level = 2,
  limit,
  omit = [],
  waits = false,
  expected = limit ?? 9,
  beside,
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
  /** The ids of offers that the page shows above, left out where there are others. */
  omit?: readonly (string | null)[] | undefined;
  /** It is not known yet what the page shows above. */
  waits?: boolean | undefined;
  /** The number of placeholders while the offers load. */
  expected?: number | undefined;
  /** Shown beside the offers that are closed now, or below the others. */
  beside?: ReactNode | undefined;
  /** Shown when there are no offers. */
  empty: ReactNode;
}) {
  const t = useTexts();
  const { viewer } = useBonusContext();
  const view = useOffers(type, page);
  useReturnToLastPage(view, onPage);
  const look = form === 'cards' && limit !== undefined ? 'row' : form;
  const all = view.kind === 'rows' ? view.rows : [];
  const others = all.filter(({ id }) => !omit.includes(id));
  const rows = others.length > 0 ? others : all;
  const offers = limit === undefined ? rows : openOffers(rows, viewer).slice(0, limit);
  const shut = look === 'cards' && !waits ? offers.filter((bonus) => isShut(bonus, viewer)) : [];
  const shown = offers.filter((bonus) => !shut.includes(bonus));
  const content = () => {
    if (waits) return <Loading look={look} expected={expected} />;
    switch (view.kind) {
      case 'loading':
      case 'outOfRange':
        return <Loading look={look} expected={expected} />;
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
        if (shown.length + shut.length === 0) return empty;
        return (
          <PagedList {...view} onPage={(to) => onPage(to, { replace: false })}>
            {(pagination) => (
              <>
                {shown.length > 0 && (
                  <ul aria-label={t('bonuses.promotions.list')} className={styles[look]}>
                    {shown.map((bonus, place) => (
                      <li key={bonus.id} className={styles.item}>
                        {form === 'cards' ? (
                          <OfferCard bonus={bonus} level={level} isMain={place === 0} />
                        ) : (
                          <NewsItem bonus={bonus} level={level} />
                        )}
                      </li>
                    ))}
                  </ul>
                )}
                {limit === undefined && pagination}
              </>
            )}
          </PagedList>
        );
      }
    }
  };
  return (
    <div className={styles.place}>
      {content()}
      <div className={styles.lower}>
        {shut.length > 0 && <ShutOffers offers={shut} level={level} />}
        {beside}
      </div>
    </div>
  );
}
