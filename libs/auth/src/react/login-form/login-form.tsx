'use client';

import { useState } from 'react';
import { Trans } from '@casino-kit/i18n';
import {
  FormStatus,
  lazyResolver,
  useFieldTexts,
  usePhoneReader,
  useServerForm,
} from '@casino-kit/player-fields';
import { Alert, Button, Link, PasswordField, SegmentedControl } from '@casino-kit/ui';
import { Fingerprint, Lock } from 'lucide-react';
import {
  type LoginField,
  type LoginBlockReason,
  getLoginBlockReason,
  toLoginErrors,
} from '../../core/login-errors.js';
import {
  loginCredentials,
  loginSchema,
  type LoginValues,
  type IdentifierType,
  identifierTypes,
} from '../../core/login-schema.js';
import { type SignedIn } from '../../core/log-in.js';
import { type DefaultPhoneCode } from '../phone-login-field/phone-login-field.js';
import { readLoginPrefill, typedLoginText } from '../../core/login-prefill.js';
import { type WaitingLogin, waitingLogin } from '../../core/second-factor.js';
import { SecondFactorForm } from '../second-factor/second-factor-form.js';
import { TextButton } from '../text-button/text-button.js';
import { useTexts } from '../texts.js';
import { useAuthMessage } from '../use-message-text.js';
import { type LoginOptions, useLogin } from '../use-login.js';
import { usePasskeyLogin } from '../use-passkey-login.js';
import { LoginBlockAlert } from './login-block-alert.js';
import { IdentifierField } from './identifier-field.js';
import styles from './login-form.module.css';

export interface LoginFormProps extends LoginOptions, DefaultPhoneCode {
  /** The identifier types, the first one selected initially; email, phone and login name by default. */
  ways?: readonly IdentifierType[] | undefined;
  /**
   * An identifier typed elsewhere, for example in a registration: an email address, `+` with code and number, or a
   * login name. Prefills the form and selects its identifier type.
   */
  initialLogin?: string | undefined;
  /** Called when the player is logged in; the session is already updated. */
  onSignedIn?: ((signedIn: SignedIn) => void) | undefined;
  /** Navigates to registration; called with the typed email, number or login name. */
  onSwitchToRegister?: ((login: string) => void) | undefined;
  /** The link for a forgotten password. */
  forgotHref?: string | undefined;
  /**
   * Called with the typed identifier on "forgot password": before the link is followed, or instead of it without one.
   */
  onForgot?: ((login: string) => void) | undefined;
  /** The link to support; omitted without it. */
  supportHref?: string | undefined;
}

/**
 * Login by email, phone or login name, and password (§2, §5, §8). A failure shows its reason, keeps the typed values
 * and focuses the field; an address that must be verified first can get its link again here.
 */
export function LoginForm({
  ways = identifierTypes,
  initialLogin = '',
  defaultPhoneCode,
  defaultCountryCode,
  onSignedIn,
  onSwitchToRegister,
  forgotHref,
  onForgot,
  supportHref,
  ...options
}: LoginFormProps) {
  const t = useTexts();
  const f = useFieldTexts();
  const formatMessage = useAuthMessage();
  const [typed] = useState(() => readLoginPrefill(initialLogin));
  const [way, setWay] = useState<IdentifierType>(
    ways.find((offered) => offered === typed.way) ?? ways[0] ?? 'email',
  );
  const phoneReader = usePhoneReader(way === 'phone');
  const [blockReason, setBlockReason] = useState<{ kind: LoginBlockReason; email: string } | null>(null);
  const [waits, setWaits] = useState<WaitingLogin | null>(null);
  const [hasExpired, setHasExpired] = useState(false);
  const { mutateAsync, isPending } = useLogin(options);
  const passkey = usePasskeyLogin({ visitor: options.visitor, onSignedIn });
  const { form, formProps, errors, getFieldError, invalidAfterAttempt } = useServerForm<
    LoginValues,
    LoginField
  >({
    options: {
      resolver: lazyResolver(async () => loginSchema(way, await phoneReader.load())),
      defaultValues: { email: typed.email, phone: typed.phone, login: typed.login, password: '' },
    },
    async send(values) {
      setBlockReason(null);
      setHasExpired(false);
      const credentials = loginCredentials(way, values, await phoneReader.load());
      return mutateAsync(credentials).then(
        (signedIn) => {
          onSignedIn?.(signedIn);
          return null;
        },
        (error: unknown) => {
          const waiting = waitingLogin(error);
          if (waiting !== null) {
            setWaits(waiting);
            return null;
          }
          const kind = getLoginBlockReason(error);
          setBlockReason(kind && { kind, email: way === 'email' ? values.email : '' });
          return toLoginErrors(error, way);
        },
      );
    },
    isPending,
    formatMessage,
    // It is unknown which of the two did not match, so changing either clears the server's error.
    clears: 'all',
  });
  const { register, control, clearErrors, getValues, setValue } = form;
  const switchTo = (next: IdentifierType) => {
    clearErrors();
    setWay(next);
  };
  const labels: Record<LoginField, string> = {
    email: f('form.email.label'),
    phone: f('form.phone.label'),
    login: f('form.username.label'),
    password: f('form.password.label'),
  };
  const typedNow = () => typedLoginText(way, getValues());
  const wrongFields = invalidAfterAttempt([way, 'password']).map((field) => labels[field]);

  if (waits !== null)
    return (
      <SecondFactorForm
        {...waits}
        visitor={options.visitor}
        onSignedIn={onSignedIn}
        onBack={(isExpired) => {
          // The identifier stays, the password does not.
          setValue('password', '');
          setHasExpired(isExpired);
          setWaits(null);
        }}
      />
    );
  return (
    <form {...formProps} className={styles.form}>
      {onSwitchToRegister && (
        <p className={styles.switch}>
          <Trans
            t={t}
            i18nKey="auth.login.newHere"
            components={{ register: <TextButton onClick={() => onSwitchToRegister(typedNow())} /> }}
          />
        </p>
      )}
      {ways.length > 1 && (
        <SegmentedControl
          label={t('auth.login.ways')}
          options={ways.map((value) => ({ value, label: labels[value] }))}
          value={way}
          onChange={switchTo}
        />
      )}
      <div className={styles.half}>
        <IdentifierField
          way={way}
          register={register}
          control={control}
          error={getFieldError(way)}
          defaultPhoneCode={defaultPhoneCode}
          defaultCountryCode={defaultCountryCode}
        />
      </div>
      <div className={styles.half}>
        <PasswordField
          {...register('password')}
          label={labels.password}
          error={getFieldError('password')}
          autoComplete="current-password"
          icon={<Lock size={20} aria-hidden />}
          aside={
            forgotHref === undefined ? (
              onForgot && (
                <TextButton onClick={() => onForgot(typedNow())}>{t('auth.login.forgot')}</TextButton>
              )
            ) : (
              <Link href={forgotHref} className={styles.forgot} onClick={() => onForgot?.(typedNow())}>
                {t('auth.login.forgot')}
              </Link>
            )
          }
        />
      </div>
      {hasExpired && (
        <Alert tone="info" live>
          {t('auth.factor.expired')}
        </Alert>
      )}
      <FormStatus
        error={errors.form ?? passkey.problem}
        formatMessage={formatMessage}
        wrongFields={wrongFields}
      />
      {blockReason && (
        <LoginBlockAlert blockReason={blockReason.kind} email={blockReason.email} supportHref={supportHref} />
      )}
      <Button type="submit" variant="primary" size="lg" block loading={isPending}>
        {t('auth.login.submit')}
      </Button>
      {passkey.isOffered && (
        <Button
          size="lg"
          block
          icon={<Fingerprint size={20} aria-hidden />}
          loading={passkey.isPending}
          onClick={passkey.logIn}
        >
          {t('auth.passkey.logIn')}
        </Button>
      )}
      {supportHref && blockReason?.kind !== 'locked' && (
        <p className={styles.support}>
          <Trans t={t} i18nKey="auth.login.support" components={{ support: <Link href={supportHref} /> }} />
        </p>
      )}
    </form>
  );
}
