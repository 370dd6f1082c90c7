'use client';

import { type CSSProperties, type ReactNode } from 'react';
import { Trans, useLocale, useNumberFormat } from '@casino-kit/i18n';
import { formatMoney, isPositive } from '@casino-kit/money';
import { Button, Skeleton, VisuallyHidden } from '@casino-kit/ui';
import { type RunningAward } from '../../core/award.js';
import { halfHourShare } from '../../core/half-hour.js';
import { Coin } from '../coin/coin.js';
import { useTexts } from '../texts.js';
import { type Cashback } from '../use-cashback.js';
import { usePayoutText } from '../use-payout-text.js';
import styles from './award-summary.module.css';

/** Longer texts than this are set smaller, so that they fit in one line on mobile. */
const longest = 10;

const isEmpty = ({ ngr, payout }: RunningAward) => !isPositive(ngr) && !isPositive(payout);

function Ring({ at }: { at: Date | null }) {
  const share = { '--share': at === null ? 0 : halfHourShare(at) } as CSSProperties;
  return (
    <span aria-hidden className={styles.ring} style={share}>
      <Coin size={64} />
    </span>
  );
}

/** Why the amount is what it is. */
function Formula({ award, currencyCode }: { award: RunningAward; currencyCode: string }) {
  const t = useTexts();
  const { formatTag } = useLocale();
  const percents = useNumberFormat({ style: 'percent', maximumFractionDigits: 4 });
  if (isEmpty(award)) return t('cashback.nothing');
  if (!award.isExplained) return t('cashback.ofLoss');
  const amount = formatMoney(award.ngr, { locale: formatTag, currency: currencyCode });
  const percent = percents.format(award.percent as `${number}`);
  return (
    <Trans
      t={t}
      i18nKey="cashback.formula"
      values={{ percent, amount }}
      components={{ percent: <bdi />, amount: <bdi /> }}
    />
  );
}

function Lines({
  label,
  sum,
  line,
  alert,
}: {
  label: ReactNode;
  sum: ReactNode;
  line: ReactNode;
  alert?: boolean | undefined;
}) {
  return (
    <div className={styles.lines} role={alert ? 'alert' : undefined}>
      <p className={styles.note}>{label}</p>
      <div className={styles.sum}>{sum}</div>
      <p className={styles.note}>{line}</p>
    </div>
  );
}

function Figures({ cashback }: { cashback: Cashback }) {
  const t = useTexts();
  const payout = usePayoutText(cashback);
  const { audience, award, currencyCode, failed, stale, online, loading, retry } = cashback;
  if (audience === 'guest')
    return (
      <div className={styles.lines}>
        <p className={styles.what}>{t('cashback.guest')}</p>
        <p className={styles.note}>{t('cashback.guest.text')}</p>
      </div>
    );
  if (failed)
    return (
      <Lines
        alert
        label={t(online ? 'cashback.failed' : 'cashback.offline')}
        sum={
          <Button size="sm" loading={loading} onClick={retry}>
            {t('cashback.retry')}
          </Button>
        }
        line={t('cashback.failed.text')}
      />
    );
  if (award === null)
    return (
      <Lines
        label={t('cashback.sum')}
        sum={
          <>
            <Skeleton width="120px" height="28px" />
            <VisuallyHidden>
              <span role="status">{t('cashback.loading')}</span>
            </VisuallyHidden>
          </>
        }
        line={<Skeleton width="144px" height="12px" />}
      />
    );
  const error = online ? (stale ? 'cashback.stale' : null) : 'cashback.stale.offline';
  return (
    <Lines
      label={t('cashback.sum')}
      sum={
        <b data-long={(payout?.length ?? 0) > longest || undefined}>
          <bdi>{payout}</bdi>
        </b>
      }
      line={error === null ? <Formula award={award} currencyCode={currencyCode} /> : t(error)}
    />
  );
}

/**
 * The running award in large: a ring that shows how much of the half hour is over, the amount, and why it is that much.
 */
export function AwardSummary({ cashback }: { cashback: Cashback }) {
  return (
    <div
      className={styles.summary}
      data-empty={(cashback.award !== null && isEmpty(cashback.award)) || undefined}
      aria-busy={(cashback.audience !== 'guest' && cashback.award === null && !cashback.failed) || undefined}
    >
      <Ring at={cashback.audience === 'guest' ? null : cashback.at} />
      <Figures cashback={cashback} />
    </div>
  );
}
