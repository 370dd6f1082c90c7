'use client';

import { lazy, Suspense, type SyntheticEvent, useRef, useState } from 'react';
import { useLocale } from '@casino-kit/i18n';
import { type Countries, FormStatus, useFocusFirstInvalid } from '@casino-kit/player-fields';
import { Button, Alert, Tag } from '@casino-kit/ui';
import { isLocked, type ProfileField, profileFields } from '../../core/profile-values.js';
import { useTexts } from '../texts.js';
import { useProfileMessage } from '../use-profile-message.js';
import { ProfileFields } from './profile-fields.js';
import { useFieldLabels } from './use-field-labels.js';
import { type ProfileFormInput, type ProfileOutcome, useProfileForm } from './use-profile-form.js';
import styles from './profile-form.module.css';

const ResetDialog = lazy(() => import('./reset-dialog.js'));

/** Confirms the last submit. Always rendered, so that screen readers announce it when it is filled. */
function Outcome({ outcome }: { outcome: ProfileOutcome | null }) {
  const t = useTexts();
  const formatMessage = useProfileMessage();
  return (
    <div role="status" className={styles.outcome}>
      {outcome?.kind === 'saved' && (
        <Alert tone="success">
          {outcome.message ? formatMessage({ fromServer: outcome.message }) : t('profile.saved')}
        </Alert>
      )}
      {outcome?.kind === 'unchanged' && <Alert tone="neutral">{t('profile.unchanged')}</Alert>}
    </div>
  );
}

/** The profile form once it has all that it needs. */
export function DetailsForm({ countries, ...input }: ProfileFormInput & { countries: Countries | null }) {
  const t = useTexts();
  const formatMessage = useProfileMessage();
  const labels = useFieldLabels();
  const { formatTag } = useLocale();
  const state = useProfileForm(input);
  const { form, calls, changed, resetting, restored, outcome, asked, isPending } = state;
  const element = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { attempts, focusFirstWrong } = useFocusFirstInvalid(element);

  // Loads the dialog with the first change that it asks about, and keeps it until its closing has ended.
  const [mayReset, setMayReset] = useState(false);
  if (resetting.length > 0 && !mayReset) setMayReset(true);

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isPending) return;
    await form.handleSubmit(state.send)(event);
    focusFirstWrong();
  };
  const confirm = async () => {
    if (asked === null) return;
    await state.save(asked);
    focusFirstWrong();
  };
  const discard = () => {
    state.discard();
    // The pressed button has no effect any more.
    button.current?.focus();
  };
  const forget = (isChanged: (field: string) => boolean) => {
    calls.clearFields(isChanged);
    state.forgetOutcome();
  };
  const getFieldError = (field: ProfileField) => {
    // The schema's messages are text keys.
    const message = isLocked(state.locks, field) ? undefined : form.formState.errors[field]?.message;
    const error = calls.errors.fields[field];
    return message ? formatMessage(message) : error && formatMessage(error);
  };
  const list = (fields: readonly ProfileField[]) =>
    new Intl.ListFormat(formatTag).format(fields.map((field) => labels[field]));
  const wrongFields = profileFields.filter((field) => attempts > 0 && getFieldError(field));

  return (
    <form
      ref={element}
      noValidate
      className={styles.form}
      onSubmit={(event) => void submit(event)}
      onChange={({ target }) => {
        // The parts of a date are named after it: `dateOfBirth-year`.
        const [name] = (target.getAttribute('name') ?? '').split('-');
        forget((field) => field === name);
      }}
    >
      {restored.length > 0 && (
        <Alert tone="warning" title={t('profile.draft.title')} live>
          {t('profile.draft.text', { fields: list(restored) })}
        </Alert>
      )}
      <ProfileFields
        state={state}
        countries={countries}
        labels={labels}
        getFieldError={getFieldError}
        onPhoneChange={() => forget((field) => field === 'phone')}
      />
      <FormStatus
        error={calls.errors.form}
        formatMessage={formatMessage}
        wrongFields={wrongFields.map((field) => labels[field])}
      />
      <Outcome outcome={outcome} />
      <div className={styles.footer}>
        {changed.length > 0 && <Tag tone="warning">{t('profile.unsaved', { count: changed.length })}</Tag>}
        <div className={styles.buttons}>
          <Button variant="ghost" disabled={changed.length === 0 && restored.length === 0} onClick={discard}>
            {t('profile.discard')}
          </Button>
          {/* Quiet while there is nothing to save; a press says so. */}
          <Button
            ref={button}
            type="submit"
            variant={changed.length > 0 ? 'primary' : 'line'}
            loading={isPending}
          >
            {t('profile.submit')}
          </Button>
        </div>
      </div>
      {mayReset && (
        <Suspense>
          <ResetDialog
            open={asked !== null}
            fields={list(resetting)}
            onConfirm={() => void confirm()}
            onBack={() => state.setAsked(null)}
          />
        </Suspense>
      )}
    </form>
  );
}
