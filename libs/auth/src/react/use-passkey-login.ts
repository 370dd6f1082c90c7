'use client';

import { CallError, useApiClient, useSupports } from '@casino-kit/api-client';
import {
  logInWithPasskey,
  startPasskeyLogin,
  type WebAuthnChallenge,
  type WebAuthnResponse,
} from '@casino-kit/api-contract';
import { type FormError, toFormError } from '@casino-kit/player-fields';
import { useSession } from '@casino-kit/session';
import {
  askForPasskey,
  canFillInPasskeys,
  PasskeyError,
  stopAskingForPasskey,
  useCanUsePasskeys,
} from '@casino-kit/session/passkeys';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { enter, type SignedIn } from '../core/log-in.js';
import { factsForLogin, type VisitorInfo } from '../core/visitor.js';

interface Answer {
  ticket: string;
  response: WebAuthnResponse;
}

const rejections: Readonly<Record<string, string>> = {
  PASSKEY_REJECTED: 'auth.passkey.rejected',
  TICKET_EXPIRED: 'auth.passkey.expired',
};

/** Returns why a login with a passkey failed, for the form as a whole; `null` when another request took its place. */
function toPasskeyProblem(error: unknown): FormError | null {
  if (error instanceof CallError && Object.hasOwn(rejections, error.code))
    return {
      tone: 'warning',
      title: null,
      message: { key: rejections[error.code] ?? 'auth.passkey.failed' },
    };
  if (!(error instanceof PasskeyError)) return toFormError(error);
  if (error.reason === 'replaced') return null;
  const key = error.reason === 'cancelled' ? 'auth.passkey.cancelled' : 'auth.passkey.failed';
  return { tone: 'warning', title: null, message: { key } };
}

export interface PasskeyLogin {
  /** This browser knows passkeys, and the server takes them. */
  isOffered: boolean;
  logIn: () => void;
  isPending: boolean;
  problem: FormError | null;
}

/**
 * Login with a passkey: by a button, and from the list of the field that fills in logins while the form is there. A server
 * without passkeys offers neither.
 */
export function usePasskeyLogin({
  visitor = {},
  onSignedIn,
}: {
  visitor?: VisitorInfo | undefined;
  onSignedIn?: ((signedIn: SignedIn) => void) | undefined;
}): PasskeyLogin {
  const client = useApiClient();
  const session = useSession();
  const isKnown = useCanUsePasskeys();
  const isSupported = useSupports(startPasskeyLogin);
  const canUse = isKnown && isSupported;
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    gcTime: 0,
    mutationFn: async (answer: () => Promise<Answer>) =>
      enter(
        session,
        await client.call(logInWithPasskey, { body: { ...(await answer()), ...factsForLogin(visitor) } }),
      ),
    onSuccess: (signedIn) => onSignedIn?.(signedIn),
  });
  const ask = async (): Promise<Answer> => {
    const { ticket, options } = await client.call(startPasskeyLogin, {});
    return { ticket, response: await askForPasskey(options) };
  };
  const { data: challenge } = useQuery({
    queryKey: ['auth', 'passkey-login'],
    queryFn: () => client.call(startPasskeyLogin, {}),
    networkMode: 'always',
    // A challenge counts once and for some minutes.
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
    enabled: canUse,
  });
  const fillIn = useEffectEvent(async ({ ticket, options }: WebAuthnChallenge, isOpen: () => boolean) => {
    if (!(await canFillInPasskeys()) || !isOpen()) return;
    const response = await askForPasskey(options, { fillsIn: true });
    mutate(() => Promise.resolve({ ticket, response }));
  });
  useEffect(() => {
    if (challenge === undefined) return undefined;
    let isOpen = true;
    // What nobody asked for fails without a word: the button and the password are there.
    fillIn(challenge, () => isOpen).catch(() => undefined);
    return () => {
      isOpen = false;
      void stopAskingForPasskey();
    };
  }, [challenge]);
  return {
    isOffered: canUse && challenge !== undefined,
    logIn: () => mutate(ask),
    isPending,
    problem: error && toPasskeyProblem(error),
  };
}
