import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  getRegistrationFields,
  getUserDetails,
  login,
  signUp,
  updateUserDetails,
} from '@casino-kit/api-contract';
import { firstUnmetRule, getPasswordRules } from '@casino-kit/api-contract/field-rules';
import { messages } from '../src/outbox/tables.js';
import { players, playerSessions } from '../src/identity/tables.js';
import { postings } from '../src/ledger/tables.js';
import { changeSettings, control } from './support/control.js';
import { linkCode, sentTo } from './support/outbox.js';
import {
  person,
  fromAnywhere,
  newKey,
  newPhone,
  password,
  startTestBackend,
  type TestBackend,
} from './support/test-backend.js';
import { changeBrandSettings } from '../src/settings/brand-settings.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});

/** The fields of the reference brand's form. */
const formFields = Object.fromEntries(
  ['email', 'password', 'dateOfBirth', 'countryCode', 'currencyCode', 'username'].map((name) => [
    name,
    'yes',
  ]),
);
const newEmail = () => `${newKey()}@player.example`;
const newName = () => `Name${newKey().slice(0, 10)}`;

const signUpWith = (form: object) =>
  backend.call(signUp, { body: { email: newEmail(), password, ...person, ...form } });
const open = (registrationMode: string | undefined, form: object) =>
  backend.call(signUp, { body: { registrationMode, ...person, ...form } });
const loginAs = (email: string, secret = password) =>
  backend.call(login, { body: { email, password: secret }, headers: fromAnywhere() });
const findPlayerRow = async (id: string) => {
  const [row] = await backend.services.database
    .select()
    .from(players)
    .where(eq(players.id, Number(id)));
  return row;
};

describe('signing up', () => {
  it('creates an account in EUR that can log in with the email in any case', async () => {
    const email = `Mixed.${newKey()}@Player.Example`;
    const created = await signUpWith({ email });
    expect(created.status).toBe(200);
    const loggedIn = await loginAs(email.toUpperCase());
    expect(loggedIn.body.data.userId).toBe(created.body.data.createUser.userId!);
    const details = await backend.call(getUserDetails, { token: created.body.data.accessToken });
    expect(details.body.data).toMatchObject({
      getUser: { email, currencyCode: 'EUR', gender: 'Not to say', isEmailVerified: false },
      userWallet: { amount: '0.00', nonCashAmount: '0.00', totalAmount: '0.00' },
      depositCount: 0,
      currencySymbol: '€',
    });
  });

  it('allows logging in by phone and by user name, too', async () => {
    const username = `Name${newKey().slice(0, 8)}`;
    const created = await signUpWith({
      email: undefined,
      username,
      phoneCode: '+49',
      phone: '0151 23456780',
    });
    expect(created.status).toBe(200);
    expect((await loginAs(username.toLowerCase())).status).toBe(200);
    expect((await loginAs('+49 151 23456780')).status).toBe(200);
    const again = await signUpWith({ email: undefined, phoneCode: '49', phone: '15123456780' });
    expect(again).toMatchObject({
      status: 409,
      body: { code: 'PHONE_TAKEN', fields: { phone: 'form.phone.taken' } },
    });
  });

  it('rejects an email that is taken, in any case', async () => {
    const email = newEmail();
    await signUpWith({ email });
    const again = await signUpWith({ email: email.toUpperCase() });
    expect(again).toMatchObject({
      status: 409,
      body: { code: 'EMAIL_TAKEN', fields: { email: 'form.email.taken' } },
    });
  });

  it('creates one account when an email is sent twice at once', async () => {
    const email = newEmail();
    const both = await Promise.all([signUpWith({ email }), signUpWith({ email })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it.each([
    ['isAdult', { isAdult: false }, 'form.validation.required'],
    ['termsAccepted', { termsAccepted: undefined }, 'form.validation.required'],
    ['email', { email: 'no address' }, 'form.email.invalid'],
    ['email', { email: '' }, 'form.email.required'],
    ['email', { email: 'josé@player.example' }, 'form.email.invalid'],
    ['password', { password: 'short' }, 'form.password.minLength'],
    ['password', { password: 'x'.repeat(256) }, 'form.password.maxLength'],
    ['password', { password: undefined }, 'form.password.required'],
    ['phone', { phoneCode: '49', phone: '12' }, 'form.phone.tooShort'],
    ['phone', { phoneCode: '599', phone: '951612345678' }, 'form.phone.tooLong'],
    ['phone', { phoneCode: '49', phone: 'call me' }, 'form.phone.invalid'],
    ['phoneCode', { phone: '15123456789' }, 'form.phone.codeRequired'],
    ['username', { username: 'a b' }, 'form.username.invalid'],
    ['countryCode', { countryCode: 'XX' }, 'form.country.required'],
    ['currencyCode', { currencyCode: 'XYZ' }, 'form.currency.required'],
    ['firstName', { firstName: 'x'.repeat(256) }, 'form.text.tooLong'],
    ['address', { address: 'x'.repeat(256) }, 'form.text.tooLong'],
    ['gender', { gender: 'Other' }, 'form.validation.invalid.format'],
    ['dateOfBirth', { dateOfBirth: '2001-02-29' }, 'form.validation.invalid.format'],
    ['dateOfBirth', { dateOfBirth: '1900-01-01' }, 'form.dateOfBirth.check'],
    ['registrationMode', { registrationMode: 'telepathy' }, 'form.validation.invalid.format'],
  ])('reports the error of %s', async (field, form, key) => {
    const rejected = await signUpWith(form);
    expect(rejected).toMatchObject({ status: 400, body: { success: false, code: 'VALIDATION' } });
    expect(rejected.body.fields).toEqual({ [field]: key });
  });

  it('reports all errors at once', async () => {
    const rejected = await signUpWith({ email: 'x', password: '', username: '!', isAdult: undefined });
    expect(rejected.body.fields).toEqual({
      email: 'form.email.invalid',
      password: 'form.password.required',
      username: 'form.username.invalid',
      isAdult: 'form.validation.required',
    });
  });

  it('requires an age of 18 years on the day', async () => {
    const now = new Date();
    const years = (offsetDays: number) => {
      const born = new Date(
        Date.UTC(now.getUTCFullYear() - 18, now.getUTCMonth(), now.getUTCDate() + offsetDays),
      );
      return born.toISOString().slice(0, 10);
    };
    expect(await signUpWith({ dateOfBirth: years(1) })).toMatchObject({
      status: 400,
      body: { code: 'UNDER_AGE', fields: { dateOfBirth: 'form.validation.invalid.dob' } },
    });
    expect(await signUpWith({ dateOfBirth: years(0) })).toMatchObject({ status: 200 });
    await changeBrandSettings(backend.services.database, { policy: { minimumAge: 21 } }, now);
    expect(await signUpWith({ dateOfBirth: years(0) })).toMatchObject({
      status: 400,
      body: { code: 'UNDER_AGE', message: 'Only people of 21 years and over may play.' },
    });
    await changeBrandSettings(backend.services.database, { policy: null }, now);
  });
});

describe('ways to register', () => {
  it('require an identifier to log in with', async () => {
    const requested = async (mode: string, form: object = {}) =>
      Object.keys((await open(mode, { password, ...form })).body.fields ?? {}).sort();
    expect(await requested('email')).toEqual(['email']);
    expect(await requested('email', newPhone())).toEqual(['email']);
    expect(await requested('phone', { email: newEmail() })).toEqual(['phone']);
    expect(await requested('phone', { phone: '15123456789' })).toEqual(['phoneCode']);
    expect(await requested('emailPhone')).toEqual(['email', 'phone']);
    expect(await requested('emailPhone', { email: newEmail() })).toEqual(['phone']);
    expect(await requested('login', { email: newEmail() })).toEqual(['username']);
    for (const mode of ['email', 'phone', 'emailPhone', 'login'])
      expect((await open(mode, {})).body.fields, mode).toHaveProperty('password');
  });

  it('by email, phone, both or login name lead to an account that can log in with it', async () => {
    const phone = newPhone();
    const both = { email: newEmail(), ...newPhone() };
    const name = newName();
    const email = newEmail();
    for (const [mode, form, logins] of [
      ['email', { email }, [email]],
      ['phone', phone, [`+${phone.phoneCode} ${phone.phone}`]],
      ['emailPhone', both, [both.email, `${both.phoneCode}${both.phone}`]],
      ['login', { username: name }, [name.toUpperCase()]],
    ] as const) {
      const opened = await open(mode, { password, ...form });
      expect(opened.status, mode).toBe(200);
      expect(opened.body.data.credentials, mode).toBeNull();
      const { userId } = opened.body.data.createUser;
      expect(await findPlayerRow(userId!)).toMatchObject({
        registrationMode: mode,
        hasChosenPassword: true,
        isLinked: false,
      });
      for (const text of logins) expect((await loginAs(text)).body.data?.userId, text).toBe(userId);
    }
  });

  it('report which of several identifiers is taken', async () => {
    const [email, phone, username] = [newEmail(), newPhone(), newName()];
    expect((await open('login', { email, ...phone, username, password })).status).toBe(200);
    const again = (form: object) => open('login', { username: newName(), password, ...form });
    expect((await again({ email: newEmail(), ...phone })).body.code).toBe('PHONE_TAKEN');
    expect((await again({ email: email.toUpperCase(), ...newPhone() })).body.code).toBe('EMAIL_TAKEN');
    expect(await again({ username: username.toLowerCase(), email: newEmail() })).toMatchObject({
      status: 409,
      body: { code: 'LOGIN_TAKEN', fields: { username: 'form.username.taken' } },
    });
  });

  it('store the link to another site', async () => {
    const linked = await open('email', { email: newEmail(), password, linkAccount: true });
    expect(await findPlayerRow(linked.body.data.createUser.userId!)).toMatchObject({
      isLinked: true,
      hasChosenPassword: false,
    });
  });

  it('include the login name, and what the brand shows', async () => {
    expect((await backend.call(getRegistrationFields)).body).toMatchObject({ username: 1, firstName: 0 });
    await control(backend, 'registration-fields', {
      email: 'yes',
      password: 'yes',
      firstName: 'yes',
      phone: 'nowhere',
    });
    const fields = (await backend.call(getRegistrationFields)).body;
    expect(fields).toMatchObject({ email: 1, username: 0, firstName: 1, phone: 0 });
    await control(backend, 'registration-fields', formFields);
  });

  it('require the fields that the brand shows, whatever the identifier', async () => {
    const unknownPlayer = { dateOfBirth: undefined, countryCode: undefined, currencyCode: undefined };
    const missing = {
      dateOfBirth: 'form.dateOfBirth.required',
      countryCode: 'form.country.required',
      currencyCode: 'form.currency.required',
    };
    for (const response of [
      await signUpWith(unknownPlayer),
      await open('oneClick', unknownPlayer),
      await open('phone', { ...unknownPlayer, ...newPhone(), password }),
      await open('login', { ...unknownPlayer, username: newName(), password, countryCode: '' }),
    ])
      expect([response.status, response.body.fields]).toEqual([400, missing]);
    await control(backend, 'registration-fields', { ...formFields, firstName: 'yes', lastName: 'yes' });
    expect((await signUpWith({ lastName: ' ' })).body.fields).toEqual({
      firstName: 'form.firstName.required',
      lastName: 'form.lastName.required',
    });
    await control(backend, 'registration-fields', { email: 'yes', password: 'yes' });
    expect((await signUpWith(unknownPlayer)).status).toBe(200);
    await control(backend, 'registration-fields', formFields);
  });
  it('by email require the phone with its code if the brand names that field, and only then', async () => {
    expect((await backend.call(getRegistrationFields)).body).not.toHaveProperty('phone');
    expect((await open('email', { email: newEmail(), password })).status).toBe(200);
    await control(backend, 'registration-fields', { ...formFields, phone: 'with the email, too' });
    expect((await backend.call(getRegistrationFields)).body).toMatchObject({ phone: 1, phoneCode: 1 });
    const email = newEmail();
    for (const mode of ['email', undefined] as const) {
      const requested = async (form: object) =>
        Object.keys((await open(mode, { email, password, ...form })).body.fields ?? {});
      expect(await requested({}), mode).toEqual(['phone']);
      expect(await requested({ phone: '15123456789' }), mode).toEqual(['phoneCode']);
    }
    expect((await open('login', { username: newName(), password })).status).toBe(200);
    expect((await signUpWith({ linkAccount: true })).status).toBe(200);
    expect((await open('email', { email, ...newPhone(), password })).status).toBe(200);
    await control(backend, 'registration-fields', formFields);
  });
  it('from another site require nothing but an identifier', async () => {
    const unknownPlayer = { dateOfBirth: undefined, countryCode: undefined, currencyCode: undefined };
    expect((await signUpWith({ ...unknownPlayer, linkAccount: true })).status).toBe(200);
  });

  it('leave the ledger unchanged', async () => {
    expect(await backend.services.database.select().from(postings)).toEqual([]);
  });
});

describe('one click', () => {
  afterEach(() => changeSettings(backend, { passwordMinLength: null, formFieldsValidation: null }));

  it('opens an account whose login and password are returned once and stored nowhere', async () => {
    // Fields that other forms require are ignored.
    const opened = await open('oneClick', {
      email: newEmail(),
      currencyCode: 'USD',
      preferredLanguage: 'de',
    });
    const { credentials, createUser, accessToken } = opened.body.data;
    expect(opened.status).toBe(200);
    expect(credentials?.login).toMatch(/^[1-9]\d{7}$/);
    expect(await findPlayerRow(createUser.userId!)).toMatchObject({
      username: credentials?.login,
      email: null,
      phone: '',
      registrationMode: 'oneClick',
      hasChosenPassword: false,
      currencyCode: 'USD',
    });
    const details = await backend.call(getUserDetails, { token: accessToken });
    expect(details.body.data.getUser).toMatchObject({ email: '', isEmailVerified: false });
    const secret = credentials?.password ?? '';
    const loggedIn = await loginAs(credentials?.login ?? '', secret);
    expect(loggedIn.body.data.userId).toBe(createUser.userId!);

    const { database } = backend.services;
    for (const table of [players, playerSessions, messages])
      expect(JSON.stringify(await database.select().from(table))).not.toContain(secret);
    expect(backend.logged()).not.toContain(secret);
    expect(backend.logged()).not.toContain(credentials?.login);
  });

  it('generates passwords by the brand’s rules', async () => {
    await changeSettings(backend, {
      formFieldsValidation: {
        passwordMinLength: 60,
        passwordNeedNumbers: true,
        passwordNeedSpecialCharacter: true,
        passwordNeedUppercase: true,
      },
    });
    const made = (await open('oneClick', {})).body.data.credentials?.password ?? '';
    const rules = getPasswordRules({ passwordMinLength: 60 }, 'first');
    expect(firstUnmetRule(made, { ...rules, special: true, digit: true, uppercase: true })).toBeNull();
  });

  it('still requires age and terms', async () => {
    const rejected = await open('oneClick', { isAdult: false });
    expect(rejected.body.fields).toEqual({ isAdult: 'form.validation.required' });
  });
});

describe('the mail of a new account', () => {
  it('carries a link to the shell in the language of the player, else in English', async () => {
    for (const [preferredLanguage, language, subject] of [
      ['de', 'de', 'Bestätige deine E-Mail-Adresse'],
      ['ar', 'ar', 'أكِّد عنوان بريدك الإلكتروني'],
      ['xx', 'en', 'Confirm your email address'],
      ['../etc', 'en', 'Confirm your email address'],
    ]) {
      const email = newEmail();
      await signUpWith({ email, preferredLanguage });
      const [message, ...more] = await sentTo(backend, email.toUpperCase());
      expect(more).toEqual([]);
      expect(message).toMatchObject({ kind: 'verify-email', channel: 'mail', to: email, language, subject });
      expect(message?.link).toMatch(/^http:\/\/shell\.test\/\?modal=verify-email&code=[\w-]{43}$/);
      expect(message?.text).toContain(message?.link);
    }
  });

  it('is not sent without an address, and its failure still opens the account', async () => {
    const before = (await backend.services.database.select().from(messages)).length;
    await open('login', { username: newName(), password });
    await open('oneClick', {});
    await signUpWith({ email: `${newKey()}@empty.email` });
    await control(backend, 'mail', { fails: 'yes' });
    expect((await signUpWith({})).status).toBe(200);
    await control(backend, 'mail');
    expect(await backend.services.database.select().from(messages)).toHaveLength(before);
  });

  it('is sent again to a changed address, and the older link is invalidated', async () => {
    const [first, second] = [newEmail(), newEmail()];
    const { accessToken } = (await signUpWith({ email: first })).body.data;
    const older = await linkCode(backend, first, 'verify-email');
    await backend.call(updateUserDetails, { token: accessToken, body: { email: second } });
    expect(await linkCode(backend, second, 'verify-email')).not.toBe(older);
  });
});

describe('a mirror domain with registration windows', () => {
  const hour = 3_600_000;
  const day = 24 * hour;
  /** Moves the clock to a time of the next day, UTC. */
  const at = (hours: number) => {
    const now = Date.now();
    backend.clock.shiftTo(Math.ceil(now / day) * day + hours * hour - now);
  };
  afterEach(async () => {
    backend.clock.shiftTo(0);
    await changeSettings(backend, { mirrorDomain: null });
  });
  const mirror = (registrationConfigs: object[]) =>
    changeSettings(backend, {
      mirrorDomain: [
        { url: 'https://mirror.example', domainId: 7, settings: { loginOff: false, registrationConfigs } },
      ],
    });

  it('accepts registrations by country, time and device', async () => {
    await mirror([{ country: 'CW', from: '22:00', to: '02:00', deviceType: 'mobile' }]);
    const from = (form: object) => signUpWith({ mirrorDomainFk: '7', userDeviceType: 'mobile', ...form });
    for (const [hours, status] of [
      [23, 200],
      [1, 200],
      [12, 409],
    ] as const) {
      at(hours);
      expect((await from({})).status, `${hours}:00`).toBe(status);
    }
    at(23);
    expect(await from({ userDeviceType: 'desktop' })).toMatchObject({
      status: 409,
      body: { code: 'REGISTRATION_CLOSED' },
    });
    expect((await open('oneClick', { mirrorDomainFk: '7' })).body.code).toBe('REGISTRATION_CLOSED');
    at(12);
    expect((await from({ mirrorDomainFk: undefined })).status).toBe(200);
    expect((await from({ mirrorDomainFk: '8' })).status).toBe(200);
  });

  it('distinguishes countries', async () => {
    await mirror([{ country: 'DE' }]);
    expect((await signUpWith({ mirrorDomainFk: '7' })).body.code).toBe('REGISTRATION_CLOSED');
    await mirror([{ country: 'DE' }, { country: 'cw' }]);
    expect((await signUpWith({ mirrorDomainFk: '7' })).status).toBe(200);
  });
});
