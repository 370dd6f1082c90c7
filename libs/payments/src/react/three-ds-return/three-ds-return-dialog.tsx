'use client';

import { usePagePath } from '@casino-kit/settings';
import { Button, ButtonLink, Dialog, Outcome } from '@casino-kit/ui';
import { CircleHelp, Landmark } from 'lucide-react';
import {
  DepositOutcomeDialog,
  type DepositOutcomeDialogProps,
} from '../deposit-outcome/deposit-outcome-dialog.js';
import { useOutcomeTexts } from '../outcome-texts.js';
import { useThreeDsReturn } from './use-three-ds-return.js';

export interface ThreeDsReturnDialogProps extends Omit<
  DepositOutcomeDialogProps,
  'outcome' | 'deposit' | 'isConfirmed' | 'depositId' | 'errorCode' | 'onCheck'
> {
  /** The query of the address that the bank's page returned to. */
  PaReq: string | null;
  /** From the same query, posted with `PaReq`; empty if it is missing. */
  MD: string | null;
}

/** For a link whose check the server does not know: claims nothing about any deposit, and links to the deposits. */
function UnknownCheck({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useOutcomeTexts();
  const deposit = usePagePath('deposit');
  const transactions = usePagePath('transactions');
  return (
    <Dialog open={open} onClose={onClose} title={t('payments.threeDs.unknown.title')} bare>
      <Outcome
        level={3}
        tone="neutral"
        icon={<CircleHelp size={26} />}
        title={t('payments.threeDs.unknown.title')}
        actions={
          <>
            <ButtonLink href={deposit} variant="primary" size="lg" block>
              {t('payments.threeDs.unknown.pending')}
            </ButtonLink>
            <ButtonLink href={transactions} size="lg" block>
              {t('payments.next.transactions')}
            </ButtonLink>
          </>
        }
      >
        <p>{t('payments.threeDs.unknown.text')}</p>
      </Outcome>
    </Dialog>
  );
}

/** `?modal=deposit-3ds-success` (§4): posts the result of the check, then shows how the deposit ended. */
export function ThreeDsReturnDialog({ PaReq, MD, ...props }: ThreeDsReturnDialogProps) {
  const t = useOutcomeTexts();
  const { step, outcome, deposit, isConfirmed, errorCode, unknown, again } = useThreeDsReturn({
    PaReq: props.open ? PaReq : null,
    MD,
  });
  if (unknown) return <UnknownCheck open={props.open} onClose={props.onClose} />;
  if (step === 'settled')
    return (
      <DepositOutcomeDialog
        {...props}
        outcome={outcome}
        deposit={deposit}
        isConfirmed={isConfirmed}
        errorCode={errorCode}
        onCheck={again}
      />
    );
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      title={t('payments.threeDs.title')}
      bare
      backdropCloses={false}
    >
      <Outcome
        level={3}
        tone="info"
        icon={<Landmark size={26} />}
        title={t('payments.threeDs.title')}
        working
        actions={
          <Button size="lg" block onClick={props.onClose}>
            {t('payments.threeDs.close')}
          </Button>
        }
      >
        <p>{t('payments.threeDs.text')}</p>
      </Outcome>
    </Dialog>
  );
}
