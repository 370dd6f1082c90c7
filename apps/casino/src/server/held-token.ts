import {
  type AnyEndpoint,
  login,
  logInWithPasskey,
  logInWithSecondFactor,
  signUp,
} from '@casino-kit/api-contract';
import { type Settings } from '@casino-kit/settings';
import * as v from 'valibot';
import { toSessionId } from './page-session.js';

const withToken = v.looseObject({ accessToken: v.pipe(v.string(), v.nonEmpty()) });
const inEnvelope = v.looseObject({ success: v.optional(v.unknown()), data: withToken });
const failed = v.looseObject({ success: v.literal(false) });
const onMirrorDomain = v.looseObject({ mirrorDomainFk: v.union([v.string(), v.number()]) });

const logins: ReadonlySet<string> = new Set([login.name, logInWithPasskey.name, logInWithSecondFactor.name]);
const withPasskey = v.looseObject({ passkey: v.looseObject({ ticket: v.string() }) });

/** Calls that log a player in, in whatever way. */
export const isLogin = (endpoint: AnyEndpoint | undefined): boolean =>
  endpoint !== undefined && logins.has(endpoint.name);

/** Calls whose response holds a token. */
export const givesToken = (endpoint: AnyEndpoint | undefined): boolean =>
  isLogin(endpoint) || endpoint?.name === signUp.name;

/**
 * Replaces the token in the response to a login or sign-up, in any envelope of decision 37, with the name of its
 * session. Returns the response for the browser and the token, or `null` without one.
 */
export function takeToken(response: unknown): { response: unknown; token: string } | null {
  if (v.is(failed, response)) return null;
  const wrapped = v.safeParse(inEnvelope, response);
  if (wrapped.success) {
    const { data, ...envelope } = wrapped.output;
    return {
      response: { ...envelope, data: { ...data, accessToken: toSessionId(data.accessToken) } },
      token: data.accessToken,
    };
  }
  const bare = v.safeParse(withToken, response);
  if (!bare.success) return null;
  const { accessToken } = bare.output;
  return { response: { ...bare.output, accessToken: toSessionId(accessToken) }, token: accessToken };
}

/**
 * Whether the token of a sign-up logs the player in: on a mirror domain that has login off (decision 14), and with a passkey, by
 * which nobody can log in without asking the browser a second time.
 */
export function signUpLogsIn(settings: Settings, signUpBody: unknown): boolean {
  if (v.is(withPasskey, signUpBody)) return !settings.holdUserOnRegistration;
  return isLoginOff(settings, signUpBody);
}

function isLoginOff({ mirrorDomain }: Settings, signUpBody: unknown): boolean {
  const sent = v.safeParse(onMirrorDomain, signUpBody);
  return (
    sent.success &&
    mirrorDomain.some(
      ({ domainId, settings }) =>
        String(domainId) === String(sent.output.mirrorDomainFk) && settings?.loginOff === true,
    )
  );
}
