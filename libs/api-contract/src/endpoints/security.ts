import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.js';
import {
  accountLogin,
  accountSecurity,
  accountSession,
  confirmationOptions,
  identityProof,
  longestPasskeyName,
  oneTimeCode,
  passkey,
  recoveryCode,
  webAuthnChallenge,
  webAuthnResponse,
} from '../entities/security.js';
import { date, flag, list, readObject, text, withDefault } from '../reading.js';
import { login } from './identity.js';
import { done } from './shapes.js';
import { visitFacts } from './visit-facts.js';

const passkeyName = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(longestPasskeyName));
const answer = { ticket: v.string(), response: webAuthnResponse };

export const getSecurity = /* @__PURE__ */ defineEndpoint({
  name: 'getSecurity',
  origin: 'extension',
  summary: 'How the account is protected: passkeys, authenticator app, recovery codes.',
  method: 'GET',
  path: '/api/user/security',
  token: 'required',
  data: accountSecurity,
});

export const startPasskeyLogin = /* @__PURE__ */ defineEndpoint({
  name: 'startPasskeyLogin',
  origin: 'extension',
  summary:
    'A challenge for logging in with any passkey of this site. It names no account: the passkey does (discoverable credential).',
  method: 'POST',
  path: '/api/user/passkeys/login-options',
  data: webAuthnChallenge,
});

export const logInWithPasskey = /* @__PURE__ */ defineEndpoint({
  name: 'logInWithPasskey',
  origin: 'extension',
  summary: 'Logs a player in by a passkey. Rejected with 401 `PASSKEY_REJECTED`, 410 `TICKET_EXPIRED`.',
  method: 'POST',
  path: '/api/user/passkeys/login',
  body: v.object({ ...answer, ...visitFacts }),
  data: login.data,
});

export const startPasskeySignUp = /* @__PURE__ */ defineEndpoint({
  name: 'startPasskeySignUp',
  origin: 'extension',
  summary:
    'A challenge for a passkey of an account that is about to be opened: the call `signUp` sends the answer as `passkey` in place of a password.',
  method: 'POST',
  path: '/api/user/passkeys/sign-up-options',
  body: v.object({ accountName: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(255)) }),
  data: webAuthnChallenge,
});

export const startPasskey = /* @__PURE__ */ defineEndpoint({
  name: 'startPasskey',
  origin: 'extension',
  summary: 'A challenge for another passkey of the account. Needs a fresh confirmation.',
  method: 'POST',
  path: '/api/user/passkeys/options',
  token: 'required',
  data: webAuthnChallenge,
});

export const addPasskey = /* @__PURE__ */ defineEndpoint({
  name: 'addPasskey',
  origin: 'extension',
  summary:
    'Adds a passkey. Needs a fresh confirmation. Rejected with 400 `PASSKEY_REJECTED`, 409 `PASSKEY_LIMIT`, 410 `TICKET_EXPIRED`.',
  method: 'POST',
  path: '/api/user/passkeys',
  token: 'required',
  body: v.object({ ...answer, name: v.optional(passkeyName) }),
  data: passkey,
});

export const renamePasskey = /* @__PURE__ */ defineEndpoint({
  name: 'renamePasskey',
  origin: 'extension',
  summary: 'Changes the name of a passkey.',
  method: 'PUT',
  path: '/api/user/passkeys/{id}',
  token: 'required',
  body: v.object({ name: passkeyName }),
  data: passkey,
});

export const removePasskey = /* @__PURE__ */ defineEndpoint({
  name: 'removePasskey',
  origin: 'extension',
  summary:
    'Removes a passkey. Needs a fresh confirmation. Rejected with 409 `LAST_WAY_IN` for the only way into the account.',
  method: 'DELETE',
  path: '/api/user/passkeys/{id}',
  token: 'required',
  data: done,
});

export const startAuthenticator = /* @__PURE__ */ defineEndpoint({
  name: 'startAuthenticator',
  origin: 'extension',
  summary:
    'A new secret for an authenticator app, as Base32 and as the address of its QR code (`otpauth:`). It counts when a code confirms it; until then one in use stays. Needs a fresh confirmation.',
  method: 'POST',
  path: '/api/user/authenticator/start',
  token: 'required',
  data: readObject({ secret: text, address: text }),
});

/** Shown once: the server keeps only hashes. */
const newRecoveryCodes = readObject({ recoveryCodes: list(text) });

export const confirmAuthenticator = /* @__PURE__ */ defineEndpoint({
  name: 'confirmAuthenticator',
  origin: 'extension',
  summary:
    'Puts the started authenticator app in use with a code of it, and returns ten recovery codes, once. Rejected with 401 `CODE_WRONG`, 410 `TICKET_EXPIRED`.',
  method: 'POST',
  path: '/api/user/authenticator/confirm',
  token: 'required',
  body: v.object({ code: oneTimeCode }),
  data: newRecoveryCodes,
});

export const removeAuthenticator = /* @__PURE__ */ defineEndpoint({
  name: 'removeAuthenticator',
  origin: 'extension',
  summary:
    'Turns one-time codes off; the recovery codes end with them if there is no passkey. Needs a fresh confirmation.',
  method: 'DELETE',
  path: '/api/user/authenticator',
  token: 'required',
  data: done,
});

export const createRecoveryCodes = /* @__PURE__ */ defineEndpoint({
  name: 'createRecoveryCodes',
  origin: 'extension',
  summary:
    'Ten new recovery codes, returned once; those before end. Needs a fresh confirmation, and a passkey or an authenticator app (409 `STRONG_FACTOR_REQUIRED`).',
  method: 'POST',
  path: '/api/user/recovery-codes',
  token: 'required',
  data: newRecoveryCodes,
});

export const logInWithSecondFactor = /* @__PURE__ */ defineEndpoint({
  name: 'logInWithSecondFactor',
  origin: 'extension',
  summary:
    'Ends a login that was rejected with 401 `SECOND_FACTOR_REQUIRED`, with its `params.ticket` and a code. Rejected with 401 `CODE_WRONG` with `triesLeft`, 410 `TICKET_EXPIRED`, 429 `TOO_MANY_TRIES`.',
  method: 'POST',
  path: '/api/user/login/second-factor',
  body: v.object({
    ticket: v.string(),
    code: v.optional(oneTimeCode),
    recoveryCode: v.optional(recoveryCode),
    ...visitFacts,
  }),
  data: login.data,
});

export const startConfirmation = /* @__PURE__ */ defineEndpoint({
  name: 'startConfirmation',
  origin: 'extension',
  summary:
    'How the player can confirm a call that was rejected with 428 `CONFIRMATION_REQUIRED`, with a challenge for the passkeys; and until when the session is confirmed already.',
  method: 'POST',
  path: '/api/user/confirmation/start',
  token: 'required',
  data: confirmationOptions,
});

export const sendConfirmationCode = /* @__PURE__ */ defineEndpoint({
  name: 'sendConfirmationCode',
  origin: 'extension',
  summary: 'Sends a code by email for a confirmation, where `mail` is one of the methods.',
  method: 'POST',
  path: '/api/user/confirmation/send-code',
  token: 'required',
  data: done,
});

export const confirmIdentity = /* @__PURE__ */ defineEndpoint({
  name: 'confirmIdentity',
  origin: 'extension',
  summary:
    'Confirms who the player is, for the protected calls of this session within five minutes. Rejected with 401 `CODE_WRONG` or `WRONG_CREDENTIALS` with `triesLeft`, `PASSKEY_REJECTED`, 410 `TICKET_EXPIRED`, 429 `TOO_MANY_TRIES`.',
  method: 'POST',
  path: '/api/user/confirmation',
  token: 'required',
  body: identityProof,
  data: readObject({ confirmedUntil: date }),
});

export const requestFactorRemoval = /* @__PURE__ */ defineEndpoint({
  name: 'requestFactorRemoval',
  origin: 'extension',
  summary:
    'Asks to remove the passkeys and the authenticator app of a player who has lost them: with the ticket of a login that waits for its second factor, or logged in. They are removed after a waiting time, which is announced by mail and notice.',
  method: 'POST',
  path: '/api/user/factor-removal',
  token: 'optional',
  body: v.object({ ticket: v.optional(v.string()) }),
  data: readObject({ removalAt: date }),
});

export const cancelFactorRemoval = /* @__PURE__ */ defineEndpoint({
  name: 'cancelFactorRemoval',
  origin: 'extension',
  summary: 'Keeps the passkeys and the authenticator app whose removal was requested.',
  method: 'DELETE',
  path: '/api/user/factor-removal',
  token: 'required',
  data: done,
});

export const getSessions = /* @__PURE__ */ defineEndpoint({
  name: 'getSessions',
  origin: 'extension',
  summary: 'The open sessions of the player, this one first, then the latest.',
  method: 'GET',
  path: '/api/user/sessions',
  token: 'required',
  data: list(accountSession),
});

export const endOtherSession = /* @__PURE__ */ defineEndpoint({
  name: 'endOtherSession',
  origin: 'extension',
  summary: 'Ends another session of the player. One that has ended already is no error.',
  method: 'DELETE',
  path: '/api/user/sessions/{id}',
  token: 'required',
  data: done,
});

export const endOtherSessions = /* @__PURE__ */ defineEndpoint({
  name: 'endOtherSessions',
  origin: 'extension',
  summary: 'Ends every other session of the player.',
  method: 'DELETE',
  path: '/api/user/sessions',
  token: 'required',
  data: done,
});

export const getLogins = /* @__PURE__ */ defineEndpoint({
  name: 'getLogins',
  origin: 'extension',
  summary:
    'The logins of the player, the latest first; `before` is the id of the last one of the page before.',
  method: 'GET',
  path: '/api/user/logins',
  token: 'required',
  query: v.object({ before: v.optional(v.string()) }),
  data: readObject({ logins: list(accountLogin), hasMore: withDefault(flag, false) }),
});
