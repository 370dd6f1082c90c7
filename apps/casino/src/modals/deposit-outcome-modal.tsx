import '@casino-kit/payments/styles.css';
import { DepositOutcomeDialog, readOutcome } from '@casino-kit/payments';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useRetryDeposit } from './deposit-prefill.js';
import { type ModalProps } from './modal-host.js';

/** The outcome of a deposit, by `?modal=deposit-…` or its bare form, `met` and `deposit` (§2, decisions 10). */
export default function DepositOutcomeModal({ open, onClose }: ModalProps) {
  const [query] = useSearchParams();
  const requested = {
    outcome: readOutcome(query.get('modal')),
    met: query.get('met'),
    depositId: query.get('deposit'),
  };
  // While the dialog closes, the address no longer names what it shows.
  const [last, setLast] = useState(requested);
  if (
    requested.outcome !== null &&
    (requested.outcome !== last.outcome ||
      requested.met !== last.met ||
      requested.depositId !== last.depositId)
  )
    setLast(requested);
  const shown = requested.outcome === null ? last : requested;
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
