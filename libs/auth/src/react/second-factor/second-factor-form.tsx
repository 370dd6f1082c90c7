'use client';

import { useApiClient } from '@casino-kit/api-client';
import { logInWithSecondFactor, requestFactorRemoval } from '@casino-kit/api-contract';
import { useDateFormat, useNumberFormat } from '@casino-kit/i18n';
import { FormStatus, toFormError } from '@casino-kit/player-fields';
import { useSession } from '@casino-kit/session';
import { Alert, asciiDigits, Button, TextField } from '@casino-kit/ui';
import { useMutation } from '@tanstack/react-query';
import { KeyRound, ShieldCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { enter, type SignedIn } from '../../core/log-in.js';
import { isTicketExpired, toSecondFactorErrors } from '../../core/second-factor.js';
import { factsForLogin, type VisitorInfo } from '../../core/visitor.js';
import { TextButton } from '../text-button/text-button.js';
import { useTexts } from '../texts.js';
import { useAuthMessage } from '../use-message-text.js';
import styles from '../login-form/login-form.module.css';

const codeLength = 6;

export interface SecondFactorFormProps {
  /** Of the login whose password was right. */
  ticket: string;
  /** After how many hours a lost factor is removed; null where the server does not say. */
  removalHours?: number | null | undefined;
  visitor?: VisitorInfo | undefined;
  onSignedIn?: ((signedIn: SignedIn) => void) | undefined;
  /** Leads back to the password; `isExpired` when the login took too long. */
  onBack: (isExpired: boolean) => void;
}

/** The way out for a player who has lost everything: what it does, and when it takes effect. */
function LostPhone({
  ticket,
  removalHours,
  onBack,
}: Pick<SecondFactorFormProps, 'ticket'> & { removalHours: number | null; onBack: () => void }) {
  const t = useTexts();
  const formatMessage = useAuthMessage();
  const client = useApiClient();
  const date = useDateFormat({ dateStyle: 'long', timeStyle: 'short' });
  const inHours = useNumberFormat({ style: 'unit', unit: 'hour', unitDisplay: 'long' });
  const { mutate, isPending, data, error } = useMutation({
    networkMode: 'always',
    mutationFn: () => client.call(requestFactorRemoval, { body: { ticket } }),
  });
  if (data)
    return (
      <Alert tone="success" title={t('auth.factor.lost.done.title')} live>
        {t('auth.factor.lost.done', { time: date.format(new Date(data.removalAt)) })}
      </Alert>
    );
  return (
    <>
      <Alert tone="info" title={t('auth.factor.lost.title')}>
        {removalHours === null
          ? t('auth.factor.lost.text')
          : t('auth.factor.lost.text.hours', { time: inHours.format(removalHours) })}
      </Alert>
      <FormStatus error={error && toFormError(error)} formatMessage={formatMessage} wrongFields={[]} />
      <Button variant="primary" block loading={isPending} onClick={() => mutate()}>
        {t('auth.factor.lost.request')}
      </Button>
      <Button block onClick={onBack}>
        {t('auth.factor.lost.back')}
      </Button>
    </>
  );
}

/** The second step of a login: a code of the authenticator app, or a recovery code. */
export function SecondFactorForm({
  ticket,
  removalHours = null,
  visitor = {},
  onSignedIn,
  onBack,
}: SecondFactorFormProps) {
  const t = useTexts();
  const formatMessage = useAuthMessage();
  const client = useApiClient();
  const session = useSession();
  const [way, setWay] = useState<'code' | 'recoveryCode' | 'lost'>('code');
  const [typed, setTyped] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => element.current?.querySelector('input')?.focus(), [way]);
  const { mutate, isPending, error, reset } = useMutation({
    networkMode: 'always',
    gcTime: 0,
    mutationFn: async () =>
      enter(
        session,
        await client.call(logInWithSecondFactor, {
          body: { ticket, [way]: asciiDigits(typed.trim()), ...factsForLogin(visitor) },
        }),
      ),
    onSuccess: (signedIn) => onSignedIn?.(signedIn),
    onError: (failure) => {
      if (isTicketExpired(failure)) onBack(true);
    },
  });
  const switchTo = (next: typeof way) => {
    setWay(next);
    setTyped('');
    setIsMissing(false);
    reset();
  };
  const change = (value: string) => {
    setTyped(value);
    setIsMissing(false);
    if (error) reset();
  };
  if (way === 'lost')
    return (
      <div className={styles.form}>
        <LostPhone ticket={ticket} removalHours={removalHours} onBack={() => switchTo('code')} />
      </div>
    );
  const errors = error ? toSecondFactorErrors(error) : { field: null, form: null };
  const isComplete = way === 'code' ? typed.length === codeLength : typed.trim() !== '';
  const fieldError = isMissing
    ? t(`auth.factor.${way}.required`)
    : errors.field &&
      [
        formatMessage(errors.field),
        // A recovery code has no clock; the text without a number of attempts says it already.
        ...(way === 'code' && 'params' in errors.field ? [t('auth.factor.code.why')] : []),
      ].join(' ');
  return (
    <form
      ref={element}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        setIsMissing(!isComplete);
        if (isComplete && !isPending) mutate();
      }}
    >
      <p className={styles.switch}>{t(`auth.factor.${way}.text`)}</p>
      {way === 'code' ? (
        <TextField
          key={way}
          label={t('auth.factor.code')}
          error={fieldError}
          value={typed}
          inputMode="numeric"
          autoComplete="one-time-code"
          latin
          icon={<ShieldCheck size={20} aria-hidden />}
          onChange={(event) =>
            change(asciiDigits(event.target.value).replaceAll(/\D/g, '').slice(0, codeLength))
          }
        />
      ) : (
        <TextField
          key={way}
          label={t('auth.factor.recoveryCode')}
          error={fieldError}
          value={typed}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          latin
          maxLength={40}
          icon={<KeyRound size={20} aria-hidden />}
          onChange={(event) => change(event.target.value)}
        />
      )}
      <FormStatus error={errors.form} formatMessage={formatMessage} wrongFields={[]} />
      <Button type="submit" variant="primary" size="lg" block loading={isPending}>
        {t('auth.login.submit')}
      </Button>
      <div className={styles.ways}>
        {way === 'code' ? (
          <TextButton onClick={() => switchTo('recoveryCode')}>{t('auth.factor.useRecoveryCode')}</TextButton>
        ) : (
          <TextButton onClick={() => switchTo('code')}>{t('auth.factor.useCode')}</TextButton>
        )}
        <TextButton onClick={() => switchTo('lost')}>{t('auth.factor.lost')}</TextButton>
        <TextButton onClick={() => onBack(false)}>{t('auth.factor.back')}</TextButton>
      </div>
    </form>
  );
}
