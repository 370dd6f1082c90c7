'use client';

import { EmptyLine, Link, SectionHead } from '@casino-kit/ui';
import { Gift } from 'lucide-react';
import { OfferList } from '../offer-list/offer-list.js';
import { useTexts } from '../texts.js';
import styles from './bonuses-page.module.css';

/** How many offers are shown in place of an active bonus: one row. */
const offersInRow = 3;

/** Says that no bonus is active, with the first offers. */
export function NoActiveBonus({ promotionsHref }: { promotionsHref: string }) {
  const t = useTexts();
  return (
    <>
      <EmptyLine
        icon={<Gift size={20} aria-hidden />}
        title={t('bonuses.mine.none')}
        action={<Link href={promotionsHref}>{t('bonuses.mine.toPromotions')}</Link>}
      >
        {t('bonuses.mine.none.text')}
      </EmptyLine>
      <section className={styles.open} aria-label={t('bonuses.mine.open')}>
        <SectionHead title={t('bonuses.mine.open')} />
        <OfferList type={null} page={1} onPage={() => undefined} level={3} limit={offersInRow} empty={null} />
      </section>
    </>
  );
}
