'use client';

import { useMemo } from 'react';
import { type RegistrationMode } from '@casino-kit/api-contract';
import { getPasswordRules } from '@casino-kit/api-contract/field-rules';
import { Trans } from '@casino-kit/i18n';
import { FormStatus } from '@casino-kit/player-fields';
import { usePagePath, usePolicy, useSettings } from '@casino-kit/settings';
import { Button, Link, SegmentedControl } from '@casino-kit/ui';
import { excludedTitle } from '../../core/registration-errors.js';
import { type HideableField } from '../../core/registration-fields.js';
import { startValues } from '../../core/registration-start.js';
import { typedLogin } from '../../core/sign-up-payload.js';
import { TextButton } from '../text-button/text-button.js';
import { useTexts } from '../texts.js';
import { type RegistrationOptions } from '../use-registration-options.js';
import { Consents } from './consents.js';
import { LoginFields } from './login-fields.js';
import { PersonFields } from './person-fields.js';
import { PlaceFields } from './place-fields.js';
import { type RegistrationFormProps } from './registration-form-props.js';
import styles from './registration-form.module.css';
import { useFieldLabels } from './use-field-labels.js';
import { useRegistrationForm } from './use-registration-form.js';

export interface AccountFormProps extends Omit<
  RegistrationFormProps,
  'today' | 'now' | 'pid' | 'focusFirst'
> {
  options: Pick<RegistrationOptions, 'countries' | 'currencies'>;
  /** The registration modes, in order; the first is selected initially. */
  modes: readonly [RegistrationMode, ...RegistrationMode[]];
  hidden: ReadonlySet<HideableField>;
  required: ReadonlySet<HideableField>;
  today: string;
}

/**
 * The registration form once its options are loaded: one page, or two if the brand asks about the person. Typed values
 * stay when the player goes back or chooses another mode. Its button works when every field in view is valid (§5).
 */
export function AccountForm({
  options: { countries, currencies },
  modes,
  hidden,
  required,
  today,
  defaultCountryCode,
  defaultCurrencyCode,
  termsHref,
  privacyHref,
  draft = null,
  initialLogin = '',
  onDraft,
  onProgress,
  onRegistered,
  onSwitchToLogin,
  ...signUp
}: AccountFormProps) {
  const t = useTexts();
  const labels = useFieldLabels();
  const help = usePagePath('responsible-gambling');
  const settings = useSettings();
  const { minimumAge, newsletterPreselected } = usePolicy();
  const password = useMemo(() => getPasswordRules(settings, 'first'), [settings]);
  const country = countries.options.find(({ value }) => value === defaultCountryCode)?.value;
  const state = useRegistrationForm({
    modes,
    rules: { password, hidden, required, today, minimumAge },
    start: startValues({
      mode: modes[0],
      hidden,
      newsletter: newsletterPreselected && !hidden.has('newsletter'),
      country,
      currency: (currencies.find(({ value }) => value === defaultCurrencyCode) ?? currencies[0])?.value,
      phoneCode: countries.getPhoneCode(country ?? '') || (countries.phoneCodes[0] ?? ''),
    }),
    draft,
    initialLogin,
    signUp,
    onDraft,
    onProgress,
    onRegistered,
  });
  const { form, values, step, isLast, getFieldError, formatMessage } = state;
  const toLogin = onSwitchToLogin && (() => onSwitchToLogin(typedLogin(form.getValues())));

  return (
    <form {...state.formProps} className={styles.form}>
      {step === 'account' ? (
        <>
          {modes.length > 1 && (
            <SegmentedControl
              label={t('auth.register.mode')}
              options={modes.map((mode) => ({ value: mode, label: t(`auth.register.mode.${mode}`) }))}
              value={values.mode}
              onChange={state.chooseMode}
            />
          )}
          <LoginFields state={state} rules={password} countries={countries} toLogin={toLogin} />
          <PlaceFields state={state} hidden={hidden} countries={countries} currencies={currencies} />
        </>
      ) : (
        <PersonFields state={state} hidden={hidden} required={required} today={today} />
      )}
      {isLast && (
        <Consents
          consent={{ ...form.register('consent'), error: getFieldError('consent') }}
          newsletter={
            hidden.has('newsletter')
              ? undefined
              : { ...form.register('newsletter'), error: getFieldError('newsletter') }
          }
          termsHref={termsHref}
          privacyHref={privacyHref}
        />
      )}
      <FormStatus
        error={state.error}
        formatMessage={formatMessage}
        wrongFields={state.wrongInView.map((field) => labels[field])}
      />
      {state.error?.title === excludedTitle && <Link href={help}>{t('auth.register.excluded.help')}</Link>}
      <div className={styles.actions}>
        {step === 'person' && (
          <Button size="lg" onClick={state.back}>
            {t('auth.register.back')}
          </Button>
        )}
        <Button
          type="submit"
          variant="primary"
          size="lg"
          block
          loading={state.isPending}
          disabled={!state.isReady}
        >
          {t(isLast ? 'auth.register.submit' : 'auth.register.next')}
        </Button>
      </div>
      {toLogin && step === 'account' && (
        <p className={styles.switch}>
          <Trans
            t={t}
            i18nKey="auth.register.haveAccount"
            components={{ login: <TextButton onClick={toLogin} /> }}
          />
        </p>
      )}
    </form>
  );
}
