import { type SyntheticEvent, useMemo, useRef } from 'react';
import { birthYears, passwordRulesOf } from '@casino-kit/api-contract/field-rules';
import { richText } from '@casino-kit/i18n';
import {
  EmailField,
  FormStatus,
  NewPasswordField,
  useCallProblems,
  useFieldTexts,
  useFocusFirstWrong,
} from '@casino-kit/player-fields';
import { usePolicy, useSettings } from '@casino-kit/settings';
import { Button, DateField, SelectField, TextField } from '@casino-kit/ui';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { type RegistrationField, signUpProblems } from '../../core/call-problems.js';
import { registrationSchema, type RegistrationValues } from '../../core/registration-schema.js';
import { startValues } from '../../core/registration-start.js';
import { TextButton } from '../text-button/text-button.js';
import { useTexts } from '../texts.js';
import { useAuthMessage } from '../use-message-text.js';
import { type RegistrationOptions } from '../use-registration-options.js';
import { useSignUp } from '../use-sign-up.js';
import { Consents } from './consents.js';
import { useFieldLabels } from './use-field-labels.js';
import { type RegistrationFormProps } from './registration-form.js';
import styles from './registration-form.module.css';

export interface AccountFormProps extends Omit<RegistrationFormProps, 'today'> {
  options: RegistrationOptions;
  today: string;
}

/** The registration form once its options are known. Its button works when every field is right (§5). */
export function AccountForm({
  options: { countries, currencies, hidden },
  today,
  defaultCountryCode,
  defaultCurrencyCode,
  termsHref,
  privacyHref,
  onRegistered,
  onSwitchToLogin,
  ...signUpOptions
}: AccountFormProps) {
  const t = useTexts();
  const f = useFieldTexts();
  const textOf = useAuthMessage();
  const labels = useFieldLabels();
  const settings = useSettings();
  const { newsletterPreselected } = usePolicy();
  const rules = useMemo(() => passwordRulesOf(settings), [settings]);
  const schema = useMemo(
    () => registrationSchema({ password: rules, hidden, today }),
    [rules, hidden, today],
  );
  const { mutateAsync, isPending } = useSignUp(signUpOptions);
  const { problems, setProblems, forgetFields, clear } = useCallProblems<RegistrationField>();
  const element = useRef<HTMLFormElement>(null);
  const { attempts, focusFirstWrong } = useFocusFirstWrong(element);
  const { register, control, handleSubmit, formState, getValues } = useForm<
    RegistrationValues,
    unknown,
    RegistrationValues
  >({
    mode: 'onTouched',
    resolver: valibotResolver(schema),
    shouldFocusError: false,
    defaultValues: startValues({
      hidden,
      today,
      newsletter: newsletterPreselected,
      country: countries.options.find(({ value }) => value === defaultCountryCode)?.value,
      currency: (currencies.find(({ value }) => value === defaultCurrencyCode) ?? currencies[0])?.value,
    }),
  });
  const { errors, isDirty, isValid } = formState;
  const password = useWatch({ control, name: 'password' });

  const createAccount = async (values: RegistrationValues) => {
    clear();
    const outcome = await mutateAsync(values).catch((error: unknown) => setProblems(signUpProblems(error)));
    if (outcome) onRegistered(outcome);
  };
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isPending) return;
    await handleSubmit(createAccount)(event);
    focusFirstWrong();
  };
  const toLogin = onSwitchToLogin && (() => onSwitchToLogin(getValues('email')));
  const errorOf = (field: RegistrationField) => {
    const message = errors[field]?.message;
    const problem = problems.fields[field];
    // The schema's messages are text keys; `count` is the place in that of the shortest length.
    if (message) return textOf(message, { count: rules.minLength });
    return problem && textOf(problem);
  };
  const emailError =
    !errors.email && toLogin && problems.fields.email && 'key' in problems.fields.email ? (
      <>
        {errorOf('email')} <TextButton onClick={toLogin}>{t('auth.email.taken.login')}</TextButton>
      </>
    ) : (
      errorOf('email')
    );
  const wrongFields = (Object.keys(labels) as RegistrationField[])
    .filter((field) => attempts > 0 && errorOf(field))
    .map((field) => labels[field]);
  const refused = Object.keys(problems.fields).length > 0;
  const field = (name: Exclude<RegistrationField, 'consent' | 'newsletter' | 'dateOfBirth'>) => ({
    ...register(name),
    label: labels[name],
    error: errorOf(name),
  });

  return (
    <form
      ref={element}
      noValidate
      className={styles.form}
      onSubmit={(event) => void submit(event)}
      onChange={({ target }) => {
        // The parts of a date are named after it: `dateOfBirth-year`.
        const [changed] = (target.getAttribute('name') ?? '').split('-');
        forgetFields((name) => name === changed);
      }}
    >
      <EmailField {...field('email')} error={emailError} autoComplete="email" />
      <NewPasswordField {...field('password')} password={password} rules={rules} />
      {!(hidden.has('firstName') && hidden.has('lastName')) && (
        <div className={styles.pair}>
          {!hidden.has('firstName') && <TextField {...field('firstName')} autoComplete="given-name" />}
          {!hidden.has('lastName') && <TextField {...field('lastName')} autoComplete="family-name" />}
        </div>
      )}
      {!hidden.has('dateOfBirth') && (
        <Controller
          control={control}
          name="dateOfBirth"
          render={({ field: { name, value, onChange, onBlur } }) => (
            <DateField
              label={labels.dateOfBirth}
              name={name}
              value={value}
              onChange={onChange}
              onBlur={onBlur}
              years={birthYears(today)}
              error={errorOf('dateOfBirth')}
            />
          )}
        />
      )}
      {!(hidden.has('countryCode') && hidden.has('currencyCode')) && (
        <div className={styles.pair}>
          {!hidden.has('countryCode') && (
            <SelectField
              {...field('countryCode')}
              options={countries.options}
              placeholder={f('form.country.choose')}
              autoComplete="country"
            />
          )}
          {!hidden.has('currencyCode') && (
            <SelectField
              {...field('currencyCode')}
              options={currencies}
              placeholder={f('form.currency.choose')}
            />
          )}
        </div>
      )}
      <Consents
        consent={{ ...register('consent'), error: errorOf('consent') }}
        newsletter={{ ...register('newsletter'), error: errorOf('newsletter') }}
        termsHref={termsHref}
        privacyHref={privacyHref}
      />
      <FormStatus problem={problems.form} textOf={textOf} wrongFields={wrongFields} />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        loading={isPending}
        disabled={!isDirty || !isValid || refused}
      >
        {t('auth.register.submit')}
      </Button>
      {toLogin && (
        <p className={styles.switch}>
          {richText(t('auth.register.haveAccount'), {
            login: (text) => <TextButton onClick={toLogin}>{text}</TextButton>,
          })}
        </p>
      )}
    </form>
  );
}
