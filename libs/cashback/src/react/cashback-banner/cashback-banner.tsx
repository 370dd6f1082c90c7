'use client';

import { Trans } from '@casino-kit/i18n';
import { Link, Skeleton, VisuallyHidden } from '@casino-kit/ui';
import { AddedAt } from '../award-summary/added-at.js';
import { Coin } from '../coin/coin.js';
import { useTexts } from '../texts.js';
import { type Cashback, type CashbackOptions, useCashback } from '../use-cashback.js';
import { usePayoutText } from '../use-payout-text.js';
import styles from './cashback-banner.module.css';

export interface CashbackBannerProps extends CashbackOptions {
  /** The cashback page. */
  href: string;
  /** The player's zone (IANA), for the time of day; the machine's by default. */
  timeZone?: string | undefined;
}

function Title({ cashback }: { cashback: Cashback }) {
  const t = useTexts();
  const payout = usePayoutText(cashback);
  if (payout !== null)
    return (
      <Trans
        t={t}
        i18nKey="cashback.banner"
        values={{ amount: payout }}
        components={{ amount: <bdi className={styles.amount} /> }}
      />
    );
  return (
    <>
      {t('cashback.title')}
      {cashback.audience !== 'guest' && !cashback.failed && (
        <>
          {' '}
          <span className={styles.place}>
            <Skeleton width="64px" height="18px" />
          </span>
          <VisuallyHidden>{t('cashback.loading')}</VisuallyHidden>
        </>
      )}
    </>
  );
}

function Text({ cashback, timeZone }: { cashback: Cashback; timeZone: string | undefined }) {
  const t = useTexts();
  const { audience, award, at, failed, stale, online } = cashback;
  if (audience === 'guest') return t('cashback.guest');
  if (failed) return t(online ? 'cashback.failed' : 'cashback.offline');
  if (award !== null && !online) return t('cashback.stale.offline');
  if (award !== null && stale) return t('cashback.stale');
  return <AddedAt text="cashback.joinsAt" at={at} timeZone={timeZone} />;
}

/**
 * The cashback banner (§2, form v2), as a whole a link to the cashback page. Renders nothing for brands without
 * cashback.
 */
export function CashbackBanner({ href, timeZone, ...options }: CashbackBannerProps) {
  const t = useTexts();
  const cashback = useCashback(options);
  if (!cashback.isOffered) return null;
  return (
    <Link href={href} className={styles.banner}>
      <Coin size={52} />
      <span className={styles.words}>
        <b className={styles.title}>
          <Title cashback={cashback} />
        </b>{' '}
        <span className={styles.text}>
          <Text cashback={cashback} timeZone={timeZone} />
        </span>
      </span>{' '}
      <span className={styles.open}>{t('cashback.open')}</span>
    </Link>
  );
}
