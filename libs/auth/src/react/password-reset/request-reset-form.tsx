'use client';

import { Trans } from '@casino-kit/i18n';
import {
  lazyResolver,
  EmailField,
  FormStatus,
  useFieldTexts,
  usePhoneReader,
  useServerForm,
} from '@casino-kit/player-fields';
import { Button, SegmentedControl } from '@casino-kit/ui';
import { Controller } from 'react-hook-form';
import {
  toRequestErrors,
  type ResetRequest,
  resetRequestSchema,
  type ResetChannel,
} from '../../core/password-reset.js';
import { typedLoginText } from '../../core/login-prefill.js';
import { type DefaultPhoneCode, PhoneLoginField } from '../phone-login-field/phone-login-field.js';
import { TextButton } from '../text-button/text-button.js';
import { useTexts } from '../texts.js';
import { useAuthMessage } from '../use-message-text.js';
import styles from './password-reset.module.css';
import { useAskForReset } from './use-password-reset.js';

export interface AskFormProps extends DefaultPhoneCode {
  ways: readonly ResetChannel[];
  way: ResetChannel;
  onWay: (way: ResetChannel) => void;
  /** The values typed before, when the player returns to this step. */
  typed: ResetRequest;
  recaptchaToken?: (() => Promise<string | undefined>) | undefined;
  onAsked: (request: ResetRequest) => void;
  /** Called with the address or number that was typed. */
  onSwitchToLogin?: ((login: string) => void) | undefined;
}

/** The first step: the recipient of the link or the code. */
export function RequestResetForm({
  ways,
  way,
  onWay,
  typed,
  recaptchaToken,
  onAsked,
  onSwitchToLogin,
  ...phoneCode
}: AskFormProps) {
  const t = useTexts();
  const f = useFieldTexts();
  const formatMessage = useAuthMessage();
  const phoneReader = usePhoneReader(way === 'phone');
  const { mutateAsync, isPending } = useAskForReset(recaptchaToken);
  const { form, formProps, errors, getFieldError, invalidAfterAttempt } = useServerForm<
    ResetRequest,
    ResetChannel
  >({
    options: {
      resolver: lazyResolver(async () => resetRequestSchema(way, await phoneReader.load())),
      defaultValues: typed,
    },
    send: (request) =>
      mutateAsync({ way, request }).then(() => {
        onAsked(request);
        return null;
      }, toRequestErrors),
    isPending,
    formatMessage,
    clears: 'all',
  });
  const { register, control, clearErrors, getValues } = form;
  const error = getFieldError(way);
  const typedNow = () => typedLoginText(way, { ...getValues(), login: '' });
  const labels = { email: f('form.email.label'), phone: f('form.phone.label') };

  return (
    <form {...formProps} className={styles.form}>
      <p className={styles.text}>{t(`auth.reset.ask.${way}`)}</p>
      {ways.length > 1 && (
        <SegmentedControl
          label={t('auth.reset.ways')}
          options={ways.map((value) => ({ value, label: labels[value] }))}
          value={way}
          onChange={(next) => {
            clearErrors();
            onWay(next);
          }}
        />
      )}
      {way === 'email' ? (
        <EmailField {...register('email')} label={labels.email} error={error} autoComplete="username" />
      ) : (
        <Controller
          control={control}
          name="phone"
          render={({ field: { value, onChange, onBlur } }) => (
            <PhoneLoginField {...phoneCode} value={value} onChange={onChange} onBlur={onBlur} error={error} />
          )}
        />
      )}
      <FormStatus
        error={errors.form}
        formatMessage={formatMessage}
        wrongFields={invalidAfterAttempt([way]).map((field) => labels[field])}
      />
      <Button type="submit" variant="primary" size="lg" block loading={isPending}>
        {t(`auth.reset.submit.${way}`)}
      </Button>
      {onSwitchToLogin && (
        <p className={styles.switch}>
          <Trans
            t={t}
            i18nKey="auth.reset.toLogin"
            components={{ login: <TextButton onClick={() => onSwitchToLogin(typedNow())} /> }}
          />
        </p>
      )}
    </form>
  );
}
