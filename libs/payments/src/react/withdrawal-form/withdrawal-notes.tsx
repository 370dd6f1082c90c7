'use client';

import { Alert } from '@casino-kit/ui';
import { type ReactNode } from 'react';
import { rejectedFields } from '../../core/withdrawal-details.js';
import { useWithdrawalTexts } from '../withdrawal-texts.js';
import { useMoneyText } from '../use-money-text.js';
import { useWithdrawalErrorText } from '../use-withdrawal-error.js';
import { StepButton } from '../withdrawal-conditions/step-action.js';
import { type WithdrawalFormModel } from './use-withdrawal-form.js';
import styles from './withdrawal-form.module.css';

function useLastTryNote({ state, kind, currency }: WithdrawalFormModel): ReactNode {
  const t = useWithdrawalTexts();
  const money = useMoneyText(currency);
  const errorText = useWithdrawalErrorText(currency);
  if (state.step === 'unknown')
    return (
      <Alert
        tone="warning"
        live
        title={t(
          state.responded === null ? 'payments.withdraw.note.unknown.title' : 'payments.note.responded.title',
          {
            amount: money(state.attempt.request.amount),
          },
        )}
      >
        {state.responded === null ? (
          t('payments.withdraw.note.unknown.text')
        ) : (
          <>
            <p>{t('payments.withdraw.note.responded.text')}</p>
            {state.responded.message !== null && <p dir="auto">{state.responded.message}</p>}
          </>
        )}
      </Alert>
    );
  if (state.step !== 'rejected' || kind === null) return null;
  const { code, params, fields, message } = state.rejection;
  const error = errorText(code, params);
  const atFields = rejectedFields(kind, fields);
  // An error shown at a field is not repeated here.
  const isAtField = Object.keys(atFields.fields).length > 0 && !atFields.others;
  if (error.aboutAmount || isAtField) return null;
  return (
    <Alert
      tone="danger"
      live
      title={t('payments.withdraw.note.rejected')}
      action={error.step !== null && <StepButton step={error.step} />}
    >
      {(error.code === 'OTHER' ? message : null) ?? error.text}
    </Alert>
  );
}

/** Messages about the request: the result of the last attempt, and requests still without a response. */
export function WithdrawalNotes({ model }: { model: WithdrawalFormModel }) {
  const t = useWithdrawalTexts();
  const money = useMoneyText(model.currency);
  const note = useLastTryNote(model);
  const { unsettled } = model.state;
  if (note === null && unsettled.length === 0) return null;
  return (
    <div className={styles.notes}>
      {note}
      {unsettled.map(({ key, request }) => (
        <Alert key={key} tone="warning">
          {t('payments.withdraw.note.unsettled', { amount: money(request.amount) })}
        </Alert>
      ))}
    </div>
  );
}
