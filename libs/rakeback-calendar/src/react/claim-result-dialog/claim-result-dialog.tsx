'use client';

import { useLocale } from '@casino-kit/i18n';
import { Button, Dialog, Outcome, useOnline } from '@casino-kit/ui';
import { CircleAlert, HandCoins, WifiOff } from 'lucide-react';
import { Fragment, useEffect, useRef } from 'react';
import { amountWithCode } from '../../core/claim-response.js';
import { useTexts } from '../texts.js';
import { type UseClaimResult } from '../use-claim.js';
import styles from './claim-result-dialog.module.css';

export interface ClaimResultDialogProps {
  claims: UseClaimResult;
  currencyCode: string;
}

/** `[AA]` in `rakeback.claim.text` is the amount with the code of its currency (§8). */
function withAmount(text: string, amount: string) {
  return text.split('[AA]').map((piece, index) => (
    // The text's own order.
    <Fragment key={index}>
      {index > 0 && <bdi className={styles.amount}>{amount}</bdi>}
      {piece}
    </Fragment>
  ));
}

/**
 * Shows how a claim ended (§8): what was paid, or that it could not be claimed. Without a response it says what is
 * known and offers to retry the same claim.
 */
export function ClaimResultDialog({ claims, currencyCode }: ClaimResultDialogProps) {
  const t = useTexts();
  const { formatTag } = useLocale();
  const online = useOnline();
  const { result, dismiss, claim } = claims;
  const ok = useRef<HTMLButtonElement>(null);
  const kind = result?.outcome.kind;
  const open = kind === 'uncertain' || kind === 'offline' || kind === 'failed' ? kind : null;
  const isOpen = open !== null;
  // Enter closes the dialog as soon as there is nothing else left to do.
  useEffect(() => {
    if (kind !== undefined && !isOpen) ok.current?.focus();
  }, [kind, isOpen]);
  if (result === null) return null;
  const { outcome, day } = result;
  const isPaid = outcome.kind === 'paid';
  const title = t(isPaid ? 'rakeback.claim.title' : 'rakeback.error.claim.title');
  const Icon = isPaid ? HandCoins : outcome.kind === 'offline' ? WifiOff : CircleAlert;
  return (
    // The second of two quick clicks on the button that opened it must not close it.
    <Dialog open bare role="alertdialog" width="task" title={title} backdropCloses={false} onClose={dismiss}>
      <div className={styles.result}>
        <Outcome
          tone={isPaid ? 'success' : isOpen ? 'warning' : 'danger'}
          icon={<Icon size={24} className={isPaid ? styles.moment : undefined} />}
          title={title}
          actions={
            <>
              {isOpen && (
                <Button
                  variant="primary"
                  size="lg"
                  block
                  loading={claims.pending === day.dayDate}
                  onClick={() => claim(day)}
                >
                  {t('rakeback-calendar.retry')}
                </Button>
              )}
              <Button ref={ok} variant={isOpen ? 'line' : 'primary'} size="lg" block onClick={dismiss}>
                {t('rakeback-calendar.claim.ok')}
              </Button>
            </>
          }
        >
          {isPaid ? (
            withAmount(t('rakeback.claim.text'), amountWithCode(outcome.amount, currencyCode, formatTag))
          ) : (
            <>
              <p>{t('rakeback.error.claim.text')}</p>
              {open !== null && <p>{t(`rakeback-calendar.claim.${open}`)}</p>}
              {'message' in outcome && outcome.message !== null && <p dir="auto">{outcome.message}</p>}
              {outcome.kind === 'offline' && (
                <p role="status">{online && t('rakeback-calendar.claim.online')}</p>
              )}
            </>
          )}
        </Outcome>
      </div>
    </Dialog>
  );
}
