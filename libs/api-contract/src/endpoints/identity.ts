import * as v from 'valibot';
import { calendarDate } from '../decimal.js';
import { defineEndpoint } from '../endpoint.js';
import { flag, id, maybe, orNull, readObject, text, withDefault } from '../reading.js';
import { webAuthnResponse } from '../entities/security.js';
import { lastLogin } from '../entities/session.js';
import { done } from './shapes.js';
import { visitFacts } from './visit-facts.js';

export const loginBody = v.object({
  /** An email address, a login name, or a phone number with its calling code. */
  email: v.string(),
  password: v.string(),
  recaptchaToken: v.optional(v.string()),
  afterReg: v.optional(v.boolean()),
  ...visitFacts,
});

export const login = /* @__PURE__ */ defineEndpoint({
  name: 'login',
  summary: 'Logs a player in by email, phone or login name.',
  method: 'POST',
  path: '/api/user/login',
  body: loginBody,
  data: readObject({
    accessToken: text,
    lastLogin: maybe(lastLogin),
    locale: maybe(text),
    cpnc: maybe(text),
    userId: maybe(id),
  }),
});

/** How an account is opened (§2), and so which identifier its owner logs in with. */
export const registrationModes = ['email', 'phone', 'emailPhone', 'oneClick', 'login'] as const;
export type RegistrationMode = (typeof registrationModes)[number];

export const signUpBody = v.object({
  registrationMode: v.optional(v.picklist(registrationModes)),
  email: v.optional(v.string()),
  phoneCode: v.optional(v.string()),
  phone: v.optional(v.string()),
  password: v.optional(v.string()),
  username: v.optional(v.string()),
  firstName: v.optional(v.string()),
  lastName: v.optional(v.string()),
  dateOfBirth: v.optional(calendarDate),
  countryCode: v.optional(v.string()),
  currencyCode: v.optional(v.string()),
  city: v.optional(v.string()),
  zipCode: v.optional(v.string()),
  address: v.optional(v.string()),
  preferredLanguage: v.optional(v.string()),
  gender: v.optional(v.string()),
  isAdult: v.optional(v.boolean()),
  termsAccepted: v.optional(v.boolean()),
  newsletter: v.optional(v.boolean()),
  uniqueKey: v.optional(v.string()),
  userUUID: v.optional(v.string()),
  mirrorDomainFk: v.optional(v.string()),
  firstUrl: v.optional(v.string()),
  linkAccount: v.optional(v.boolean()),
  /** In place of a password: the answer to `startPasskeySignUp`. */
  passkey: v.optional(v.object({ ticket: v.string(), response: webAuthnResponse })),
  ...visitFacts,
});

export const signUp = /* @__PURE__ */ defineEndpoint({
  name: 'signUp',
  summary: 'Creates an account.',
  method: 'POST',
  path: '/api/user/sign-up',
  body: signUpBody,
  data: readObject({
    accessToken: text,
    createUser: withDefault(readObject({ userId: orNull(id) }), { userId: null }),
    /** Credentials that the server generated for an account opened with one click. Returned only once. */
    credentials: maybe(readObject({ login: text, password: text })),
  }),
});

export const updateUserDetails = /* @__PURE__ */ defineEndpoint({
  name: 'updateUserDetails',
  summary: 'Changes profile fields or the password.',
  method: 'PUT',
  path: '/api/user/update-user-details',
  token: 'required',
  body: v.object({
    email: v.optional(v.string()),
    firstName: v.optional(v.string()),
    lastName: v.optional(v.string()),
    phoneCode: v.optional(v.string()),
    phone: v.optional(v.string()),
    dateOfBirth: v.optional(calendarDate),
    countryCode: v.optional(v.string()),
    city: v.optional(v.string()),
    zipCode: v.optional(v.string()),
    address: v.optional(v.string()),
    gender: v.optional(v.string()),
    nickname: v.optional(v.string()),
    ghostMode: v.optional(v.boolean()),
    password: v.optional(v.string()),
    newPassword: v.optional(v.string()),
    updateFrom: v.optional(v.picklist(['Update Form', 'Profile Page'])),
    onChangeResetKyc: v.optional(v.boolean()),
  }),
  data: readObject({ success: withDefault(flag, true), message: maybe(text) }),
});

export const sendCredentials = /* @__PURE__ */ defineEndpoint({
  name: 'sendCredentials',
  origin: 'extension',
  summary:
    'Sends the login name and a link for choosing a password to an email address, and saves the address in the account. An address in place of another one ends the other sessions of the account.',
  method: 'POST',
  path: '/api/user/send-credentials',
  token: 'required',
  body: v.object({ email: v.string() }),
  data: done,
});

export const sendVerificationEmail = /* @__PURE__ */ defineEndpoint({
  name: 'sendVerificationEmail',
  origin: 'extension',
  summary: 'Sends the link that verifies an email address, to the logged-in player or to a given address.',
  method: 'POST',
  path: '/api/user/send-verification-email',
  token: 'optional',
  body: v.object({ email: v.optional(v.string()) }),
  data: done,
});

export const verifyEmail = /* @__PURE__ */ defineEndpoint({
  name: 'verifyEmail',
  origin: 'extension',
  summary: 'Verifies an email address with the single-use code of a link.',
  method: 'POST',
  path: '/api/user/verify-email',
  body: v.object({ code: v.string() }),
  data: readObject({ email: withDefault(text, '') }),
});

export const forgotPassword = /* @__PURE__ */ defineEndpoint({
  name: 'forgotPassword',
  origin: 'extension',
  summary:
    'Sends a link for choosing a new password. The response is the same whether or not the account exists.',
  method: 'POST',
  path: '/api/user/forgot-password',
  body: v.object({ email: v.string(), recaptchaToken: v.optional(v.string()) }),
  data: done,
});

export const resetPassword = /* @__PURE__ */ defineEndpoint({
  name: 'resetPassword',
  origin: 'extension',
  summary: 'Sets a new password with the single-use code of a link, and ends every session of the account.',
  method: 'POST',
  path: '/api/user/reset-password',
  body: v.object({ code: v.string(), password: v.string() }),
  data: done,
});

export const forgotPasswordSms = /* @__PURE__ */ defineEndpoint({
  name: 'forgotPasswordSms',
  origin: 'extension',
  summary:
    'Sends a code for choosing a new password by SMS. The response is the same whether or not the account exists.',
  method: 'POST',
  path: '/api/user/forgot-password-sms',
  body: v.object({ phoneCode: v.string(), phone: v.string(), recaptchaToken: v.optional(v.string()) }),
  data: done,
});

export const resetPasswordSms = /* @__PURE__ */ defineEndpoint({
  name: 'resetPasswordSms',
  origin: 'extension',
  summary: 'Sets a new password with the single-use code of an SMS, and ends every session of the account.',
  method: 'POST',
  path: '/api/user/reset-password-sms',
  body: v.object({ phoneCode: v.string(), phone: v.string(), code: v.string(), password: v.string() }),
  data: done,
});
