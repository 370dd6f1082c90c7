'use client';

import { type Player } from '@casino-kit/api-contract';
import { Trans } from '@casino-kit/i18n';
import {
  type Countries,
  EmailField,
  FormStatus,
  NewPasswordField,
  PhoneNumberField,
  useFieldTexts,
} from '@casino-kit/player-fields';
import { Button, PasswordField } from '@casino-kit/ui';
import { Lock } from 'lucide-react';
import { Controller } from 'react-hook-form';
import { type LinkedUpdateField } from '../../core/linked-account-schema.js';
import { Consent } from '../registration-form/consents.js';
import { useTexts } from '../texts.js';
import styles from './linked-account-dialog.module.css';
import { type LinkedUpdateProps } from './linked-update-props.js';
import { useLinkedUpdateForm } from './use-linked-update-form.js';

export interface LinkedUpdateFormProps extends LinkedUpdateProps {
  player: Player;
  countries: Countries;
}

/**
 * Email and phone of a logged-in player that are not locked yet, and an optional new password (§2, §4). The current
 * password is requested once the server requires it.
 */
export function LinkedUpdateForm({
  player,
  countries,
  defaultCountryCode = '',
  termsHref,
  privacyHref,
  onLater,
  ...course
}: LinkedUpdateFormProps) {
  const t = useTexts();
  const f = useFieldTexts();
  const phoneCode =
    countries.getPhoneCode(player.countryCode || defaultCountryCode) || (countries.phoneCodes[0] ?? '');
  const { form, values, rules, locks, getFieldError, ...state } = useLinkedUpdateForm({
    ...course,
    player,
    phoneCode,
  });
  const labels: Readonly<Record<LinkedUpdateField, string>> = {
    email: f('form.email.label'),
    phone: f('form.phone.label'),
    newPassword: f('form.newPassword.label'),
    currentPassword: f('form.currentPassword.label'),
    consent: t('auth.consent.name'),
  };
  const complete = locks.has('email') && locks.has('phone');
  return (
    <form {...state.formProps} className={styles.form}>
      <p className={styles.note}>
        <Trans
          t={t}
          i18nKey={complete ? 'auth.linked.text.complete' : 'auth.linked.text'}
          values={{ account: player.userId }}
          components={{ account: <strong /> }}
        />
      </p>
      {!locks.has('email') && (
        <EmailField
          {...form.register('email')}
          label={labels.email}
          error={getFieldError('email')}
          autoComplete="email"
        />
      )}
      {!locks.has('phone') && (
        <Controller
          control={form.control}
          name="phone"
          render={({ field: { value, onChange, onBlur } }) => (
            <PhoneNumberField
              countries={countries}
              code={value.phoneCode}
              number={value.phone}
              onChange={({ code, number }) => {
                state.clearFields((field) => field === 'phone');
                onChange({ phoneCode: code, phone: number });
              }}
              onBlur={onBlur}
              error={getFieldError('phone')}
            />
          )}
        />
      )}
      <NewPasswordField
        {...form.register('newPassword')}
        label={labels.newPassword}
        error={getFieldError('newPassword')}
        password={values.newPassword}
        rules={rules}
        optional
      />
      {state.asksCurrent && (
        <PasswordField
          {...form.register('currentPassword')}
          label={labels.currentPassword}
          error={getFieldError('currentPassword')}
          autoComplete="current-password"
          icon={<Lock size={20} aria-hidden />}
        />
      )}
      <Consent
        consent={{ ...form.register('consent'), error: getFieldError('consent') }}
        termsHref={termsHref}
        privacyHref={privacyHref}
      />
      <FormStatus
        error={state.error}
        formatMessage={state.formatMessage}
        wrongFields={state.wrong.map((field) => labels[field])}
      />
      <div className={styles.actions}>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          block
          loading={state.isPending}
          disabled={!state.isReady}
        >
          {t('auth.linked.submit')}
        </Button>
        <Button variant="ghost" block onClick={onLater}>
          {t('auth.linked.later')}
        </Button>
      </div>
    </form>
  );
}
