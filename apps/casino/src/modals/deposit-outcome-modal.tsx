import '@casino-kit/payments/styles.css';
import { DepositOutcomeDialog, readOutcome } from '@casino-kit/payments';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useRetryDeposit } from './deposit-prefill.js';
import { type ModalProps } from './modal-props.js';

/** The outcome of a deposit, by `?modal=deposit-…` or its bare form, `met` and `deposit` (§2, decisions 10). */
export default function DepositOutcomeModal({ open, onClose }: ModalProps) {
  const [query] = useSearchParams();
  const asked = {
    outcome: readOutcome(query.get('modal')),
    met: query.get('met'),
    depositId: query.get('deposit'),
  };
  // While the dialog closes, the address no longer names what it shows.
  const [last, setLast] = useState(asked);
  if (
    asked.outcome !== null &&
    (asked.outcome !== last.outcome || asked.met !== last.met || asked.depositId !== last.depositId)
  )
    setLast(asked);
  const shown = asked.outcome === null ? last : asked;
  const again = useRetryDeposit();
  return (
    <DepositOutcomeDialog
      open={open}
      onClose={onClose}
      outcome={shown.outcome ?? 'failed'}
      met={shown.met}
      depositId={shown.depositId}
      onRetry={again}
      onAlternativeMethod={(_, start) => again(start)}
    />
  );
}
