'use client';

import { type SyntheticEvent, useMemo, useRef, useState } from 'react';
import { changePasswordRulesOf } from '@casino-kit/api-contract/field-rules';
import {
  FormStatus,
  NewPasswordField,
  useFormErrors,
  useFieldTexts,
  useFocusFirstInvalid,
} from '@casino-kit/player-fields';
import { usePlayer } from '@casino-kit/session';
import { useSettings } from '@casino-kit/settings';
import { Button, Alert, PasswordField } from '@casino-kit/ui';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { Lock } from 'lucide-react';
import { useForm, useWatch } from 'react-hook-form';
import {
  type PasswordChange,
  type PasswordChangeField,
  passwordChangeSchema,
  toPasswordErrors,
} from '../../core/password-change.js';
import { toRejectedErrors } from '../../core/profile-errors.js';
import { useTexts } from '../texts.js';
import { useProfileMessage } from '../use-profile-message.js';
import { useChangePassword } from './use-change-password.js';
import styles from './password-form.module.css';

const empty: PasswordChange = { currentPassword: '', newPassword: '', repeat: '' };

export interface PasswordFormProps {
  /** The new password is in force and every other session has ended. */
  onChanged?: () => void;
}

/**
 * Changes the password (§5), always by the strict rules (decisions 17). The typed values are cleared only once it is
 * changed.
 */
export function PasswordForm({ onChanged }: PasswordFormProps) {
  const t = useTexts();
  const f = useFieldTexts();
  const textOf = useProfileMessage();
  const settings = useSettings();
  const account = usePlayer()?.getUser.email ?? '';
  const rules = useMemo(() => changePasswordRulesOf(settings), [settings]);
  const schema = useMemo(() => passwordChangeSchema(rules), [rules]);
  const { change, isPending } = useChangePassword();
  const { errors, setErrors, clearFields, clear } = useFormErrors<PasswordChangeField>();
  const [changed, setChanged] = useState<{ message: string | null } | null>(null);
  const element = useRef<HTMLFormElement>(null);
  const { attempts, focusFirstWrong } = useFocusFirstInvalid(element);
  const { register, control, handleSubmit, formState, reset } = useForm<
    PasswordChange,
    unknown,
    PasswordChange
  >({
    mode: 'onTouched',
    resolver: valibotResolver(schema),
    // Otherwise a rule across two fields is not validated while any other field is invalid.
    criteriaMode: 'all',
    shouldFocusError: false,
    defaultValues: empty,
  });
  const newPassword = useWatch({ control, name: 'newPassword' });

  const send = async (values: PasswordChange) => {
    clear();
    setChanged(null);
    const answer = await change(values).catch((error: unknown) => setErrors(toPasswordErrors(error)));
    if (!answer) return;
    if (!answer.success) {
      setErrors(toRejectedErrors(answer));
      return;
    }
    reset(empty);
    setChanged({ message: answer.message ?? null });
    onChanged?.();
  };
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isPending) return;
    await handleSubmit(send)(event);
    focusFirstWrong();
  };
  const errorOf = (field: PasswordChangeField) => {
    const message = formState.errors[field]?.message ?? errors.fields[field];
    // `count` is the place in the text of the shortest length.
    return message && textOf(message, { count: rules.minLength });
  };
  const labels = {
    currentPassword: f('form.currentPassword.label'),
    newPassword: f('form.newPassword.label'),
    repeat: f('form.passwordRepeat.label'),
  };
  const wrongFields = (Object.keys(labels) as PasswordChangeField[])
    .filter((field) => attempts > 0 && errorOf(field))
    .map((field) => labels[field]);
  const field = (name: PasswordChangeField) => ({
    // The repetition is judged again with the password that it repeats.
    ...register(name, name === 'newPassword' ? { deps: formState.touchedFields.repeat ? 'repeat' : [] } : {}),
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
        clearFields((name) => name === target.getAttribute('name'));
        setChanged(null);
      }}
    >
      {/* Tells password managers whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={account} readOnly hidden />
      <PasswordField
        {...field('currentPassword')}
        autoComplete="current-password"
        icon={<Lock size={20} aria-hidden />}
      />
      <NewPasswordField {...field('newPassword')} password={newPassword} rules={rules} />
      <PasswordField {...field('repeat')} autoComplete="new-password" icon={<Lock size={20} aria-hidden />} />
      <FormStatus error={errors.form} textOf={textOf} wrongFields={wrongFields} />
      <div role="status" className={styles.outcome}>
        {changed && (
          <Alert
            tone="success"
            title={changed.message ? textOf({ fromServer: changed.message }) : t('profile.password.saved')}
          >
            {t('profile.password.othersEnded')}
          </Alert>
        )}
      </div>
      <Button type="submit" variant="primary" size="lg" loading={isPending}>
        {t('profile.password.submit')}
      </Button>
    </form>
  );
}
