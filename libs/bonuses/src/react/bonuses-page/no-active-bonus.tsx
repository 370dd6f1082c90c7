'use client';

import { type PagedView } from '@casino-kit/api-client/paging';
import { type Bonus } from '@casino-kit/api-contract';
import { EmptyLine, Link, SectionHead } from '@casino-kit/ui';
import { Gift } from 'lucide-react';
import { openOffers } from '../../core/offer-state.js';
import { useBonusContext } from '../bonus-provider/bonus-provider.js';
import { OfferList } from '../offer-list/offer-list.js';
import { useTexts } from '../texts.js';
import styles from './bonuses-page.module.css';

/** How many offers are shown in place of an active bonus: one row. */
const offersInRow = 3;

/** Says that no bonus is active, with the first offers that the player can take now. */
export function NoActiveBonus({
  promotionsHref,
  explained,
  offers,
}: {
  promotionsHref: string;
  /** The page says above how many can be active. */
  explained: boolean;
  offers: PagedView<Bonus>;
}) {
  const t = useTexts();
  const { viewer } = useBonusContext();
  const isNoneOpen = offers.kind === 'rows' && openOffers(offers.rows, viewer).length === 0;
  const label = t('bonuses.mine.toPromotions');
  return (
    <>
      <EmptyLine
        icon={<Gift size={20} aria-hidden />}
        title={t('bonuses.mine.none')}
        action={isNoneOpen && <Link href={promotionsHref}>{label}</Link>}
      >
        {explained ? undefined : t('bonuses.mine.subtitle')}
      </EmptyLine>
      {!isNoneOpen && (
        <section className={styles.open} aria-label={t('bonuses.mine.open')}>
          <SectionHead title={t('bonuses.mine.open')} link={{ href: promotionsHref, label }} />
          <OfferList
            type={null}
            page={1}
            onPage={() => undefined}
            level={3}
            limit={offersInRow}
            empty={null}
          />
        </section>
      )}
    </>
  );
}
