'use client';

import { useMemo } from 'react';
import { useSettings } from '@casino-kit/settings';
import { createRecaptcha, type Recaptcha } from '../../core/recaptcha.js';

export interface RecaptchaOptions {
  /** The action of the player, as Google's console shows it: `login` by default. */
  action?: string | undefined;
  /** The nonce of the page's content security policy. */
  nonce?: string | undefined;
}

/**
 * Returns the `recaptchaToken` for login and password reset by the setting `reCaptchaSiteKey`; `undefined` if a brand
 * has no key. Google's script is loaded with the first token.
 */
export function useRecaptchaToken({ action = 'login', nonce }: RecaptchaOptions = {}):
  | Recaptcha['recaptchaToken']
  | undefined {
  const { reCaptchaSiteKey: siteKey } = useSettings();
  return useMemo(
    () =>
      siteKey === ''
        ? undefined
        : createRecaptcha<HTMLScriptElement>({ siteKey, document: globalThis.document, action, nonce })
            .recaptchaToken,
    [siteKey, action, nonce],
  );
}
