import { useState } from 'react';
import { type Deposit } from '@casino-kit/api-contract';
import { cardMethod, DepositDialog, type DepositOutcome, DepositOutcomeDialog } from './index.js';

const methods = [cardMethod];

export function Cashier({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [ended, setEnded] = useState<{ outcome: DepositOutcome; deposit: Deposit } | null>(null);
  return (
    <>
      <DepositDialog
        methods={methods}
        open={open && ended === null}
        onClose={onClose}
        limitsHref="/profile2/limits"
        onOutcome={(outcome, deposit) => {
          setEnded({ outcome, deposit });
        }}
      />
      {ended !== null && (
        <DepositOutcomeDialog open {...ended} onClose={() => setEnded(null)} onRetry={() => setEnded(null)} />
      )}
    </>
  );
}
