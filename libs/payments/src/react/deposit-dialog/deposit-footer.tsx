'use client';

import { type Amount } from '@casino-kit/money';
import { Button, IconButton } from '@casino-kit/ui';
import { ArrowLeft } from 'lucide-react';
import { PayButton, useReceiveText } from '../deposit-form/deposit-parts.js';
import { type DepositFormModel } from '../deposit-form/use-deposit-form.js';
import { useTexts } from '../texts.js';
import styles from './deposit-dialog.module.css';
import { type SheetStep, type SheetNavigation } from './sheet-navigation.js';

/** The footer of the deposit dialog: the received amount and Pay; in a step (`step`), the button to the next one. */
export function DepositFooter({
  form,
  formId,
  step,
  way,
  onStep,
  bonusAmount,
}: {
  form: DepositFormModel;
  formId: string;
  step: SheetStep | null;
  way: SheetNavigation;
  onStep: (step: SheetStep) => void;
  bonusAmount?: Amount | null | undefined;
}) {
  const t = useTexts();
  const receive = useReceiveText(form, bonusAmount);
  if (step === null)
    return (
      <>
        <span className={styles.receive}>
          <small>{t('payments.summary.receive')}</small>
          <b>{receive ?? '–'}</b>
        </span>
        <span className={styles.pay}>
          <PayButton form={form} formId={formId} block />
        </span>
      </>
    );
  const { next, back, hasNext } = way;
  return (
    <>
      {back !== null && (
        <IconButton
          label={t('payments.back')}
          outlined
          disabled={form.payment.busy}
          onClick={() => onStep(back)}
        >
          <ArrowLeft size={20} aria-hidden data-icon="directional" />
        </IconButton>
      )}
      {hasNext && (
        <span className={styles.wide}>
          {next === null ? (
            <PayButton form={form} formId={formId} block />
          ) : (
            <Button
              type="submit"
              form={formId}
              variant="primary"
              size="lg"
              block
              disabled={step === 'methods' && form.choice.method === null}
            >
              {t('payments.continue')}
            </Button>
          )}
        </span>
      )}
    </>
  );
}
