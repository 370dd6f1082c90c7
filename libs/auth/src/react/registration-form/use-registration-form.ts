'use client';

import { type SyntheticEvent, useEffect, useState } from 'react';
import { type RegistrationMode } from '@casino-kit/api-contract';
import { lazyResolver, usePhoneReader, useServerForm } from '@casino-kit/player-fields';
import { useSettings } from '@casino-kit/settings';
import { useWatch } from 'react-hook-form';
import { hasPhone, loadPhoneReaderFor } from '../../core/phone-reader.js';
import { type RegistrationOutcome } from '../../core/register.js';
import {
  askedFields,
  fieldsOfStep,
  type FormStep,
  isRecoverable,
  type RegistrationField,
  registrationSteps,
} from '../../core/registration-fields.js';
import { toSignUpErrors } from '../../core/registration-errors.js';
import {
  type RegistrationRules,
  registrationSchema,
  type RegistrationValues,
  wrongFields,
} from '../../core/registration-schema.js';
import {
  toRegistrationDraft,
  type RegistrationDraft,
  resumedValues,
  withLoginPrefill,
} from '../../core/registration-start.js';
import { useAuthMessage } from '../use-message-text.js';
import { useFlushOnUnmount } from '../use-flush-on-unmount.js';
import { usePasskeyChoice } from '../use-passkey-sign-up.js';
import { type SignUpOptions, useSignUp } from '../use-sign-up.js';

/** How far a registration is: `step` of `steps`, from 1. */
export interface RegistrationProgress {
  step: number;
  steps: number;
}

export interface RegistrationFormConfig {
  /** The registration modes, in order. */
  modes: readonly RegistrationMode[];
  rules: Omit<RegistrationRules, 'readPhone'>;
  start: RegistrationValues;
  /** The values typed before the form was closed. */
  draft: RegistrationDraft | null;
  /** The identifier typed elsewhere, `''` for none. */
  initialLogin: string;
  signUp: SignUpOptions;
  onDraft?: ((draft: RegistrationDraft) => void) | undefined;
  onProgress?: ((progress: RegistrationProgress) => void) | undefined;
  onRegistered: (outcome: RegistrationOutcome) => void;
}

/**
 * Returns the registration form's state: values that stay when the player goes back or chooses another mode, their
 * errors, and the step in view. A field error from the server opens the step of that field.
 */
export function useRegistrationForm({
  modes,
  rules,
  start,
  draft,
  initialLogin,
  signUp,
  onDraft,
  onProgress,
  onRegistered,
}: RegistrationFormConfig) {
  const formatMessage = useAuthMessage();
  const { useSMSResetPassword: bySms } = useSettings();
  const passkey = usePasskeyChoice();
  const { mutateAsync, isPending } = useSignUp({ ...signUp, withPasskey: passkey.isChosen });
  const [resumed] = useState(() =>
    withLoginPrefill(resumedValues(start, draft, modes), initialLogin, { modes, chooses: draft === null }),
  );
  const [wantedStep, setStep] = useState<FormStep>('account');
  const [moves, setMoves] = useState(0);
  const {
    form,
    formProps,
    errors,
    getFieldError,
    invalidAfterAttempt,
    clearFields,
    focusFirstInvalid,
    submit,
  } = useServerForm<RegistrationValues, RegistrationField>({
    options: {
      mode: 'onTouched',
      resolver: lazyResolver(async ({ mode }) =>
        registrationSchema({
          ...rules,
          mode,
          readPhone: await loadPhoneReaderFor(mode),
          withPasskey: passkey.isChosen,
        }),
      ),
      defaultValues: start,
    },
    send(sent) {
      return mutateAsync(sent).then(
        (outcome) => {
          onRegistered(outcome);
          return null;
        },
        (error: unknown) => {
          const sentCourse = { mode: sent.mode, hidden: rules.hidden };
          const found = toSignUpErrors(error, askedFields(sentCourse));
          if (fieldsOfStep('account', sentCourse).some((field) => found.fields[field])) setStep('account');
          return found;
        },
      );
    },
    isPending,
    formatMessage,
    textParams: { count: rules.password.minLength },
  });
  const { control, reset, setValue, trigger, formState } = form;
  // The initial values count as untouched, and restored ones do not.
  useEffect(() => reset(resumed, { keepDefaultValues: true }), [reset, resumed]);
  const values = useWatch({ control, compute: (all: RegistrationValues) => ({ ...all }) });
  const { readPhone } = usePhoneReader(hasPhone(values.mode));
  useFlushOnUnmount(toRegistrationDraft(values), onDraft);

  const course = { mode: values.mode, hidden: rules.hidden };
  const steps = registrationSteps(course);
  const step = steps.includes(wantedStep) ? wantedStep : 'account';
  const isLast = step === 'person' || !steps.includes('person');
  const progress = { step: steps.indexOf(step) + 1, steps: steps.length };
  useEffect(() => {
    onProgress?.({ step: progress.step, steps: progress.steps });
  }, [onProgress, progress.step, progress.steps]);
  useEffect(() => {
    // Typing does not start at the radio buttons of the modes.
    if (moves > 0)
      formProps.ref.current?.querySelector<HTMLElement>('select, input:not([type=radio])')?.focus();
  }, [moves, formProps.ref]);
  const goTo = (next: FormStep) => {
    setStep(next);
    setMoves((count) => count + 1);
  };
  const canRecover = isRecoverable(values.mode, { bySms });
  const inView = fieldsOfStep(step, course);
  const wrong = wrongFields(values, { ...rules, readPhone, withPasskey: passkey.isChosen });
  const isRight = (field: RegistrationField) => !wrong.has(field) && !errors.fields[field];
  const isReady = formState.isDirty && inView.every(isRight);

  const submitStep = async (event: SyntheticEvent) => {
    if (isLast) return submit(event);
    event.preventDefault();
    if (isPending) return;
    if ((await trigger([...inView])) && inView.every(isRight)) goTo('person');
    else focusFirstInvalid();
  };

  return {
    form,
    values,
    step,
    isLast,
    isReady,
    isPending,
    passkey: {
      ...passkey,
      isOffered: passkey.isOffered && canRecover,
      isAsking: passkey.isAsking && canRecover,
    },
    error: errors.form,
    formatMessage,
    getFieldError,
    /** Returns whether the server reports that this login is taken. */
    isTaken: (field: RegistrationField) => {
      const error = errors.fields[field];
      return !formState.errors[field] && error !== undefined && 'key' in error;
    },
    /** Invalid fields in view after an attempt to continue. */
    wrongInView: invalidAfterAttempt(inView),
    chooseMode: (mode: RegistrationMode) => {
      // A passkey alone must not be the only way into an account.
      if (!isRecoverable(mode, { bySms })) passkey.choose(false);
      setValue('mode', mode, { shouldDirty: true });
    },
    clearFields,
    back: () => goTo('account'),
    formProps: { ...formProps, onSubmit: (event: SyntheticEvent) => void submitStep(event) },
  };
}
export type RegistrationFormState = ReturnType<typeof useRegistrationForm>;
