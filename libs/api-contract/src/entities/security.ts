import * as v from 'valibot';
import { date, flag, id, list, maybe, numeric, orNull, readObject, text, withDefault } from '../reading.js';

/** With what a player can prove who they are. `mail`: a code by email, for an account that has nothing else. */
export const confirmationMethods = ['passkey', 'code', 'recoveryCode', 'password', 'mail'] as const;
export type ConfirmationMethod = (typeof confirmationMethods)[number];

/** How strong the proof before a protected call is (policy `strongAuthentication`). */
export const strongAuthenticationLevels = ['off', 'offered', 'required'] as const;
export type StrongAuthentication = (typeof strongAuthenticationLevels)[number];

/** What kind of device logged in or keeps a passkey; `key` is a security key. */
export const deviceKinds = ['phone', 'tablet', 'computer', 'key', 'unknown'] as const;
export type DeviceKind = (typeof deviceKinds)[number];
const deviceKind = withDefault(v.picklist(deviceKinds), 'unknown');

/** The most passkeys that an account can have. */
export const maximumPasskeys = 20;
/** The longest name of a passkey, in characters. */
export const longestPasskeyName = 60;

/** A passkey of the account. Times are ISO 8601. */
export const passkey = readObject({
  id,
  /** The player's name for it; by default that of the device that added it. */
  name: withDefault(text, ''),
  kind: deviceKind,
  createdAt: date,
  /** `null` until it is used for the first time. */
  lastUsedAt: orNull(date),
});
export type Passkey = v.InferOutput<typeof passkey>;

/** How an account is protected. */
export const accountSecurity = readObject({
  passkeys: list(passkey),
  /** The authenticator app with one-time codes; `null` while there is none. */
  authenticator: orNull(readObject({ since: date })),
  /** The recovery codes of the last set; `null` while there is none. */
  recoveryCodes: orNull(readObject({ left: numeric, total: numeric })),
  /** The player has chosen a password; false for an account with a generated one. */
  hasPassword: withDefault(flag, true),
  strongAuthentication: withDefault(v.picklist(strongAuthenticationLevels), 'offered'),
  /** Until when the last confirmation counts for protected calls; `null` when there is none. */
  confirmedUntil: orNull(date),
  /** When the passkeys and the authenticator are removed because the player has lost them; `null` when nothing was requested. */
  factorRemovalAt: orNull(date),
});
export type AccountSecurity = v.InferOutput<typeof accountSecurity>;

/** How a session was opened. */
export const loginMethods = ['passkey', 'password', 'code', 'recoveryCode', 'signUp', 'unknown'] as const;
export type LoginMethod = (typeof loginMethods)[number];

/** Where a login came from: the device as its browser names itself, and the place of its address. */
const origin = {
  kind: deviceKind,
  /** The device, such as `iPhone` or `Windows`; empty when the browser does not say. */
  device: withDefault(text, ''),
  /** The browser with its major version, such as `Firefox 144`. */
  browser: withDefault(text, ''),
  /** City and country as far as they are known; can be wrong by a city. */
  place: withDefault(text, ''),
  /** `code` is a password with a one-time code. */
  method: withDefault(v.picklist(loginMethods), 'unknown'),
};

/** An open session of the player. Its id is no token: it opens nothing. */
export const accountSession = readObject({
  id,
  ...origin,
  startedAt: date,
  lastSeenAt: date,
  /** The session that asks. */
  isCurrent: withDefault(flag, false),
  /** From a device that had never logged in to the account before, within the last day. */
  isNewDevice: withDefault(flag, false),
});
export type AccountSession = v.InferOutput<typeof accountSession>;

/** A login in the past. */
export const accountLogin = readObject({ id, ...origin, at: date });
export type AccountLogin = v.InferOutput<typeof accountLogin>;

/**
 * Options of the Web Authentication API as JSON (`PublicKeyCredentialCreationOptionsJSON` or
 * `PublicKeyCredentialRequestOptionsJSON`, WebAuthn level 3): what they hold is the browser's business.
 */
export const webAuthnOptions = v.looseObject({ challenge: v.pipe(v.string(), v.maxLength(1_000)) });
export type WebAuthnOptions = v.InferOutput<typeof webAuthnOptions>;

const base64url = v.pipe(v.string(), v.maxLength(20_000), v.regex(/^[\w-]*={0,2}$/));
/** What the browser answers (`RegistrationResponseJSON` or `AuthenticationResponseJSON`). */
export const webAuthnResponse = v.looseObject({
  id: base64url,
  rawId: base64url,
  type: v.literal('public-key'),
  response: v.looseObject({ clientDataJSON: base64url }),
});
export type WebAuthnResponse = v.InferOutput<typeof webAuthnResponse>;

/** A challenge: `ticket` names it in the call that answers it, once and for some minutes. */
export const webAuthnChallenge = readObject({ ticket: text, options: webAuthnOptions });
export type WebAuthnChallenge = v.InferOutput<typeof webAuthnChallenge>;

/** A code of six digits, with or without spaces. */
export const oneTimeCode = v.pipe(
  v.string(),
  v.maxLength(40),
  v.transform((typed) => typed.replace(/\s/g, '')),
  v.regex(/^\d{6}$/),
);
/** A recovery code as it was shown, in any case, with or without its hyphens and spaces. */
export const recoveryCode = v.pipe(v.string(), v.maxLength(40));

/** What proves who the player is, one of them. */
export const identityProof = v.variant('method', [
  v.object({ method: v.literal('passkey'), ticket: v.string(), response: webAuthnResponse }),
  v.object({ method: v.literal('code'), code: oneTimeCode }),
  v.object({ method: v.literal('recoveryCode'), code: recoveryCode }),
  v.object({ method: v.literal('password'), password: v.pipe(v.string(), v.maxLength(255)) }),
  v.object({ method: v.literal('mail'), code: oneTimeCode }),
]);
export type IdentityProof = v.InferOutput<typeof identityProof>;

/** How the player can confirm a protected call. */
export const confirmationOptions = readObject({
  /** The strongest first. */
  methods: list(v.picklist(confirmationMethods)),
  /** The challenge for the account's passkeys; `null` when it has none. */
  passkey: maybe(webAuthnChallenge),
  /** Until when the session is confirmed already, such as in another tab; `null` when it is not, or not strongly enough. */
  confirmedUntil: maybe(date),
  /** After how many hours factors that are lost are removed. */
  factorRemovalHours: maybe(numeric),
});
export type ConfirmationOptions = v.InferOutput<typeof confirmationOptions>;
