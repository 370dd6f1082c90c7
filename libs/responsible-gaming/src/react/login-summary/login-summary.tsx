'use client';

import { ScrollText } from 'lucide-react';
import { useState } from 'react';
import { type PlayLimits } from '@casino-kit/api-contract';
import { subtract } from '@casino-kit/money';
import { Button, Dialog } from '@casino-kit/ui';
import { NetFigure } from '../net-figure/net-figure.js';
import { ProtectionErrorAlert } from '../protection-error-alert/protection-error-alert.js';
import styles from '../reality-check/reality-check-dialog.module.css';
import { useTexts } from '../texts.js';
import { useChangeLimits } from '../use-change-limits.js';
import { useProtectionFormats } from '../use-protection-formats.js';

export interface LoginSummaryProps {
  /** As `useLimits` loads them; without a summary nothing is rendered. */
  limits: Pick<PlayLimits, 'loginSummary' | 'currencyCode'>;
  /** The player's zone (IANA). */
  timeZone: string;
}

/**
 * Shows a player after a login what they paid in, staked and won lately, until they confirm that they have seen it: there is no
 * other way to close it, and until then the server starts no round.
 */
export function LoginSummary({
  limits: { loginSummary: summary, currencyCode },
  timeZone,
}: LoginSummaryProps) {
  const t = useTexts();
  const [now] = useState(() => new Date());
  const formats = useProtectionFormats(currencyCode, timeZone, now);
  const { change, pending, error } = useChangeLimits();
  if (summary === null) return null;
  const confirm = () => change({ type: 'summary' });
  const title = t('responsible-gaming.statement.range', {
    from: formats.shortDay(summary.from),
    to: formats.shortDay(summary.to),
  });
  return (
    <Dialog
      open
      onClose={confirm}
      mustChoose
      bare
      role="alertdialog"
      width="confirmation"
      title={`${t('responsible-gaming.statement.title')}, ${title}`}
      footer={
        <Button size="lg" block loading={pending} onClick={confirm}>
          {t('responsible-gaming.exclusion.continue')}
        </Button>
      }
    >
      <div className={styles.body}>
        <div className={styles.head}>
          <span className={styles.disc} aria-hidden>
            <ScrollText size={24} />
          </span>
          <div>
            <p className={styles.title} aria-hidden>
              {t('responsible-gaming.statement.title')}
            </p>
            <p>{title}</p>
          </div>
        </div>
        <dl className={styles.figures}>
          <div>
            <dt>{t('responsible-gaming.month.paidIn')}</dt>
            <dd>{formats.money(summary.deposited)}</dd>
          </div>
          <div>
            <dt>{t('responsible-gaming.statement.staked')}</dt>
            <dd>{formats.money(summary.staked)}</dd>
          </div>
          <div>
            <dt>{t('responsible-gaming.statement.won')}</dt>
            <dd>{formats.money(summary.won)}</dd>
          </div>
          <div>
            <dt>{t('responsible-gaming.month.net')}</dt>
            <dd>
              <NetFigure net={subtract(summary.won, summary.staked)} formats={formats} />
            </dd>
          </div>
        </dl>
        {error !== null && <ProtectionErrorAlert error={error} formats={formats} />}
      </div>
    </Dialog>
  );
}
