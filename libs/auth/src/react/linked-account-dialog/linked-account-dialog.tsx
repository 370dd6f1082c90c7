'use client';

import { useState } from 'react';
import { useAuthState } from '@casino-kit/session';
import { Dialog } from '@casino-kit/ui';
import { type LinkedUpdateDraft } from '../../core/linked-account-schema.js';
import { type RegistrationOutcome } from '../../core/register.js';
import { type RegistrationDraft } from '../../core/registration-start.js';
import { type SignedIn } from '../../core/log-in.js';
import { RegistrationDone, type RegistrationDoneProps } from '../registration-done/registration-done.js';
import { RegistrationForm } from '../registration-form/registration-form.js';
import { type RegistrationFormProps } from '../registration-form/registration-form-props.js';
import { useTexts } from '../texts.js';
import styles from './linked-account-dialog.module.css';
import { LinkedUpdate } from './linked-update.js';
import { LinkedUpdateDone } from './linked-update-done.js';

export interface LinkedAccountDialogProps extends Pick<
  RegistrationFormProps,
  | 'visitor'
  | 'recaptchaToken'
  | 'defaultCountryCode'
  | 'termsHref'
  | 'privacyHref'
  | 'now'
  | 'onSwitchToLogin'
> {
  open: boolean;
  /** Escape, the close button, "Later" and the end of the update lead here; the page then is edit-profile (§2). */
  onClose: () => void;
  /** A guest has registered and is logged in. */
  onSignedIn?: ((signedIn: SignedIn) => void) | undefined;
  /** Links and actions of a guest's last step. */
  done?: Omit<RegistrationDoneProps, 'outcome' | 'onSwitchToLogin' | 'nextHref' | 'onNext'> | undefined;
}

/**
 * The modal `linked-signup` (§2, §6), titled as registration: a guest signs up with an account linked to that of a
 * partner site, a logged-in player adds what is missing to theirs. Keep it mounted while it is closed, so that the
 * typed values, except passwords, are there when it opens again.
 */
export function LinkedAccountDialog({ open, onClose, onSignedIn, done, ...form }: LinkedAccountDialogProps) {
  const t = useTexts();
  const { initialized, authenticated, user } = useAuthState();
  const userId = user?.getUser.userId ?? '';
  const [side, setSide] = useState<'guest' | 'player' | null>(null);
  const [signUpDraft, setSignUpDraft] = useState<RegistrationDraft | null>(null);
  const [updateDraft, setUpdateDraft] = useState<{ userId: string; draft: LinkedUpdateDraft } | null>(null);
  const [outcome, setOutcome] = useState<RegistrationOutcome | null>(null);
  const [updated, setUpdated] = useState<{ message: string | null } | null>(null);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    setSide(null);
    if (open) {
      setOutcome(null);
      setUpdated(null);
    }
  }
  // A guest who is logged in by signing up here stays on the guest's side: the side is chosen once each time it opens.
  const here = authenticated ? 'player' : 'guest';
  if (initialized && side !== here && side !== 'guest') setSide(here);
  // A form hands over its draft on unmount, also after it was sent, when the draft is no longer needed.
  if (outcome !== null && signUpDraft !== null) setSignUpDraft(null);
  if (updated !== null && updateDraft !== null) setUpdateDraft(null);
  const register = (next: RegistrationOutcome) => {
    setOutcome(next);
    if (next.kind === 'ready') onSignedIn?.(next.signedIn);
  };
  if (outcome || updated)
    return (
      <Dialog open={open} onClose={onClose} title={t('auth.register.title')} bare>
        {outcome ? (
          <RegistrationDone {...done} outcome={outcome} onSwitchToLogin={form.onSwitchToLogin} />
        ) : (
          <LinkedUpdateDone message={updated?.message ?? null} onClose={onClose} />
        )}
      </Dialog>
    );
  return (
    // A click on the backdrop must not discard what was typed.
    <Dialog open={open} onClose={onClose} title={t('auth.register.title')} backdropCloses={false}>
      {side === 'player' && (
        <LinkedUpdate
          // Another player starts again.
          key={userId}
          defaultCountryCode={form.defaultCountryCode}
          termsHref={form.termsHref}
          privacyHref={form.privacyHref}
          draft={updateDraft?.userId === userId ? updateDraft.draft : null}
          onDraft={(draft) => setUpdateDraft({ userId, draft })}
          onUpdated={(message) => setUpdated({ message })}
          onLater={onClose}
        />
      )}
      {side === 'guest' && (
        <div className={styles.signUp}>
          <p className={styles.note}>{t('auth.linked.text.guest')}</p>
          <RegistrationForm
            {...form}
            focusFirst
            linkAccount
            draft={signUpDraft}
            onDraft={setSignUpDraft}
            onRegistered={register}
          />
        </div>
      )}
    </Dialog>
  );
}
