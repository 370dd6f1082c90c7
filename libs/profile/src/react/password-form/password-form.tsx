'use client';

import { useMemo, useState } from 'react';
import { getPasswordRules } from '@casino-kit/api-contract/field-rules';
import {
  FormStatus,
  NewPasswordField,
  useFieldTexts,
  useServerForm,
  valibotResolver,
} from '@casino-kit/player-fields';
import { usePlayer } from '@casino-kit/session';
import { useSettings } from '@casino-kit/settings';
import { Button, Alert, PasswordField } from '@casino-kit/ui';
import { Lock } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import {
  type PasswordChange,
  type PasswordChangeField,
  passwordChangeSchema,
  toPasswordErrors,
} from '../../core/password-change.js';
import { toRejectedErrors } from '../../core/profile-errors.js';
import { useTexts } from '../texts.js';
import { useProfileMessage } from '../use-profile-message.js';
import { useChangePassword, useHasPassword } from './use-change-password.js';
import styles from './password-form.module.css';

const empty: PasswordChange = { currentPassword: '', newPassword: '', repeat: '' };

export interface PasswordFormProps {
  /** The new password is in force and every other session has ended. */
  onChanged?: (() => void) | undefined;
}

/**
 * Changes the password (§5), always by the strict rules (decisions 17), or sets the first one of a player who has only a
 * passkey. The typed values are cleared only once it is
 * changed.
 */
export function PasswordForm({ onChanged }: PasswordFormProps) {
  const t = useTexts();
  const f = useFieldTexts();
  const formatMessage = useProfileMessage();
  const settings = useSettings();
  const account = usePlayer()?.getUser.email ?? '';
  const rules = useMemo(() => getPasswordRules(settings, 'change'), [settings]);
  const hasPassword = useHasPassword();
  const schema = useMemo(() => passwordChangeSchema(rules, hasPassword), [rules, hasPassword]);
  const { change, isPending } = useChangePassword();
  const [changed, setChanged] = useState<{ message: string | null } | null>(null);
  const { form, formProps, errors, getFieldError, invalidAfterAttempt } = useServerForm<
    PasswordChange,
    PasswordChangeField
  >({
    options: {
      mode: 'onTouched',
      resolver: valibotResolver(schema),
      // Otherwise a rule across two fields is not validated while any other field is invalid.
      criteriaMode: 'all',
      defaultValues: empty,
    },
    async send(values) {
      setChanged(null);
      const response = await change(values).catch((error: unknown) => toPasswordErrors(error));
      if ('fields' in response) return response;
      if (!response.success) return toRejectedErrors(response);
      form.reset(empty);
      setChanged({ message: response.message ?? null });
      onChanged?.();
      return null;
    },
    isPending,
    formatMessage,
    textParams: { count: rules.minLength },
  });
  const { register, control, formState } = form;
  const newPassword = useWatch({ control, name: 'newPassword' });
  const labels = {
    currentPassword: f('form.currentPassword.label'),
    newPassword: f('form.newPassword.label'),
    repeat: f('form.passwordRepeat.label'),
  };
  const wrongFields = invalidAfterAttempt(Object.keys(labels) as PasswordChangeField[]).map(
    (field) => labels[field],
  );
  const field = (name: PasswordChangeField) => ({
    // The repetition is judged again with the password that it repeats.
    ...register(name, name === 'newPassword' ? { deps: formState.touchedFields.repeat ? 'repeat' : [] } : {}),
    label: labels[name],
    error: getFieldError(name),
  });

  return (
    <form
      {...formProps}
      className={styles.form}
      onChange={(event) => {
        formProps.onChange(event);
        setChanged(null);
      }}
    >
      {/* Tells password managers whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={account} readOnly hidden />
      {hasPassword && (
        <PasswordField
          {...field('currentPassword')}
          autoComplete="current-password"
          icon={<Lock size={20} aria-hidden />}
        />
      )}
      <NewPasswordField {...field('newPassword')} password={newPassword} rules={rules} />
      <PasswordField {...field('repeat')} autoComplete="new-password" icon={<Lock size={20} aria-hidden />} />
      <FormStatus error={errors.form} formatMessage={formatMessage} wrongFields={wrongFields} />
      <div role="status" className={styles.outcome}>
        {changed && (
          <Alert
            tone="success"
            title={
              changed.message ? formatMessage({ fromServer: changed.message }) : t('profile.password.saved')
            }
          >
            {t('profile.password.othersEnded')}
          </Alert>
        )}
      </div>
      {/* Quiet while there is nothing to change; a press says what is missing. */}
      <Button type="submit" variant={formState.isDirty ? 'primary' : 'line'} size="lg" loading={isPending}>
        {t('profile.password.submit')}
      </Button>
    </form>
  );
}
