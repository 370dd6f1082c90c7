'use client';

import { type SyntheticEvent, useMemo, useRef } from 'react';
import { passwordRulesOf } from '@casino-kit/api-contract/field-rules';
import {
  FormStatus,
  NewPasswordField as PasswordToChoose,
  useFormErrors,
  useFieldTexts,
  useFocusFirstInvalid,
} from '@casino-kit/player-fields';
import { useSettings } from '@casino-kit/settings';
import { Button } from '@casino-kit/ui';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm, useWatch } from 'react-hook-form';
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

/** A new password by the brand's rules (§5), proved by a link or by the code of an SMS. */
export function NewPasswordForm({ code, phone, onSet, onExpired }: NewPasswordFormProps) {
  const t = useTexts();
  const f = useFieldTexts();
  const textOf = useAuthMessage();
  const settings = useSettings();
  const rules = useMemo(() => passwordRulesOf(settings), [settings]);
  const { mutateAsync, isPending } = useSetNewPassword();
  const { errors, setErrors, clearFields, clear } = useFormErrors<NewPasswordField>();
  const element = useRef<HTMLFormElement>(null);
  const { attempts, focusFirstWrong } = useFocusFirstInvalid(element);
  const { register, control, handleSubmit, formState } = useForm<
    NewPasswordValues,
    unknown,
    NewPasswordValues
  >({
    resolver: valibotResolver(newPasswordForm(rules, phone ? 'sms' : 'link')),
    defaultValues: { code: code ?? '', password: '' },
    shouldFocusError: false,
  });
  const password = useWatch({ control, name: 'password' });

  const set = async (values: NewPasswordValues) => {
    clear();
    const done = await mutateAsync({ proof: { code: values.code, phone }, password: values.password }).then(
      () => true,
      (error: unknown) => {
        if (onExpired && isLinkExpired(error)) onExpired();
        else setErrors(toNewPasswordErrors(error));
        return false;
      },
    );
    if (done) onSet();
  };
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isPending) return;
    await handleSubmit(set)(event);
    focusFirstWrong();
  };
  const errorOf = (field: NewPasswordField) => {
    const message = formState.errors[field]?.message;
    const error = errors.fields[field];
    // The schema's messages are text keys; `count` is the place in that of the shortest length.
    if (message) return textOf(message, { count: rules.minLength });
    return error && textOf(error);
  };
  const labels = { code: t('auth.reset.code.label'), password: f('form.newPassword.label') };
  const fields = phone ? (['code', 'password'] as const) : (['password'] as const);
  const wrongFields = fields.filter((field) => attempts > 0 && errorOf(field)).map((field) => labels[field]);

  return (
    <form
      ref={element}
      noValidate
      className={styles.form}
      onSubmit={(event) => void submit(event)}
      onChange={({ target }) => clearFields((field) => field === target.getAttribute('name'))}
    >
      {phone && <CodeField {...register('code')} label={labels.code} error={errorOf('code')} />}
      <PasswordToChoose
        {...register('password')}
        label={labels.password}
        error={errorOf('password')}
        password={password}
        rules={rules}
      />
      <FormStatus error={errors.form} textOf={textOf} wrongFields={wrongFields} />
      <Button type="submit" variant="primary" size="lg" block loading={isPending}>
        {t('auth.reset.new.submit')}
      </Button>
    </form>
  );
}
