'use client';

import { useApiClient } from '@casino-kit/api-client';
import { startPasskeySignUp } from '@casino-kit/api-contract';
import { useLocale } from '@casino-kit/i18n';
import { useSession } from '@casino-kit/session';
import { createPasskey } from '@casino-kit/session/passkeys';
import { findMirrorDomain, useSettings } from '@casino-kit/settings';
import { useMutation } from '@tanstack/react-query';
import { loadPhoneReaderFor } from '../core/phone-reader.js';
import { registerPlayer } from '../core/register.js';
import { type RegistrationValues } from '../core/registration-schema.js';
import { getLoginName, signUpBody } from '../core/sign-up-payload.js';
import { type NewVisitorInfo } from '../core/visitor.js';

export interface SignUpOptions {
  /** What the host knows about the visit. */
  visitor?: NewVisitorInfo | undefined;
  /** Returns a reCAPTCHA token for the login after sign-up. */
  recaptchaToken?: (() => Promise<string | undefined>) | undefined;
  /** The account belongs to one on a partner's site (§2, linked account). */
  linkAccount?: boolean | undefined;
  /** The browser makes a passkey in place of a password. */
  withPasskey?: boolean | undefined;
}

/**
 * Registration as a mutation (§7 sign-up, decisions 14): `mutateAsync(values)` creates the account, then logs in
 * unless the brand holds new players. Resolves with how it ended; rejects with `CallError` if no account was created, with `PasskeyError` if the
 * browser made no passkey.
 */
export function useSignUp({
  visitor = {},
  recaptchaToken,
  linkAccount,
  withPasskey = false,
}: SignUpOptions = {}) {
  const client = useApiClient();
  const session = useSession();
  const settings = useSettings();
  const { code: language } = useLocale();
  return useMutation({
    // Offline is a result to show, not a reason to wait. Passwords are not cached.
    networkMode: 'always',
    gcTime: 0,
    mutationFn: async (values: RegistrationValues) => {
      const mirrorDomain = findMirrorDomain(settings.mirrorDomain, globalThis.location.host);
      const readPhone = await loadPhoneReaderFor(values.mode);
      const body = signUpBody(values, {
        language,
        visitor,
        mirrorDomain,
        linkAccount,
        readPhone,
        withPasskey,
      });
      if (withPasskey) {
        const accountName = getLoginName(body) ?? '';
        const { ticket, options } = await client.call(startPasskeySignUp, { body: { accountName } });
        body.passkey = { ticket, response: await createPasskey(options) };
      }
      return registerPlayer({ client, session }, body, {
        hold: settings.holdUserOnRegistration,
        loginOff: mirrorDomain?.settings?.loginOff === true,
        recaptchaToken,
      });
    },
  });
}
