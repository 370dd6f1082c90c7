import { type Amount } from '@casino-kit/money';
import { Button, IconButton } from '@casino-kit/ui';
import { ArrowLeft } from 'lucide-react';
import { PayButton, useReceiveText } from '../deposit-form/deposit-parts.js';
import { type DepositFormModel } from '../deposit-form/use-deposit-form.js';
import { useTexts } from '../texts.js';
import styles from './deposit-dialog.module.css';

/** What a phone shows of the form: the amount with the chosen method, the list of methods, or the card fields. */
export type SheetStep = 'amount' | 'methods' | 'card';

/** The foot of the deposit dialog: what is received and Pay; on phones (`step`) the way to the next step. */
export function DepositFooter({
  form,
  formId,
  step,
  onStep,
  bonusAmount,
}: {
  form: DepositFormModel;
  formId: string;
  step: SheetStep | null;
  onStep: (step: SheetStep) => void;
  bonusAmount?: Amount | null;
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
  const back = (
    <IconButton label={t('payments.back')} outlined disabled={form.busy} onClick={() => onStep('amount')}>
      <ArrowLeft size={20} aria-hidden data-icon="directional" />
    </IconButton>
  );
  if (step === 'methods') return back;
  const toCard = step === 'amount' && form.byCard;
  return (
    <>
      {step === 'card' && back}
      <span className={styles.wide}>
        {toCard ? (
          <Button type="submit" form={formId} variant="primary" size="lg" block>
            {t('payments.continue')}
          </Button>
        ) : (
          <PayButton form={form} formId={formId} block />
        )}
      </span>
    </>
  );
}
