'use client';

import { useState } from 'react';
import { usePagePath } from '@casino-kit/settings';
import { ButtonLink, Card, EmptyState, SectionHead } from '@casino-kit/ui';
import { Gift } from 'lucide-react';
import { BonusProvider } from '../bonus-provider/bonus-provider.js';
import { type BonusOptions } from '../bonus-links.js';
import { CouponEntry } from '../coupon-form/coupon-form.js';
import { OfferList } from '../offer-list/offer-list.js';
import { useOffers } from '../offer-list/use-offers.js';
import { BonusPageFrame } from '../page-frame/page-frame.js';
import { useTexts } from '../texts.js';
import styles from './free-money-page.module.css';

function FreeOffers({ type, title }: { type: 'no_deposit' | 'freespins'; title: string }) {
  const t = useTexts();
  const promotions = usePagePath('promotions');
  const [page, setPage] = useState(1);
  return (
    <section className={styles.offers}>
      <SectionHead title={title} />
      <OfferList
        type={type}
        page={page}
        onPage={setPage}
        level={3}
        expected={2}
        empty={
          <Card role="status">
            <EmptyState
              icon={<Gift size={28} aria-hidden />}
              title={t('bonuses.free.none')}
              action={<ButtonLink href={promotions}>{t('bonuses.mine.toPromotions')}</ButtonLink>}
            >
              {t('bonuses.free.none.text')}
            </EmptyState>
          </Card>
        }
      />
    </section>
  );
}

/** What stands below the offers without a deposit: it waits for them, since it would move otherwise. */
function LowerParts() {
  const t = useTexts();
  const { kind } = useOffers('no_deposit', 1);
  // Both are fetched at once.
  useOffers('freespins', 1);
  if (kind === 'loading') return null;
  return (
    <>
      <FreeOffers type="freespins" title={t('bonuses.free.spins')} />
      <CouponEntry />
    </>
  );
}

export type FreeMoneyPageProps = BonusOptions;

/** The page `/freemoney` (§2): offers without a deposit, free spins, and a coupon form. */
export function FreeMoneyPage(options: FreeMoneyPageProps) {
  const t = useTexts();
  return (
    <BonusProvider options={options}>
      <BonusPageFrame title={t('bonuses.free.title')} subtitle={t('bonuses.free.subtitle')} wide>
        <FreeOffers type="no_deposit" title={t('bonuses.free.money')} />
        <LowerParts />
      </BonusPageFrame>
    </BonusProvider>
  );
}
