'use client';

import { dateOnDevice } from '@casino-kit/calendar-dates';
import { useMemo } from 'react';
import { useSettings } from '@casino-kit/settings';
import { Button, ErrorState, Skeleton, VisuallyHidden } from '@casino-kit/ui';
import { allHidden, hiddenFields, requiredFields } from '../../core/registration-fields.js';
import { linkedMode, registrationModes } from '../../core/registration-modes.js';
import { FocusFirstField } from '../focus-first-field/focus-first-field.js';
import { useTexts } from '../texts.js';
import { type RegistrationOptions, useRegistrationOptions } from '../use-registration-options.js';
import { AccountForm } from './account-form.js';
import { RegistrationClosed } from './registration-closed.js';
import { type RegistrationFormProps } from './registration-form-props.js';
import styles from './registration-form.module.css';
import { useRegistrationHours } from './use-registration-hours.js';

const clock = () => new Date();

/** What the host shows of the progress once it is known takes 24 px above the form. */
const progressHeight = 24;
/** The heights of the form's parts in pixels, for its placeholder. */
const partHeights = { mode: 48, email: 80, password: 104, place: 80, submit: 52, login: 20 } as const;

/** Registration with consents (§2, §5): loads its options, then shows the form, or says that registration is closed. */
export function RegistrationForm({
  today,
  now = clock,
  pid = null,
  focusFirst = false,
  ...form
}: RegistrationFormProps) {
  const t = useTexts();
  const { options, failed, retry } = useRegistrationOptions();
  const hours = useRegistrationHours({
    country: form.defaultCountryCode,
    deviceType: form.visitor?.userDeviceType,
    now,
  });
  const { onSwitchToLogin } = form;
  if (!hours.open)
    return (
      <RegistrationClosed
        opensAt={hours.opensAt}
        onSwitchToLogin={onSwitchToLogin && (() => onSwitchToLogin(''))}
      />
    );
  if (options) {
    const offered = (
      <OfferedForm {...form} options={options} pid={pid} today={today ?? dateOnDevice(now())} />
    );
    return focusFirst ? <FocusFirstField className={styles.whole}>{offered}</FocusFirstField> : offered;
  }
  if (failed)
    return (
      <ErrorState
        title={t('auth.register.failed.title')}
        action={<Button onClick={retry}>{t('auth.register.failed.retry')}</Button>}
      >
        {t('auth.register.failed.text')}
      </ErrorState>
    );
  return (
    <div className={styles.form} role="status">
      <VisuallyHidden>{t('auth.register.loading')}</VisuallyHidden>
      {Object.entries(partHeights).map(([part, height]) => (
        <Skeleton
          key={part}
          height={part === 'mode' && form.onProgress ? height + progressHeight : height}
          radius="control"
        />
      ))}
    </div>
  );
}

interface OfferedFormProps extends Omit<RegistrationFormProps, 'now' | 'focusFirst'> {
  options: RegistrationOptions;
  pid: string | null;
  today: string;
}

/** The form with the brand's modes and fields; a linked account has one mode and no additional fields. */
function OfferedForm({ options, pid, ...form }: OfferedFormProps) {
  const settings = useSettings();
  const { linkAccount } = form;
  const { fields } = options;
  const modes = useMemo(
    () => (linkAccount ? ([linkedMode(fields)] as const) : registrationModes({ settings, fields, pid })),
    [linkAccount, settings, fields, pid],
  );
  const hidden = useMemo(() => (linkAccount ? allHidden : hiddenFields(fields)), [linkAccount, fields]);
  const required = useMemo(() => requiredFields(fields), [fields]);
  return <AccountForm {...form} options={options} modes={modes} hidden={hidden} required={required} />;
}
