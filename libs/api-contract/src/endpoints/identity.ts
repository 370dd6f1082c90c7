import * as v from 'valibot';
import { calendarDate } from '../decimal.js';
import { defineEndpoint } from '../endpoint.js';
import { lastLogin } from '../entities/session.js';
import { id } from './shapes.js';
import { visitFacts } from './visit-facts.js';

export const loginBody = v.object({
  email: v.string(),
  password: v.string(),
  recaptchaToken: v.optional(v.string()),
  afterReg: v.optional(v.boolean()),
  ...visitFacts,
});

export const login = /* @__PURE__ */ defineEndpoint({
  name: 'login',
  summary: 'Signs a player in by e-mail, phone or login name.',
  method: 'POST',
  path: '/api/user/login',
  body: loginBody,
  data: v.object({
    accessToken: v.string(),
    lastLogin: v.optional(v.nullable(lastLogin)),
    locale: v.optional(v.nullable(v.string())),
    cpnc: v.optional(v.nullable(v.string())),
    userId: id,
  }),
});

export const signUpBody = v.object({
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
  ...visitFacts,
});

export const signUp = /* @__PURE__ */ defineEndpoint({
  name: 'signUp',
  summary: 'Creates an account.',
  method: 'POST',
  path: '/api/user/sign-up',
  body: signUpBody,
  data: v.object({ accessToken: v.string(), createUser: v.looseObject({ userId: id }) }),
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
    password: v.optional(v.string()),
    newPassword: v.optional(v.string()),
    updateFrom: v.optional(v.picklist(['Update Form', 'Profile Page'])),
    onChangeResetKyc: v.optional(v.boolean()),
  }),
  data: v.object({ success: v.boolean(), message: v.optional(v.nullable(v.string())) }),
});
