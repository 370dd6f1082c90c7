'use client';

import { Link, type LinkProps } from '@casino-kit/ui';
import { Coin } from '../coin/coin.js';
import { useLabelTexts } from '../label-texts.js';
import { SmallAmount } from '../small-amount/small-amount.js';
import { type CashbackOptions, useCashback } from '../use-cashback.js';
import styles from './cashback-link.module.css';

export interface CashbackLinkProps extends CashbackOptions, Pick<LinkProps, 'onClick' | 'aria-current'> {
  /** The cashback page. */
  href: string;
}

/**
 * The small cashback link (§2) with the running award, without it for a guest. Renders nothing for brands without
 * cashback.
 */
export function CashbackLink({ now, ...link }: CashbackLinkProps) {
  const t = useLabelTexts();
  const cashback = useCashback({ now });
  if (!cashback.isOffered) return null;
  return (
    <Link {...link} className={styles.link}>
      <Coin size={24} />
      <span className={styles.label}>{t('cashback.label')}</span> <SmallAmount cashback={cashback} />
    </Link>
  );
}
