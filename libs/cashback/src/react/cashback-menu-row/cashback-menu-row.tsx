'use client';

import { Link, type LinkProps, type MenuAction } from '@casino-kit/ui';
import { Percent } from 'lucide-react';
import { useLabelTexts } from '../label-texts.js';
import { SmallAmount } from '../small-amount/small-amount.js';
import { type Cashback, type CashbackOptions, useCashback } from '../use-cashback.js';
import styles from './cashback-menu-row.module.css';

export interface CashbackMenuRowProps extends CashbackOptions, Pick<LinkProps, 'onClick' | 'aria-current'> {
  /** The cashback page. */
  href: string;
}

const isShown = ({ isOffered, audience }: Cashback) => isOffered && audience === 'player';

function Texts({ cashback }: { cashback: Cashback }) {
  const t = useLabelTexts();
  return (
    <span className={styles.words}>
      <span className={styles.label}>{t('cashback.label')}</span> <SmallAmount cashback={cashback} />
    </span>
  );
}

/**
 * Cashback as a row among the links of an account menu (§2, form auth-menu), with the running award. Renders nothing
 * for guests and for brands without cashback.
 */
export function CashbackMenuRow({ now, ...link }: CashbackMenuRowProps) {
  const cashback = useCashback({ now });
  if (!isShown(cashback)) return null;
  return (
    <Link {...link} className={styles.row}>
      <Percent size={18} aria-hidden />
      <Texts cashback={cashback} />
    </Link>
  );
}

/** Returns the same row for a `Menu` of `@casino-kit/ui`; `null` when there is none. */
export function useCashbackMenuAction({
  href,
  ...options
}: CashbackOptions & { href: string }): MenuAction | null {
  const cashback = useCashback(options);
  if (!isShown(cashback)) return null;
  return {
    id: 'cashback',
    href,
    icon: <Percent size={20} aria-hidden />,
    label: <Texts cashback={cashback} />,
  };
}
