'use client';

import { PhoneNumberField, useCountries } from '@casino-kit/player-fields';
import { Button, Alert } from '@casino-kit/ui';
import { useTexts } from '../texts.js';

export interface DefaultPhoneCode {
  /** Calling code to start with, without a plus sign. */
  defaultPhoneCode?: string | undefined;
  /** Country of the initial calling code, if no code is given. */
  defaultCountryCode?: string | undefined;
}

export interface PhoneLoginFieldProps extends DefaultPhoneCode {
  value: { phoneCode: string; phone: string };
  onChange: (next: { phoneCode: string; phone: string }) => void;
  onBlur?: (() => void) | undefined;
  error?: string | undefined;
}

/** The phone number of an account, with the calling codes of the countries a player may live in (§5). */
export function PhoneLoginField({
  value: { phoneCode, phone },
  onChange,
  onBlur,
  error,
  defaultPhoneCode = '',
  defaultCountryCode = '',
}: PhoneLoginFieldProps) {
  const t = useTexts();
  const { countries, failed, retry } = useCountries();
  const code =
    phoneCode || defaultPhoneCode.replace(/^\+/, '') || countries?.getPhoneCode(defaultCountryCode) || '';
  return (
    <>
      <PhoneNumberField
        countries={countries}
        code={code}
        number={phone}
        onChange={(next) => onChange({ phoneCode: next.code, phone: next.number })}
        onBlur={onBlur}
        error={error}
      />
      {failed && (
        <Alert
          tone="warning"
          live
          action={
            <Button size="sm" onClick={retry}>
              {t('auth.login.codes.retry')}
            </Button>
          }
        >
          {t('auth.login.codes.failed')}
        </Alert>
      )}
    </>
  );
}
