import { type SyntheticEvent, useRef } from 'react';
import { richText } from '@casino-kit/i18n';
import {
  EmailField,
  FormStatus,
  useCallProblems,
  useFieldTexts,
  useFocusFirstWrong,
} from '@casino-kit/player-fields';
import { Button, Link, PasswordField } from '@casino-kit/ui';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { Lock } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { type LoginField, loginProblems } from '../../core/call-problems.js';
import { loginSchema, type LoginValues } from '../../core/login-schema.js';
import { type SignedIn } from '../../core/sign-in.js';
import { TextButton } from '../text-button/text-button.js';
import { useTexts } from '../texts.js';
import { useAuthMessage } from '../use-message-text.js';
import { type LoginOptions, useLogin } from '../use-login.js';
import styles from './login-form.module.css';

export interface LoginFormProps extends LoginOptions {
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

/** Login by e-mail and password (§2, §5, §8). A failure says what happened, keeps what was typed and focuses the field. */
export function LoginForm({
  initialEmail = '',
  onSignedIn,
  onSwitchToRegister,
  forgotHref,
  supportHref,
  ...options
}: LoginFormProps) {
  const t = useTexts();
  const f = useFieldTexts();
  const textOf = useAuthMessage();
  const { mutateAsync, isPending } = useLogin(options);
  const { problems, setProblems, forgetFields, clear } = useCallProblems<LoginField>();
  const element = useRef<HTMLFormElement>(null);
  const { attempts, focusFirstWrong } = useFocusFirstWrong(element);
  const { register, handleSubmit, formState } = useForm<LoginValues, unknown, LoginValues>({
    resolver: valibotResolver(loginSchema),
    defaultValues: { email: initialEmail, password: '' },
    shouldFocusError: false,
  });

  const logIn = async (values: LoginValues) => {
    clear();
    const signedIn = await mutateAsync(values).catch((error: unknown) => setProblems(loginProblems(error)));
    if (signedIn) onSignedIn?.(signedIn);
  };
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isPending) return;
    await handleSubmit(logIn)(event);
    focusFirstWrong();
  };
  const errorOf = (field: LoginField) => {
    const message = formState.errors[field]?.message;
    const problem = problems.fields[field];
    // The schema's messages are text keys.
    if (message) return textOf(message);
    return problem && textOf(problem);
  };
  const labels = { email: f('form.email.label'), password: f('form.password.label') };
  const wrongFields = (['email', 'password'] as const)
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
      <EmailField
        {...register('email')}
        label={labels.email}
        error={errorOf('email')}
        autoComplete="username"
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
      <Button type="submit" variant="primary" size="lg" block loading={isPending}>
        {t('auth.login.submit')}
      </Button>
      {supportHref && (
        <p className={styles.support}>
          {richText(t('auth.login.support'), {
            support: (text) => <Link href={supportHref}>{text}</Link>,
          })}
        </p>
      )}
    </form>
  );
}
