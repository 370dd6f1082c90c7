'use client';

import { useState } from 'react';
import { useSettings } from '@casino-kit/settings';
import { Dialog } from '@casino-kit/ui';
import { type ResetRequest, type ResetChannel, resetChannels } from '../../core/password-reset.js';
import { phoneText, readLoginPrefill } from '../../core/login-prefill.js';
import { FocusFirstField } from '../focus-first-field/focus-first-field.js';
import { type DefaultPhoneCode } from '../phone-login-field/phone-login-field.js';
import { useTexts } from '../texts.js';
import { RequestResetForm } from './request-reset-form.js';
import { LinkSent } from './link-sent.js';
import { PasswordSet } from './password-set.js';
import { SmsForm } from './sms-form.js';

export interface PasswordResetDialogProps extends DefaultPhoneCode {
  open: boolean;
  /** Called by Escape and the close button; also by the backdrop if nothing can be lost. */
  onClose: () => void;
  /** An identifier typed elsewhere, for example in the login form: an email address, or `+` with code and number. */
  initialLogin?: string | undefined;
  /** Returns a reCAPTCHA token just before the call; see `useRecaptchaToken`. */
  recaptchaToken?: (() => Promise<string | undefined>) | undefined;
  /** Navigates back to login from the first step; called with the typed address or number. */
  onSwitchToLogin?: ((login: string) => void) | undefined;
  /** Called when a new password was set by SMS and the player continues, to login; called with the number. */
  onDone: (login: string) => void;
}

type Step = { at: 'ask' } | { at: 'sent' | 'sms'; sentAt: number } | { at: 'set' };

/**
 * Resets a forgotten password (§2, §5): by a link to the email address, or, with the setting `useSMSResetPassword`, by
 * a code to the phone. It never reveals whether an account exists.
 */
export function PasswordResetDialog({
  open,
  onClose,
  initialLogin = '',
  recaptchaToken,
  onSwitchToLogin,
  onDone,
  ...phoneCode
}: PasswordResetDialogProps) {
  const t = useTexts();
  const { useSMSResetPassword: bySms } = useSettings();
  const [step, setStep] = useState<Step>({ at: 'ask' });
  const [way, setWay] = useState<ResetChannel>(() => getResetChannel(initialLogin));
  const [request, setRequest] = useState<ResetRequest>(() => startingWith(initialLogin));
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) {
      setStep({ at: 'ask' });
      setRequest(startingWith(initialLogin));
      setWay(getResetChannel(initialLogin));
    }
  }
  const back = () => setStep({ at: 'ask' });
  const title = t('auth.reset.title');

  if (step.at === 'sent')
    return (
      <Dialog open={open} onClose={onClose} title={title} bare>
        <LinkSent request={request} sentAt={step.sentAt} recaptchaToken={recaptchaToken} onBack={back} />
      </Dialog>
    );
  if (step.at === 'set')
    return (
      <Dialog open={open} onClose={onClose} title={title} bare>
        <PasswordSet onDone={() => onDone(phoneText(request.phone))} />
      </Dialog>
    );
  return (
    // A click on the backdrop must not discard what was typed.
    <Dialog open={open} onClose={onClose} title={title} backdropCloses={false}>
      {step.at === 'sms' ? (
        <SmsForm
          request={request}
          sentAt={step.sentAt}
          recaptchaToken={recaptchaToken}
          onSet={() => setStep({ at: 'set' })}
          onBack={back}
        />
      ) : (
        <FocusFirstField>
          <RequestResetForm
            {...phoneCode}
            ways={bySms ? resetChannels : ['email']}
            way={bySms ? way : 'email'}
            onWay={setWay}
            typed={request}
            recaptchaToken={recaptchaToken}
            onAsked={(asked) => {
              setRequest(asked);
              setStep({ at: bySms && way === 'phone' ? 'sms' : 'sent', sentAt: Date.now() });
            }}
            onSwitchToLogin={onSwitchToLogin}
          />
        </FocusFirstField>
      )}
    </Dialog>
  );
}

function startingWith(login: string): ResetRequest {
  const { email, phone } = readLoginPrefill(login);
  return { email, phone };
}

function getResetChannel(login: string): ResetChannel {
  return readLoginPrefill(login).way === 'phone' ? 'phone' : 'email';
}
