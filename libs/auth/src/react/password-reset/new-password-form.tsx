'use client';

import { useMemo } from 'react';
import { getPasswordRules } from '@casino-kit/api-contract/field-rules';
import {
  FormStatus,
  NewPasswordField as PasswordToChoose,
  useFieldTexts,
  useServerForm,
  valibotResolver,
} from '@casino-kit/player-fields';
import { useSettings } from '@casino-kit/settings';
import { Button } from '@casino-kit/ui';
import { useWatch } from 'react-hook-form';
import {
  isLinkExpired,
  type NewPasswordField,
  newPasswordForm,
  toNewPasswordErrors,
  type NewPasswordValues,
  type ResetRequest,
} from '../../core/password-reset.js';
import { useTexts } from '../texts.js';
import { useAuthMessage } from '../use-message-text.js';
import { CodeField } from './code-field.js';
import styles from './password-reset.module.css';
import { useSetNewPassword } from './use-password-reset.js';

export type NewPasswordFormProps = { onSet: () => void } & (
  | {
      /** The code of the link that was followed. */
      code: string;
      /** The link has expired. */
      onExpired: () => void;
      phone?: undefined;
    }
  | {
      /** The number that received a code by SMS; the form then asks for the code. */
      phone: ResetRequest['phone'];
      code?: undefined;
      onExpired?: undefined;
    }
);

/** A new password by the rules of a changed one (§5, decisions 17), proved by a link or by the code of an SMS. */
export function NewPasswordForm({ code, phone, onSet, onExpired }: NewPasswordFormProps) {
  const t = useTexts();
  const f = useFieldTexts();
  const formatMessage = useAuthMessage();
  const settings = useSettings();
  const rules = useMemo(() => getPasswordRules(settings, 'change'), [settings]);
  const { mutateAsync, isPending } = useSetNewPassword();
  const { form, formProps, errors, getFieldError, invalidAfterAttempt } = useServerForm<
    NewPasswordValues,
    NewPasswordField
  >({
    options: {
      resolver: valibotResolver(newPasswordForm(rules, phone ? 'sms' : 'link')),
      defaultValues: { code: code ?? '', password: '' },
    },
    async send(values) {
      try {
        await mutateAsync({ proof: { code: values.code, phone }, password: values.password });
      } catch (error) {
        if (!onExpired || !isLinkExpired(error)) return toNewPasswordErrors(error);
        onExpired();
        return null;
      }
      onSet();
      return null;
    },
    isPending,
    formatMessage,
    textParams: { count: rules.minLength },
  });
  const { register, control } = form;
  const password = useWatch({ control, name: 'password' });
  const labels = { code: t('auth.reset.code.label'), password: f('form.newPassword.label') };
  const fields = phone ? (['code', 'password'] as const) : (['password'] as const);
  const wrongFields = invalidAfterAttempt(fields).map((field) => labels[field]);

  return (
    <form {...formProps} className={styles.form}>
      {phone && <CodeField {...register('code')} label={labels.code} error={getFieldError('code')} />}
      <PasswordToChoose
        {...register('password')}
        label={labels.password}
        error={getFieldError('password')}
        password={password}
        rules={rules}
      />
      <FormStatus error={errors.form} formatMessage={formatMessage} wrongFields={wrongFields} />
      <Button type="submit" variant="primary" size="lg" block loading={isPending}>
        {t('auth.reset.new.submit')}
      </Button>
    </form>
  );
}
