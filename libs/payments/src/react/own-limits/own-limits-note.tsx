'use client';

import { useAuthState } from '@casino-kit/session';
import { Link } from '@casino-kit/ui';
import { useState } from 'react';
import { useLocale } from '@casino-kit/i18n';
import { formatMoney } from '@casino-kit/money';
import { type OwnLimits } from '../../core/own-limits.js';
import { useTexts } from '../texts.js';
import styles from './own-limits-note.module.css';

/** One quiet line before a first deposit: limits exist. It can be dismissed, and asks nothing. */
function Offer({ href }: { href: string }) {
  const t = useTexts();
  const [isDismissed, setDismissed] = useState(false);
  if (isDismissed) return null;
  return (
    <p className={styles.line} data-offer>
      <span>{t('payments.own.offer')}</span>
      <Link href={href}>{t('payments.own.set')}</Link>
      <button type="button" onClick={() => setDismissed(true)}>
        {t('payments.own.notNow')}
      </button>
    </p>
  );
}

/**
 * What is left of each of the player's own deposit limits, with the link to change it; the offer of one before a first deposit.
 * Nothing where the limits are unknown.
 */
export function OwnLimitsNote({ own }: { own: OwnLimits | undefined }) {
  const t = useTexts();
  const { formatTag: locale } = useLocale();
  const isFirst = useAuthState(({ user }) => user !== null && user.depositCount === 0);
  if (own === undefined) return null;
  const { currencyCode: currency, limits, setHref } = own;
  if (limits.length === 0) return isFirst && <Offer href={setHref} />;
  return (
    <ul className={styles.list} aria-label={t('payments.own.list')}>
      {limits.map(({ period, limit, left, changeHref }) => {
        const text = t(`payments.own.left.${period ?? 'balance'}`, {
          left: formatMoney(left, { locale, currency }),
          limit: formatMoney(limit, { locale, currency, trimWhole: true }),
        });
        const change = t('payments.change');
        return (
          <li key={period ?? 'balance'} className={styles.line}>
            <span>{text}</span>
            <Link
              href={changeHref}
              aria-label={period === null ? `${change}: ${text}` : t(`payments.own.change.${period}`)}
            >
              {change}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
