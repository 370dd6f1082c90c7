'use client';

import { type FormEvent, type SyntheticEvent, useRef } from 'react';
import { type FieldValues, useForm, type UseFormProps } from 'react-hook-form';
import { type FormErrors, type Message } from '../../core/call-errors.js';
import { useFocusFirstInvalid } from './use-focus-first-invalid.js';
import { useFormErrors } from './use-form-errors.js';

export interface ServerFormConfig<Values extends FieldValues, Field extends string> {
  /** Options of React Hook Form; the messages of its schema are text keys. */
  options: UseFormProps<Values, unknown, Values>;
  /** Sends valid values. Resolves to the errors to show, or to `null` when the call succeeded. */
  send: (values: Values) => Promise<FormErrors<Field> | null>;
  /** The call is in flight: another submit is ignored. */
  isPending: boolean;
  formatMessage: (message: Message | string, params?: Readonly<Record<string, string | number>>) => string;
  /** Values for the placeholders of messages. */
  textParams?: Readonly<Record<string, string | number>> | undefined;
  /** What a change of a field clears: the server's error of that field, or all when any of them may be invalid. */
  clears?: 'field' | 'all' | undefined;
}

/**
 * Returns the state of a form whose values are sent by one call: a submit at a time, an error per field, from the schema
 * or from the server, and the focus on the first invalid field after each attempt.
 */
export function useServerForm<Values extends FieldValues, Field extends string>({
  options,
  send,
  isPending,
  formatMessage,
  textParams,
  clears = 'field',
}: ServerFormConfig<Values, Field>) {
  const ref = useRef<HTMLFormElement>(null);
  const { errors, setErrors, clearFields, clear } = useFormErrors<Field>();
  const { attempts, focusFirstWrong } = useFocusFirstInvalid(ref);
  const form = useForm<Values, unknown, Values>({ shouldFocusError: false, ...options });
  const invalid: Partial<Record<string, { message?: unknown }>> = form.formState.errors;

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isPending) return;
    await form.handleSubmit(async (values) => {
      clear();
      const found = await send(values);
      if (found) setErrors(found);
    })(event);
    focusFirstWrong();
  };
  const getFieldError = (field: Field): string | undefined => {
    const message = invalid[field]?.message;
    if (typeof message === 'string' && message !== '') return formatMessage(message, textParams);
    const error = errors.fields[field];
    return error && formatMessage(error, textParams);
  };
  return {
    form,
    /** The server's errors of the last attempt. */
    errors,
    clearFields,
    getFieldError,
    /** Returns those of some fields that are invalid after an attempt to submit, for `FormStatus`. */
    invalidAfterAttempt: <Some extends Field>(fields: readonly Some[]): Some[] =>
      fields.filter((field) => attempts > 0 && getFieldError(field) !== undefined),
    focusFirstInvalid: focusFirstWrong,
    submit,
    /** Properties of the `form` element. */
    formProps: {
      ref,
      noValidate: true,
      onSubmit: (event: SyntheticEvent) => void submit(event),
      onChange: ({ target }: FormEvent<HTMLFormElement>) => {
        // The parts of a date are named after it: `dateOfBirth-year`.
        const [changed] = ((target as HTMLElement).getAttribute('name') ?? '').split('-');
        clearFields((field) => clears === 'all' || field === changed);
      },
    },
  };
}
