'use client';

import { Button, Card, IconButton } from '@casino-kit/ui';
import { ArrowLeft } from 'lucide-react';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { depositErrorInfo } from '../../core/deposit-error.js';
import { getNextStep, getPreviousStep, type FormStep } from '../../core/form-steps.js';
import { MethodTiles } from '../method-tiles/method-tiles.js';
import { useTexts } from '../texts.js';
import { AttemptNote } from './attempt-note.js';
import styles from './deposit-form.module.css';
import {
  type DepositFormSlots,
  DepositSummary,
  FormAmount,
  FormBonus,
  FormDetails,
  FormPayer,
  PayButton,
  getOtherMethod,
} from './deposit-parts.js';
import { submitWith } from './submit.js';
import { type DepositFormModel } from './use-deposit-form.js';

/** The form one step at a time (`depositFormVersion` 2): amount, method, details. Typed values stay in every step. */
export function StepwiseForm({
  form,
  slots,
  hidden,
}: {
  form: DepositFormModel;
  slots: DepositFormSlots;
  hidden: boolean;
}) {
  const t = useTexts();
  const formId = useId();
  const [chosen, setStep] = useState<FormStep>('amount');
  const { asksDetails, currency, payer, payment } = form;
  const { methods, method, handler } = form.choice;
  const { busy } = payment;
  // A method without details has no third step.
  const step = chosen === 'details' && !asksDetails ? 'method' : chosen;
  const next = getNextStep(step, asksDetails);
  const previous = getPreviousStep(step);
  const go = (to: FormStep) => {
    flushSync(() => setStep(to));
    document.getElementById(`${formId}-step`)?.focus();
  };
  const pay = async () => {
    const state = await payment.pay();
    if (state.step === 'rejected' && depositErrorInfo(state.rejection.code).aboutAmount) go('amount');
  };
  const detailsTitle = handler?.details?.title ?? 'payments.payer.title';
  const titles = {
    amount: t('payments.amount.label'),
    method: t('payments.payWith'),
    details: t(detailsTitle),
  };
  const number = { amount: 1, method: 2, details: 3 }[step];
  return (
    <form
      id={formId}
      className={styles.steps}
      hidden={hidden}
      noValidate
      onSubmit={submitWith(form.amount.check, () => (next === null ? void pay() : go(next)))}
    >
      <Card className={styles.box}>
        <div className={styles.boxHead}>
          <h2 id={`${formId}-step`} tabIndex={-1} className={styles.stepTitle}>
            {t('payments.numbered', { number, title: titles[step] })}
          </h2>
          <span>{t('payments.step', { number, count: asksDetails ? 3 : 2 })}</span>
        </div>
        <div className={styles.box} hidden={step !== 'amount'}>
          <FormAmount form={form} ownLimits={slots.ownLimits} />
          <FormBonus form={form} slots={slots} />
        </div>
        <div hidden={step !== 'method'}>
          <MethodTiles
            methods={methods}
            selectedId={method?.id ?? null}
            onSelect={form.select}
            currency={currency}
            label={t('payments.payWith')}
            disabled={busy}
          />
        </div>
        <div className={styles.box} hidden={step !== 'details'}>
          {handler?.details !== undefined && payer.fields.length > 0 && <h3>{t('payments.payer.title')}</h3>}
          <FormPayer payer={payer} busy={busy} />
          <FormDetails form={form} />
        </div>
        {next === null && <DepositSummary form={form} slots={slots} whole />}
        <AttemptNote
          payment={payment}
          currency={currency}
          other={getOtherMethod(form)}
          limitsHref={slots.limitsHref}
        />
        <div className={styles.stepFoot}>
          {previous !== null && (
            <IconButton label={t('payments.back')} outlined disabled={busy} onClick={() => go(previous)}>
              <ArrowLeft size={20} aria-hidden data-icon="directional" />
            </IconButton>
          )}
          <span className={styles.grow}>
            {next === null ? (
              <PayButton form={form} formId={formId} block />
            ) : (
              <Button
                type="submit"
                variant="primary"
                size="lg"
                block
                disabled={step === 'method' && method === null}
              >
                {t('payments.continue')}
              </Button>
            )}
          </span>
        </div>
      </Card>
    </form>
  );
}
