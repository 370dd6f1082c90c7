'use client';

import { Button } from '@casino-kit/ui';
import { useEffect, useRef } from 'react';
import { type PaymentMethod } from '@casino-kit/api-contract';
import { type DepositActions } from '../deposit-form/use-deposit-form.js';
import { type WaitingStep } from '../deposit-form/use-deposit-payment.js';
import { useTexts } from '../texts.js';
import { useMoneyText } from '../use-money-text.js';
import { CancelDepositButton } from './cancel-deposit-button.js';
import styles from './waiting-deposit.module.css';

/**
 * A deposit that waits for the player: shows the next step in place of the form. It settles automatically; leaving it
 * ends nothing.
 */
export function WaitingDeposit({
  payment,
  waiting,
  methods,
}: {
  payment: DepositActions;
  waiting: WaitingStep;
  methods: readonly PaymentMethod[];
}) {
  const t = useTexts();
  const { deposit, next, step } = waiting;
  const money = useMoneyText(deposit.currencyCode);
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is unmounted.
  useEffect(() => heading.current?.focus(), [deposit.depositId]);
  return (
    <section className={styles.waiting}>
      <div>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {t('payments.waiting.title', { amount: money(deposit.amount) })}
        </h2>
        <p className={styles.method}>
          {t('payments.waiting.facts', {
            method: deposit.methodTitle ?? deposit.method,
            reference: deposit.reference ?? deposit.depositId,
          })}
        </p>
      </div>
      <next.Component
        key={deposit.depositId}
        deposit={deposit}
        step={step}
        method={methods.find(({ id }) => id === deposit.paymentMethodId)}
        onLeave={payment.leave}
        onRenew={payment.renew}
      />
      <p className={styles.method} role="status">
        {t('payments.waiting.watching')}
      </p>
      <div className={styles.actions}>
        <Button size="sm" onClick={() => void payment.check()}>
          {t('payments.checkStatus')}
        </Button>
        <Button size="sm" variant="ghost" onClick={payment.leaveWaiting}>
          {t('payments.waiting.back')}
        </Button>
        <CancelDepositButton onCancel={payment.cancel} />
      </div>
    </section>
  );
}
