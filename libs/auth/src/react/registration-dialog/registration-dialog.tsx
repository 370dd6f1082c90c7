'use client';

import { useCallback, useState } from 'react';
import { pagePath, useSettings } from '@casino-kit/settings';
import { Dialog } from '@casino-kit/ui';
import { afterRegistrationPath, onboardingClosePath } from '../../core/after-registration.js';
import { type RegistrationOutcome } from '../../core/register.js';
import { type RegistrationDraft } from '../../core/registration-start.js';
import { type SignedIn } from '../../core/log-in.js';
import { ArtSplit } from '../art-split/art-split.js';
import { CredentialsScreen } from '../credentials-screen/credentials-screen.js';
import { RegistrationDone, type RegistrationDoneProps } from '../registration-done/registration-done.js';
import { RegistrationForm } from '../registration-form/registration-form.js';
import { type RegistrationFormProps } from '../registration-form/registration-form-props.js';
import { type RegistrationProgress } from '../registration-form/use-registration-form.js';
import { useTexts } from '../texts.js';
import { ProgressBar } from './progress-bar.js';
import styles from './registration-dialog.module.css';

export interface RegistrationDialogProps extends Omit<
  RegistrationFormProps,
  'onRegistered' | 'draft' | 'onDraft' | 'onProgress' | 'linkAccount' | 'focusFirst'
> {
  open: boolean;
  /** Escape and the close button end here; on the last step the backdrop too. */
  onClose: () => void;
  /**
   * Called when the new player is logged in. The dialog continues with its next step and stays open until `onClose`.
   */
  onSignedIn?: ((signedIn: SignedIn) => void) | undefined;
  /** The account exists, whether its player is logged in or not. */
  onRegistered?: ((outcome: RegistrationOutcome) => void) | undefined;
  /**
   * Called when the player leaves the last step logged in. Navigate to this path, which is safe to follow, and close
   * the dialog; `null` stays on the page. The path is where the brand sends new players (§3), when they close the dialog
   * that of `onboardingRedirectOnClose` if there is one, or the lobby after its button. Without this callback the button is a link, and closing calls `onClose`.
   */
  onFinished?: ((path: string | null) => void) | undefined;
  /**
   * Called with whether leaving would lose credentials that the player has not confirmed as saved, whenever that
   * changes; `false` at the end. A host that can block its navigation does so while it is `true`. Keep its identity
   * stable.
   */
  onHoldChange?: ((held: boolean) => void) | undefined;
  /** Links and actions of the last step. */
  done?: Omit<RegistrationDoneProps, 'outcome' | 'onSwitchToLogin' | 'nextHref' | 'onNext'> | undefined;
}

/**
 * The modal `registration` (§2): the form in one or two steps, with one click the credentials to save, then what comes
 * next; the last two with a success icon. Keep it mounted while it is closed, so that the typed values and unsaved
 * credentials are there when it opens again. While credentials are unsaved, setting `open` to false (as when someone
 * goes back) counts like its close button and Escape: the dialog stays and asks once; the next attempt closes it and
 * calls `onClose`.
 */
export function RegistrationDialog({
  open,
  onClose,
  onSignedIn,
  onRegistered,
  onFinished,
  onHoldChange,
  done,
  ...form
}: RegistrationDialogProps) {
  const t = useTexts();
  const settings = useSettings();
  const [draft, setDraft] = useState<RegistrationDraft | null>(null);
  const [progress, setProgress] = useState<RegistrationProgress | null>(null);
  const [outcome, setOutcome] = useState<RegistrationOutcome | null>(null);
  const [held, setHeld] = useState(false);
  const [leaving, setLeaving] = useState(false);
  // Held open although the host closed it.
  const [staying, setStaying] = useState(false);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    const asks = !open && held && !leaving;
    setStaying(asks);
    setLeaving(asks);
    // A finished registration is over, but not one whose credentials are unsaved.
    if (open && outcome?.credentials === null) setOutcome(null);
  }
  // The form hands over its draft on unmount, also when the account exists and the draft is no longer needed.
  if (outcome !== null && draft !== null) setDraft(null);
  const hold = useCallback(
    (isHeld: boolean) => {
      setHeld(isHeld);
      onHoldChange?.(isHeld);
    },
    [onHoldChange],
  );
  const leave = () => {
    if (held && !leaving) return setLeaving(true);
    setStaying(false);
    onClose();
  };
  const finish = (next: RegistrationOutcome) => {
    setOutcome(next);
    setProgress(null);
    onRegistered?.(next);
    if (next.kind === 'ready') onSignedIn?.(next.signedIn);
  };
  if (outcome?.credentials)
    return (
      <Dialog
        open={open || staying}
        onClose={leave}
        title={t('auth.register.title')}
        backdropCloses={false}
        width="art"
        bare
      >
        <ArtSplit steps flush>
          <CredentialsScreen
            credentials={outcome.credentials}
            signedIn={outcome.kind === 'ready'}
            leaving={leaving}
            onHoldChange={hold}
            onSent={(email) => setOutcome({ ...outcome, email })}
            onContinue={() => {
              setOutcome({ ...outcome, credentials: null });
              // A player who has navigated elsewhere is not interrupted by the next step.
              if (staying) leave();
            }}
          />
        </ArtSplit>
      </Dialog>
    );
  if (outcome) {
    const next = afterRegistrationPath(settings, (key) => pagePath(settings, key, {}));
    const ready = outcome.kind === 'ready';
    return (
      <Dialog
        open={open}
        onClose={ready && onFinished ? () => onFinished(onboardingClosePath(settings) ?? next) : onClose}
        title={t('auth.register.title')}
        width="art"
        bare
      >
        <ArtSplit steps flush>
          <RegistrationDone
            {...done}
            outcome={outcome}
            nextHref={next}
            onNext={onFinished}
            onSwitchToLogin={form.onSwitchToLogin}
          />
        </ArtSplit>
      </Dialog>
    );
  }
  return (
    // A click on the backdrop must not discard what was typed.
    <Dialog
      open={open}
      onClose={onClose}
      title={t('auth.register.title')}
      backdropCloses={false}
      width="art"
      bare
    >
      <ArtSplit
        steps
        title={t('auth.register.title')}
        aside={
          <span role="status" className={styles.step}>
            {progress && t('auth.register.step', { ...progress })}
          </span>
        }
      >
        {progress && <ProgressBar {...progress} />}
        <RegistrationForm
          {...form}
          focusFirst
          draft={draft}
          onDraft={setDraft}
          onProgress={setProgress}
          onRegistered={finish}
        />
      </ArtSplit>
    </Dialog>
  );
}
