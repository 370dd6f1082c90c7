import { useState } from 'react';
import { Dialog } from '@casino-kit/ui';
import { type RegistrationOutcome } from '../../core/register.js';
import { type SignedIn } from '../../core/sign-in.js';
import { RegistrationDone, type RegistrationDoneProps } from '../registration-done/registration-done.js';
import { RegistrationForm, type RegistrationFormProps } from '../registration-form/registration-form.js';
import { useTexts } from '../texts.js';
import styles from './registration-dialog.module.css';

export interface RegistrationDialogProps extends Omit<RegistrationFormProps, 'onRegistered'> {
  open: boolean;
  /** Escape and the close button end here; on the last step the backdrop too. */
  onClose: () => void;
  /** The new player is signed in. The dialog goes on to its last step and stays open until `onClose`. */
  onSignedIn?: (signedIn: SignedIn) => void;
  /** The account exists, whether its player is signed in or not. */
  onRegistered?: (outcome: RegistrationOutcome) => void;
  /** Links and actions of the last step. */
  done?: Omit<RegistrationDoneProps, 'outcome' | 'onSwitchToLogin'>;
}

const steps = 2;

/** The modal `registration` (§2) in two steps: the account, then what comes next, with a success icon. */
export function RegistrationDialog({
  open,
  onClose,
  onSignedIn,
  onRegistered,
  done,
  ...form
}: RegistrationDialogProps) {
  const t = useTexts();
  const [outcome, setOutcome] = useState<RegistrationOutcome | null>(null);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setOutcome(null);
  }
  const finish = (next: RegistrationOutcome) => {
    setOutcome(next);
    onRegistered?.(next);
    if (next.kind === 'ready') onSignedIn?.(next.signedIn);
  };
  if (outcome)
    return (
      <Dialog open={open} onClose={onClose} title={t('auth.register.title')} bare>
        <RegistrationDone {...done} outcome={outcome} onSwitchToLogin={form.onSwitchToLogin} />
      </Dialog>
    );
  return (
    // A press beside the dialog must not throw away what was typed.
    <Dialog
      open={open}
      onClose={onClose}
      title={t('auth.register.title')}
      titleAside={<span className={styles.step}>{t('auth.register.step', { step: 1, steps })}</span>}
      backdropCloses={false}
    >
      <div className={styles.bar} aria-hidden>
        <i className={styles.reached} />
        <i />
      </div>
      <RegistrationForm {...form} onRegistered={finish} />
    </Dialog>
  );
}
