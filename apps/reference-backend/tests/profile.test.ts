import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { getUserDetails, login, signUp, updateUserDetails, verifyEmail } from '@casino-kit/api-contract';
import { players } from '../src/identity/tables.js';
import { changeSettings, control } from './support/control.js';
import { linkCode, sentBesideDevices, sentTo } from './support/outbox.js';
import {
  person,
  fromAnywhere,
  newKey,
  newPhone,
  newPlayer,
  password,
  startTestBackend,
  type TestBackend,
  withoutPhone,
} from './support/test-backend.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});

const newEmail = () => `${newKey()}@player.example`;
const change = (token: string, body: object) => backend.call(updateUserDetails, { token, body });
const loginAs = (email: string, secret = password) =>
  backend.call(login, { body: { email, password: secret }, headers: fromAnywhere() });
const fetchPlayer = async (token: string) =>
  (await backend.call(getUserDetails, { token })).body.data.getUser;
const oneClick = async (form: object = {}) => {
  const opened = await backend.call(signUp, {
    body: { registrationMode: 'oneClick', ...person, ...form },
  });
  const { accessToken, credentials, createUser } = opened.body.data;
  return { token: accessToken, credentials, id: Number(createUser.userId) };
};

/** Turns an account into one that was opened before the form required these. */
const forgetPerson = (id: number) =>
  backend.services.database
    .update(players)
    .set({ dateOfBirth: null, countryCode: '' })
    .where(eq(players.id, id));

describe('the profile', () => {
  it('is filled in once where fields lock, and freely elsewhere', async () => {
    const { id, token } = await newPlayer(backend, withoutPhone);
    await forgetPerson(id);
    const form = {
      updateFrom: 'Profile Page',
      firstName: 'Ana',
      lastName: 'Souza',
      city: 'Recife',
      phoneCode: '55',
      phone: '(11) 96123-4567',
    };
    const saved = await change(token, { ...form, dateOfBirth: '1990-05-05', countryCode: 'BR' });
    expect(saved.body.data).toEqual({ success: true, message: 'profile.saved' });
    const again = await change(token, { ...form, dateOfBirth: '1990-05-05', countryCode: 'BR' });
    expect(again.body.data).toEqual({ success: true, message: null });
    expect((await change(token, { ...form, city: 'Olinda' })).status).toBe(200);
    for (const [field, form] of [
      ['firstName', { firstName: 'Bea' }],
      ['lastName', { lastName: 'Lima' }],
      ['dateOfBirth', { dateOfBirth: '1991-05-05' }],
      ['countryCode', { countryCode: 'DE' }],
      ['phone', { phone: '11961234568' }],
      ['phone', { phoneCode: '49', phone: '15123456789' }],
    ] as const)
      expect(await change(token, form), field).toMatchObject({
        status: 409,
        body: { code: 'FIELD_LOCKED', fields: { [field]: 'form.locked' } },
      });
    expect(await fetchPlayer(token)).toMatchObject({
      firstName: 'Ana',
      city: 'Olinda',
      phone: '11961234567',
    });
  });

  it('names every locked field, and changes nothing then', async () => {
    const { token } = await newPlayer(backend);
    await change(token, { firstName: 'Ana', lastName: 'Souza' });
    const rejected = await change(token, { firstName: 'Bea', lastName: 'Lima', city: 'Recife' });
    expect(rejected.body.fields).toEqual({ firstName: 'form.locked', lastName: 'form.locked' });
    expect(await fetchPlayer(token)).toMatchObject({ firstName: 'Ana', city: '' });
  });

  it('locks the address once identity is approved, and the email once verified', async () => {
    const { id, email, token } = await newPlayer(backend);
    expect((await change(token, { address: 'Kaya 1' })).status).toBe(200);
    expect((await change(token, { address: 'Kaya 2' })).status).toBe(200);
    await control(backend, `players/${id}/approve-identity`);
    await control(backend, `players/${id}/verify-email`);
    expect((await change(token, { address: 'Kaya 3' })).body.fields).toEqual({ address: 'form.locked' });
    expect((await change(token, { email: newEmail() })).body.fields).toEqual({ email: 'form.locked' });
    expect((await change(token, { email, address: 'Kaya 2' })).status).toBe(200);
    expect(await fetchPlayer(token)).toMatchObject({ kycStatus: 'APPROVED', isEmailVerified: true });
  });

  it('reports errors by the rules of the form', async () => {
    const other = await newPlayer(backend, withoutPhone);
    const { token } = await newPlayer(backend, withoutPhone);
    for (const [form, fields] of [
      [
        { firstName: '', lastName: ' ' },
        { firstName: 'form.firstName.required', lastName: 'form.lastName.required' },
      ],
      [{ address: 'x'.repeat(256) }, { address: 'form.text.tooLong' }],
      [{ gender: 'x' }, { gender: 'form.validation.invalid.format' }],
      [{ email: 'a@b' }, { email: 'form.email.invalid' }],
      [{ phoneCode: '599', phone: '1' }, { phone: 'form.phone.tooShort' }],
      [{ phoneCode: '49', phone: '0' }, { phone: 'form.phone.tooShort' }],
      [{ countryCode: 'QQ' }, { countryCode: 'form.country.required' }],
      [{ dateOfBirth: '1899-01-01' }, { dateOfBirth: 'form.dateOfBirth.check' }],
    ] as const)
      expect(await change(token, form)).toMatchObject({ status: 400, body: { code: 'VALIDATION', fields } });
    expect((await change(token, { dateOfBirth: '2020-01-01' })).body).toMatchObject({
      code: 'UNDER_AGE',
      fields: { dateOfBirth: 'form.validation.invalid.dob' },
    });
    expect((await change(token, { email: other.email })).body.code).toBe('EMAIL_TAKEN');
    await change(other.token, { phoneCode: '599', phone: '95160001' });
    expect((await change(token, { phoneCode: '599', phone: '95160001' })).body).toMatchObject({
      code: 'PHONE_TAKEN',
      fields: { phone: 'form.phone.taken' },
    });
  });

  it('requires a changed email to be verified again, at the new address only', async () => {
    const { email, token } = await newPlayer(backend);
    const old = await linkCode(backend, email, 'verify-email');
    const second = newEmail();
    expect((await change(token, { email: second })).status).toBe(200);
    // The old address gets a mail: only its owner can know of a change that was not theirs.
    const [news] = await sentTo(backend, email);
    expect(news).toMatchObject({ kind: 'email-changed', to: email });
    expect(news?.text).toContain('contact support at once');
    const rejected = await backend.call(verifyEmail, { body: { code: old } });
    expect(rejected).toMatchObject({ status: 410, body: { code: 'LINK_EXPIRED' } });
    const code = await linkCode(backend, second, 'verify-email');
    expect((await backend.call(verifyEmail, { body: { code } })).body.data).toEqual({ email: second });
    expect(await fetchPlayer(token)).toMatchObject({ email: second, isEmailVerified: true });
  });

  it('limits the mails to new addresses', async () => {
    const { token } = await newPlayer(backend);
    for (let index = 0; index < 5; index += 1)
      expect((await change(token, { email: newEmail() })).status).toBe(200);
    expect(await change(token, { email: newEmail() })).toMatchObject({
      status: 429,
      body: { code: 'TOO_MANY_TRIES', params: { minutes: '15' } },
    });
    expect((await change(token, { city: 'Recife' })).status).toBe(200);
  });

  it('resets the identity check only when what was checked changes', async () => {
    const { id, token } = await newPlayer(backend);
    await forgetPerson(id);
    await change(token, { firstName: 'Ana', city: 'Recife', zipCode: '50000' });
    const { database } = backend.services;
    const status = async () => (await fetchPlayer(token)).kycStatus;
    const pending = () => database.update(players).set({ kycStatus: 'PENDING' }).where(eq(players.id, id));
    for (const [form, after] of [
      [{ lastName: 'Souza' }, 'PENDING'],
      [{ onChangeResetKyc: true, firstName: 'Ana', city: ' Recife ' }, 'PENDING'],
      [{ onChangeResetKyc: true, nickname: 'An', gender: 'Female' }, 'PENDING'],
      [{ onChangeResetKyc: false, address: 'Rua 1' }, 'PENDING'],
      [{ onChangeResetKyc: true, address: 'Rua 2' }, ''],
      [{ onChangeResetKyc: true, zipCode: '50001' }, ''],
      [{ onChangeResetKyc: true, dateOfBirth: '1990-05-05' }, ''],
      [{ onChangeResetKyc: true, countryCode: 'BR' }, ''],
    ] as const) {
      await pending();
      expect((await change(token, form)).status).toBe(200);
      expect(await status(), JSON.stringify(form)).toBe(after);
    }
  });
});

describe('a changed email', () => {
  const fetchResponseStatus = async (token: string) => (await backend.call(getUserDetails, { token })).status;
  const logInAgain = async (email: string) => (await loginAs(email)).body.data.accessToken;

  it('ends the other sessions', async () => {
    const { email, token } = await newPlayer(backend);
    const others = [await logInAgain(email), await logInAgain(email)];
    expect((await change(token, { email: newEmail() })).status).toBe(200);
    expect(await fetchResponseStatus(token)).toBe(200);
    for (const other of others)
      expect(await backend.call(getUserDetails, { token: other })).toMatchObject({
        status: 403,
        body: { code: 'FORBIDDEN', params: { reason: 'SECURITY_LOGOUT' } },
      });
  });

  it('ends none when it is as before, or when the first phone number joins it', async () => {
    const { email, token } = await newPlayer(backend, withoutPhone);
    const other = await logInAgain(email);
    for (const form of [{ city: 'Willemstad' }, { email: email.toUpperCase() }, newPhone()])
      expect((await change(token, form)).status).toBe(200);
    expect(await fetchResponseStatus(other)).toBe(200);
  });
});

describe('a changed password', () => {
  it('requires the current one, follows the strict rules and ends the other sessions', async () => {
    const { email, token } = await newPlayer(backend);
    const other = (await loginAs(email)).body.data.accessToken;
    for (const [weak, key] of [
      ['Ab-1', 'minLength'],
      ['strong-22', 'uppercase'],
      ['Strong22', 'special'],
      ['Strong-xx', 'digit'],
    ] as const)
      expect((await change(token, { password, newPassword: weak })).body.fields).toEqual({
        newPassword: `form.password.${key}`,
      });
    expect((await change(token, { newPassword: 'Strong-22' })).body.fields).toEqual({
      password: 'form.currentPassword.required',
    });
    expect(await change(token, { password: 'wrong', newPassword: 'Strong-22' })).toMatchObject({
      status: 400,
      body: {
        code: 'WRONG_CREDENTIALS',
        fields: { password: 'form.currentPassword.wrong' },
        params: { triesLeft: '4' },
      },
    });
    const changed = await change(token, { password, newPassword: 'Strong-22' });
    expect(changed.body.data).toEqual({ success: true, message: 'profile.password.saved' });
    expect((await backend.call(getUserDetails, { token })).status).toBe(200);
    expect(await backend.call(getUserDetails, { token: other })).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN', params: { reason: 'SECURITY_LOGOUT' } },
    });
    expect((await loginAs(email, 'Strong-22')).status).toBe(200);
    expect((await loginAs(email)).status).toBe(401);
    expect((await sentBesideDevices(backend, email))[0]).toMatchObject({
      kind: 'password-changed',
      link: null,
    });
  });

  it('must differ from the current one', async () => {
    const { token } = await newPlayer(backend, { password: 'Strong-22' });
    expect(await change(token, { password: 'Strong-22', newPassword: 'Strong-22' })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', fields: { newPassword: 'form.password.unchanged' } },
    });
  });

  it('allows five guesses', async () => {
    const { token } = await newPlayer(backend);
    for (let guess = 0; guess < 5; guess += 1)
      expect((await change(token, { password: `guess ${guess}`, newPassword: 'Strong-22' })).status).toBe(
        400,
      );
    expect((await change(token, { password, newPassword: 'Strong-22' })).status).toBe(429);
  });

  it('is confirmed by SMS to a player without email', async () => {
    const opened = await backend.call(signUp, {
      body: {
        registrationMode: 'phone',
        phoneCode: '599',
        phone: '95167777',
        password,
        ...person,
        preferredLanguage: 'de',
      },
    });
    await change(opened.body.data.accessToken, { password, newPassword: 'Strong-22' });
    expect(await sentTo(backend, '+59995167777')).toMatchObject([
      { kind: 'password-changed', channel: 'sms', subject: '', language: 'de' },
    ]);
  });
});

describe('the linked form', () => {
  const linked = { updateFrom: 'Update Form' };

  it('adds email, phone and a chosen password to a one-click account', async () => {
    const { token, credentials } = await oneClick();
    const email = newEmail();
    const saved = await change(token, {
      ...linked,
      email,
      phoneCode: '599',
      phone: '95168888',
      newPassword: 'simple pass',
    });
    expect(saved.body.data).toEqual({ success: true, message: 'profile.saved' });
    expect((await loginAs(email, 'simple pass')).status).toBe(200);
    expect((await loginAs(credentials?.login ?? '', 'simple pass')).status).toBe(200);
    expect((await loginAs('+599 95168888', credentials?.password)).status).toBe(401);
    expect((await sentBesideDevices(backend, email)).map(({ kind }) => kind).sort()).toEqual([
      'password-changed',
      'verify-email',
    ]);
    // The second time the password is one the player chose.
    expect((await change(token, { ...linked, newPassword: 'another pass' })).body.fields).toEqual({
      password: 'form.currentPassword.required',
    });
    const known = { ...linked, password: 'simple pass', newPassword: 'another pass' };
    expect((await change(token, known)).status).toBe(200);
  });

  it('follows the brand’s rules for new passwords', async () => {
    await changeSettings(backend, { passwordNeedNumbers: true });
    const { token } = await oneClick();
    expect((await change(token, { ...linked, newPassword: 'no digit' })).body.fields).toEqual({
      newPassword: 'form.password.digit',
    });
    await changeSettings(backend, { passwordNeedNumbers: null });
    expect((await change(token, { ...linked, newPassword: 'no digit' })).status).toBe(200);
  });

  it('requires the current password from everyone else', async () => {
    const { token } = await newPlayer(backend);
    const requested = { password: 'form.currentPassword.required' };
    expect((await change(token, { ...linked, newPassword: 'Strong-22' })).body.fields).toEqual(requested);
    const click = await oneClick();
    for (const updateFrom of [undefined, 'Profile Page'])
      expect((await change(click.token, { updateFrom, newPassword: 'Strong-22' })).body.fields).toEqual(
        requested,
      );
  });

  it('works once for accounts that another site opened, too', async () => {
    const opened = await backend.call(signUp, {
      body: { email: newEmail(), password, linkAccount: true, ...person },
    });
    const token = opened.body.data.accessToken;
    expect((await change(token, { ...linked, newPassword: 'Strong-22' })).status).toBe(200);
    expect((await change(token, { ...linked, newPassword: 'Strong-23' })).status).toBe(400);
  });

  it('accepts one of two concurrent requests', async () => {
    const { token } = await oneClick();
    const both = await Promise.all(
      ['first pass', 'second pass'].map((newPassword) => change(token, { ...linked, newPassword })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  });
});
