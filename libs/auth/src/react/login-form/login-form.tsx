import { type SyntheticEvent, useRef, useState } from 'react';
import { richText } from '@casino-kit/i18n';
import { FormStatus, useCallProblems, useFieldTexts, useFocusFirstWrong } from '@casino-kit/player-fields';
import { Button, Link, PasswordField, Segments } from '@casino-kit/ui';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { Lock } from 'lucide-react';
import { useForm } from 'react-hook-form';
import {
  type LoginField,
  type LoginHindrance,
  loginHindrance,
  loginProblems,
} from '../../core/login-problems.js';
import {
  loginCredentials,
  loginSchemas,
  type LoginValues,
  type LoginWay,
  loginWays,
} from '../../core/login-schema.js';
import { type SignedIn } from '../../core/sign-in.js';
import { type DefaultPhoneCode } from '../phone-login-field/phone-login-field.js';
import { TextButton } from '../text-button/text-button.js';
import { useTexts } from '../texts.js';
import { useAuthMessage } from '../use-message-text.js';
import { type LoginOptions, useLogin } from '../use-login.js';
import { LoginHindranceNote } from './login-hindrance-note.js';
import { LoginWayField } from './login-way-field.js';
import styles from './login-form.module.css';

export interface LoginFormProps extends LoginOptions, DefaultPhoneCode {
  /** What one may sign in with, the first chosen at first; e-mail, phone and login name by default. */
  ways?: readonly LoginWay[];
  /** Fills the e-mail in, for example after a registration. */
  initialEmail?: string;
  /** The player is signed in; the session knows already. */
  onSignedIn?: (signedIn: SignedIn) => void;
  /** Shows the way to registration. */
  onSwitchToRegister?: () => void;
  /** Where a forgotten password is reset; no link without it. */
  forgotHref?: string;
  /** Where support is reached; no link without it. */
  supportHref?: string;
}

/**
 * Login by e-mail, phone or login name, and password (§2, §5, §8). A failure says what happened, keeps what was typed and
 * focuses the field; an address that must be verified first gets its link once more here.
 */
export function LoginForm({
  ways = loginWays,
  initialEmail = '',
  defaultPhoneCode,
  defaultCountryCode,
  onSignedIn,
  onSwitchToRegister,
  forgotHref,
  supportHref,
  ...options
}: LoginFormProps) {
  const t = useTexts();
  const f = useFieldTexts();
  const textOf = useAuthMessage();
  const [way, setWay] = useState<LoginWay>(ways[0] ?? 'email');
  const [hindrance, setHindrance] = useState<{ kind: LoginHindrance; email: string } | null>(null);
  const { mutateAsync, isPending } = useLogin(options);
  const { problems, setProblems, forgetFields, clear } = useCallProblems<LoginField>();
  const element = useRef<HTMLFormElement>(null);
  const { attempts, focusFirstWrong } = useFocusFirstWrong(element);
  const { register, control, handleSubmit, formState, clearErrors } = useForm<
    LoginValues,
    unknown,
    LoginValues
  >({
    resolver: valibotResolver(loginSchemas[way]),
    defaultValues: { email: initialEmail, phone: { phoneCode: '', phone: '' }, login: '', password: '' },
    shouldFocusError: false,
  });

  const logIn = async (values: LoginValues) => {
    clear();
    setHindrance(null);
    const signedIn = await mutateAsync(loginCredentials(way, values)).catch((error: unknown) => {
      const kind = loginHindrance(error);
      setProblems(loginProblems(error, way));
      setHindrance(kind && { kind, email: way === 'email' ? values.email : '' });
    });
    if (signedIn) onSignedIn?.(signedIn);
  };
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isPending) return;
    await handleSubmit(logIn)(event);
    focusFirstWrong();
  };
  const switchTo = (next: LoginWay) => {
    clearErrors();
    setWay(next);
  };
  const errorOf = (field: LoginField) => {
    const message = formState.errors[field]?.message;
    const problem = problems.fields[field];
    // The schema's messages are text keys.
    if (message) return textOf(message);
    return problem && textOf(problem);
  };
  const labels: Record<LoginField, string> = {
    email: f('form.email.label'),
    phone: f('form.phone.label'),
    login: f('form.username.label'),
    password: f('form.password.label'),
  };
  const wrongFields = ([way, 'password'] as const)
    .filter((field) => attempts > 0 && errorOf(field))
    .map((field) => labels[field]);

  return (
    // Which of the two did not match is unknown, so a change of either answers the server's complaint.
    <form
      ref={element}
      noValidate
      className={styles.form}
      onSubmit={(event) => void submit(event)}
      onChange={() => forgetFields(() => true)}
    >
      {onSwitchToRegister && (
        <p className={styles.switch}>
          {richText(t('auth.login.newHere'), {
            register: (text) => <TextButton onClick={onSwitchToRegister}>{text}</TextButton>,
          })}
        </p>
      )}
      {ways.length > 1 && (
        <Segments
          label={t('auth.login.ways')}
          options={ways.map((value) => ({ value, label: labels[value] }))}
          value={way}
          onChange={switchTo}
        />
      )}
      <LoginWayField
        way={way}
        register={register}
        control={control}
        error={errorOf(way)}
        defaultPhoneCode={defaultPhoneCode}
        defaultCountryCode={defaultCountryCode}
      />
      <PasswordField
        {...register('password')}
        label={labels.password}
        error={errorOf('password')}
        autoComplete="current-password"
        icon={<Lock size={20} aria-hidden />}
        aside={
          forgotHref && (
            <Link href={forgotHref} className={styles.forgot}>
              {t('auth.login.forgot')}
            </Link>
          )
        }
      />
      <FormStatus problem={problems.form} textOf={textOf} wrongFields={wrongFields} />
      {hindrance && (
        <LoginHindranceNote hindrance={hindrance.kind} email={hindrance.email} supportHref={supportHref} />
      )}
      <Button type="submit" variant="primary" size="lg" block loading={isPending}>
        {t('auth.login.submit')}
      </Button>
      {supportHref && hindrance?.kind !== 'locked' && (
        <p className={styles.support}>
          {richText(t('auth.login.support'), {
            support: (text) => <Link href={supportHref}>{text}</Link>,
          })}
        </p>
      )}
    </form>
  );
}
