import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  forgotPassword,
  forgotPasswordSms,
  getNotices,
  getUserDetails,
  login,
  resetPassword,
  resetPasswordSms,
  sendCredentials,
  sendVerificationEmail,
  signUp,
  updateUserDetails,
  verifyEmail,
} from '@casino-kit/api-contract';
import { minutesFrom } from '../src/clock.js';
import { accountScope, consumeAttempt } from '../src/identity/attempts.js';
import { forgetAttempts } from '../src/identity/forget-attempts.js';
import { linkCodes, players, smsCodes, tries } from '../src/identity/tables.js';
import { postings } from '../src/ledger/tables.js';
import { changeSettings, control } from './support/control.js';
import { isPostgres } from './support/databases.js';
import { startNodes } from './support/nodes.js';
import { linkCode, sentBesideDevices, sentTo } from './support/outbox.js';
import {
  person,
  fromAnywhere,
  newKey,
  newPlayer,
  password,
  type TestBackend,
} from './support/test-backend.js';

let backend: TestBackend;
let other: TestBackend;
beforeAll(async () => {
  [backend, other] = await startNodes();
});
afterEach(() => backend.clock.shiftTo(0));

const minute = 60_000;
const newEmail = () => `${newKey()}@player.example`;
const visit = () => ({ headers: fromAnywhere() });
const expired = { status: 410, body: { success: false, code: 'LINK_EXPIRED' } };
const nothing = { status: 200, body: { success: true, data: null } };

const verify = (code: string) => backend.call(verifyEmail, { body: { code } });
const forgot = (email: string, node = backend) => node.call(forgotPassword, { body: { email }, ...visit() });
const reset = (code: string, secret = 'New-pass-1') =>
  backend.call(resetPassword, { body: { code, password: secret } });
const loginAs = (email: string, secret: string, visitor = visit()) =>
  backend.call(login, { body: { email, password: secret }, ...visitor });
const isVerified = async (token: string) =>
  (await backend.call(getUserDetails, { token })).body.data.getUser.isEmailVerified;

describe('verifying an address', () => {
  it('works once by the link of sign-up', async () => {
    const { email, token } = await newPlayer(backend);
    expect(await isVerified(token)).toBe(false);
    const code = await linkCode(backend, email, 'verify-email');
    expect((await verify(code)).body.data).toEqual({ email });
    expect(await isVerified(token)).toBe(true);
    expect(await verify(code)).toMatchObject(expired);
  });

  it('is possible for 24 hours', async () => {
    const { email, token } = await newPlayer(backend);
    const code = await linkCode(backend, email, 'verify-email');
    backend.clock.shiftTo(24 * 60 * minute + minute);
    expect(await verify(code)).toMatchObject(expired);
    backend.clock.shiftTo(24 * 60 * minute - minute);
    expect((await verify(code)).status).toBe(200);
    backend.clock.shiftTo(0);
    expect(await isVerified(token)).toBe(true);
  });

  it('is invalidated by a newer link, and rejects a code of another kind', async () => {
    const { email, token } = await newPlayer(backend);
    const first = await linkCode(backend, email, 'verify-email');
    expect(await backend.call(sendVerificationEmail, { token, body: {}, ...visit() })).toMatchObject(nothing);
    const second = await linkCode(backend, email, 'verify-email');
    await forgot(email);
    const forPassword = await linkCode(backend, email, 'reset-password');
    for (const code of [first, forPassword, '', 'unknown', 'x'.repeat(10_000)])
      expect(await verify(code)).toMatchObject(expired);
    expect((await reset(second)).status).toBe(410);
    expect((await verify(second)).status).toBe(200);
  });

  it('succeeds once for many concurrent requests', async () => {
    const { email } = await newPlayer(backend);
    const code = await linkCode(backend, email, 'verify-email');
    const all = await Promise.all(Array.from({ length: 8 }, () => verify(code)));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('can be requested by address, and reveals nothing about accounts', async () => {
    const { email, token } = await newPlayer(backend);
    const ask = (address: string) =>
      backend.call(sendVerificationEmail, { body: { email: address }, ...visit() });
    expect(await ask(email)).toMatchObject(nothing);
    const stranger = newEmail();
    expect(await ask(stranger)).toMatchObject(nothing);
    expect(await sentTo(backend, email)).toHaveLength(2);
    expect(await sentTo(backend, stranger)).toEqual([]);
    await verify(await linkCode(backend, email, 'verify-email'));
    expect(await backend.call(sendVerificationEmail, { token, body: {}, ...visit() })).toMatchObject(nothing);
    expect(await sentTo(backend, email)).toHaveLength(2);
  });

  it('requires an address from a guest', async () => {
    const rejected = await backend.call(sendVerificationEmail, { body: {}, ...visit() });
    expect(rejected.body.fields).toEqual({ email: 'form.email.required' });
    const ended = await backend.call(sendVerificationEmail, { token: 'not-good', body: {}, ...visit() });
    expect(ended.status).toBe(403);
    const wrong = await backend.call(sendVerificationEmail, { body: { email: 'a@b' }, ...visit() });
    expect(wrong.body.fields).toEqual({ email: 'form.email.invalid' });
  });
});

describe('a brand that requires a verified address at login', () => {
  afterEach(() => changeSettings(backend, { verifyEmailStatusOnLogin: null }));

  it('rejects after the right password, until the link was opened', async () => {
    const { email } = await newPlayer(backend);
    await changeSettings(backend, { verifyEmailStatusOnLogin: true });
    expect((await loginAs(email, 'wrong')).status).toBe(401);
    for (let round = 0; round < 6; round += 1)
      expect(await loginAs(email, password)).toMatchObject({
        status: 409,
        body: { code: 'EMAIL_NOT_VERIFIED' },
      });
    await backend.call(sendVerificationEmail, { body: { email }, ...visit() });
    await verify(await linkCode(backend, email, 'verify-email'));
    expect((await loginAs(email, password)).status).toBe(200);
  });

  it('accepts accounts that have no address', async () => {
    await changeSettings(backend, { verifyEmailStatusOnLogin: true });
    const { credentials } = (
      await backend.call(signUp, { body: { registrationMode: 'oneClick', ...person } })
    ).body.data;
    expect((await loginAs(credentials?.login ?? '', credentials?.password ?? '')).status).toBe(200);
  });
});

describe('a new password by link', () => {
  it('works once, ends every session and is confirmed by message', async () => {
    const { email, token } = await newPlayer(backend);
    expect(await forgot(email.toUpperCase())).toMatchObject(nothing);
    const [mail] = await sentTo(backend, email);
    expect(mail?.link).toMatch(/^http:\/\/shell\.test\/\?modal=reset-password&code=[\w-]{43}$/);
    const code = await linkCode(backend, email, 'reset-password');
    expect(await reset(code)).toMatchObject(nothing);
    expect(await backend.call(getUserDetails, { token })).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN', message: 'Session expired', params: { reason: 'SECURITY_LOGOUT' } },
    });
    expect((await loginAs(email, password)).status).toBe(401);
    expect((await loginAs(email, 'New-pass-1')).status).toBe(200);
    expect((await sentBesideDevices(backend, email))[0]).toMatchObject({
      kind: 'password-changed',
      link: null,
    });
    expect(await reset(code, 'Third-pass-1')).toMatchObject(expired);
  });

  it('stays possible while the password breaks a rule of a changed one', async () => {
    await changeSettings(backend, { passwordMinLength: 8 });
    const { email } = await newPlayer(backend);
    await forgot(email);
    const code = await linkCode(backend, email, 'reset-password');
    for (const [weak, key] of [
      ['', 'required'],
      ['Short', 'minLength'],
      ['all lower case', 'uppercase'],
      ['Without1', 'special'],
      ['Without a digit', 'digit'],
    ] as const)
      expect(await reset(code, weak)).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION', fields: { password: `form.password.${key}` } },
      });
    await changeSettings(backend, { passwordMinLength: null });
    expect((await reset(code)).status).toBe(200);
  });

  it('is possible for an hour, until a newer link or a password chosen elsewhere', async () => {
    const { email, token } = await newPlayer(backend);
    await forgot(email);
    const first = await linkCode(backend, email, 'reset-password');
    await forgot(email);
    const second = await linkCode(backend, email, 'reset-password');
    expect((await reset(first)).status).toBe(410);
    backend.clock.shiftTo(61 * minute);
    expect((await reset(second)).status).toBe(410);
    backend.clock.shiftTo(0);
    await backend.call(updateUserDetails, { token, body: { password, newPassword: 'Strong-22' } });
    expect((await reset(second)).status).toBe(410);
  });

  it('does not open an account whose address has changed since', async () => {
    const { email, token } = await newPlayer(backend);
    await forgot(email);
    const code = await linkCode(backend, email, 'reset-password');
    await backend.call(updateUserDetails, { token, body: { email: newEmail() } });
    expect((await reset(code)).status).toBe(410);
  });

  it('ends the lockout after wrong passwords', async () => {
    const { email } = await newPlayer(backend);
    const visitor = visit();
    for (let guess = 0; guess < 5; guess += 1) await loginAs(email, `guess ${guess}`, visitor);
    expect((await loginAs(email, password, visitor)).status).toBe(429);
    await forgot(email);
    await reset(await linkCode(backend, email, 'reset-password'));
    expect((await loginAs(email, 'New-pass-1', visitor)).status).toBe(200);
  });

  it('is not sent to those without an account', async () => {
    const stranger = newEmail();
    expect(await forgot(stranger)).toMatchObject(nothing);
    expect(await sentTo(backend, stranger)).toEqual([]);
    expect((await forgot('no address')).body.fields).toEqual({ email: 'form.email.invalid' });
  });

  if (isPostgres)
    it('gets a response before the account is looked up', async () => {
      const { email } = await newPlayer(backend);
      // While the players cannot be read, both get a response.
      await backend.services.database.transaction(async (transaction) => {
        await transaction.execute(sql`lock table ${players} in access exclusive mode`);
        expect(await forgot(email)).toMatchObject(nothing);
        expect(await forgot(newEmail())).toMatchObject(nothing);
      });
      expect(await linkCode(backend, email, 'reset-password')).toHaveLength(43);
    });

  it('stores codes as hashes', async () => {
    const { id, email } = await newPlayer(backend);
    await forgot(email);
    const code = await linkCode(backend, email, 'reset-password');
    const stored = JSON.stringify(
      await backend.services.database.select().from(linkCodes).where(eq(linkCodes.playerId, id)),
    );
    expect(stored).toContain('reset-password');
    expect(stored).not.toContain(code);
  });
});

describe('a new password by SMS', () => {
  let last = 15_123_500_000;
  const newPhonePlayer = async () => {
    const phone = { phoneCode: '49', phone: String(++last) };
    const opened = await backend.call(signUp, {
      body: { registrationMode: 'phone', ...phone, password, ...person },
    });
    return { ...phone, to: `+49${phone.phone}`, token: opened.body.data.accessToken };
  };
  const ask = ({ phoneCode, phone }: { phoneCode: string; phone: string }, node = backend) =>
    node.call(forgotPasswordSms, { body: { phoneCode, phone }, ...visit() });
  const report = (number: { phoneCode: string; phone: string }, code: string, secret = 'New-pass-1') =>
    backend.call(resetPasswordSms, {
      body: { phoneCode: number.phoneCode, phone: number.phone, code, password: secret },
      ...visit(),
    });
  const smsCode = async (to: string) => (await sentTo(backend, to))[0]?.code ?? '';
  const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  it('works once, ends every session and is confirmed by message', async () => {
    const player = await newPhonePlayer();
    expect(await ask({ phoneCode: '+49', phone: `0${player.phone}` })).toMatchObject(nothing);
    const code = await smsCode(player.to);
    expect(code).toMatch(/^\d{6}$/);
    expect(await report(player, code, '')).toMatchObject({
      status: 400,
      body: { fields: { password: 'form.password.required' } },
    });
    expect(await report(player, ` ${code} `)).toMatchObject(nothing);
    expect((await backend.call(getUserDetails, { token: player.token })).body.params).toEqual({
      reason: 'SECURITY_LOGOUT',
    });
    expect((await loginAs(player.to, 'New-pass-1')).status).toBe(200);
    expect((await sentBesideDevices(backend, player.to))[0]).toMatchObject({
      kind: 'password-changed',
      channel: 'sms',
    });
    expect(await report(player, code)).toMatchObject(expired);
  });

  it('is invalidated by five wrong codes', async () => {
    const player = await newPhonePlayer();
    await ask(player);
    const code = await smsCode(player.to);
    for (const left of ['4', '3', '2', '1', '0'])
      expect(await report(player, wrong(code))).toMatchObject({
        status: 400,
        body: { code: 'CODE_WRONG', params: { triesLeft: left } },
      });
    expect(await report(player, code)).toMatchObject(expired);
    await ask(player);
    const again = await smsCode(player.to);
    for (let guess = 0; guess < 4; guess += 1) await report(player, wrong(again));
    expect((await report(player, again)).status).toBe(200);
  });

  it('limits concurrent guesses', async () => {
    const player = await newPhonePlayer();
    await ask(player);
    const code = await smsCode(player.to);
    const all = await Promise.all(Array.from({ length: 9 }, () => report(player, wrong(code))));
    expect(all.filter(({ body }) => body.code === 'CODE_WRONG')).toHaveLength(5);
    expect(all.filter(({ body }) => body.code === 'LINK_EXPIRED')).toHaveLength(4);
  });

  it('is possible for ten minutes, until a newer code', async () => {
    const player = await newPhonePlayer();
    await ask(player);
    const first = await smsCode(player.to);
    backend.clock.shiftTo(11 * minute);
    expect(await report(player, first)).toMatchObject(expired);
    backend.clock.shiftTo(0);
    await ask(player);
    const second = await smsCode(player.to);
    if (first !== second) expect((await report(player, first)).body.code).toBe('CODE_WRONG');
    expect((await report(player, second)).status).toBe(200);
  });

  it('gets the same response for numbers without an account', async () => {
    const stranger = { phoneCode: '49', phone: '15123499999' };
    expect(await report(stranger, '123456')).toMatchObject(expired);
    expect(await ask(stranger)).toMatchObject(nothing);
    expect(await sentTo(backend, '+4915123499999')).toEqual([]);
    for (const left of ['4', '3', '2', '1', '0'])
      expect((await report(stranger, '123456')).body).toMatchObject({
        code: 'CODE_WRONG',
        params: { triesLeft: left },
      });
    expect(await report(stranger, '123456')).toMatchObject(expired);
  });

  it('reports the error of the number', async () => {
    expect((await ask({ phoneCode: '', phone: '15123499998' })).body.fields).toEqual({
      phoneCode: 'form.phone.codeRequired',
    });
    expect((await report({ phoneCode: '49', phone: '1' }, '123456')).body.fields).toEqual({
      phone: 'form.phone.tooShort',
    });
  });

  it('stores codes as salted hashes', async () => {
    const [one, two] = [await newPhonePlayer(), await newPhonePlayer()];
    for (const player of [one, two]) await ask(player);
    await sentTo(backend, one.to);
    const rows = await backend.services.database.select().from(smsCodes);
    const hashes = rows.map(({ codeHash }) => codeHash);
    expect(new Set(hashes).size).toBe(hashes.length);
    for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$/);
  });
});

describe('login data by email', () => {
  const oneClick = async () => {
    const opened = await backend.call(signUp, { body: { registrationMode: 'oneClick', ...person } });
    const { accessToken, credentials } = opened.body.data;
    return { token: accessToken, login: credentials?.login ?? '', secret: credentials?.password ?? '' };
  };
  const give = (token: string, email: string) =>
    backend.call(sendCredentials, { token, body: { email }, ...visit() });

  it('goes to an address that becomes the account’s, without the password', async () => {
    const { token, login: name, secret } = await oneClick();
    const email = newEmail();
    expect(await give(token, email)).toMatchObject(nothing);
    const [verification, mail] = await sentTo(backend, email);
    expect(verification?.kind).toBe('verify-email');
    expect(mail?.kind).toBe('credentials');
    expect(mail?.text).toContain(name);
    expect(mail?.text).not.toContain(secret);
    expect(mail?.link).toContain('/?modal=reset-password&code=');
    const details = await backend.call(getUserDetails, { token });
    expect(details.body.data.getUser).toMatchObject({ email, isEmailVerified: false });
    const { notices } = (await backend.call(getNotices, { token, query: {} })).body.data;
    expect(notices[0]).toMatchObject({ kind: 'detailsChanged', values: { field: 'email' } });
    expect((await loginAs(email, secret)).status).toBe(200);
    expect((await reset(await linkCode(backend, email, 'credentials'))).status).toBe(200);
    expect((await loginAs(name, 'New-pass-1')).status).toBe(200);
  });

  it('changes nothing when the address is taken or mail fails', async () => {
    const { email: taken } = await newPlayer(backend);
    const { token } = await oneClick();
    expect(await give(token, taken)).toMatchObject({ status: 409, body: { code: 'EMAIL_TAKEN' } });
    const email = newEmail();
    await control(backend, 'mail', { fails: 'yes' });
    expect(await give(token, email)).toMatchObject({
      status: 503,
      body: { code: 'CREDENTIALS_EMAIL_FAILED' },
    });
    await control(backend, 'mail');
    const details = await backend.call(getUserDetails, { token });
    expect(details.body.data.getUser.email).toBe('');
    expect((await give(token, email)).status).toBe(200);
  });

  it('goes to another address while it is not verified', async () => {
    const { token, login: name, secret } = await oneClick();
    const [typo, email] = [newEmail(), newEmail()];
    await give(token, typo);
    const { accessToken: elsewhere } = (await loginAs(name, secret)).body.data;
    expect((await give(token, email)).status).toBe(200);
    const [changed] = await sentTo(backend, typo);
    expect(changed?.kind).toBe('email-changed');
    // Who logged in by the mistyped address is out.
    expect((await backend.call(getUserDetails, { token: elsewhere })).status).toBe(403);
    expect((await backend.call(getUserDetails, { token })).status).toBe(200);
    await verify(await linkCode(backend, email, 'verify-email'));
    expect(await give(token, newEmail())).toMatchObject({
      status: 409,
      body: { code: 'FIELD_LOCKED', fields: { email: 'form.locked' } },
    });
    expect((await give(token, email)).status).toBe(200);
  });

  it('requires a logged-in player', async () => {
    expect((await backend.call(sendCredentials, { body: { email: newEmail() } })).status).toBe(401);
    const { token } = await oneClick();
    expect((await give(token, 'a@b')).body.fields).toEqual({ email: 'form.email.invalid' });
  });
});

describe('limits', () => {
  it('apply to messages to one address or number, known or not, on every node', async () => {
    const { email } = await newPlayer(backend);
    for (const address of [email, newEmail()]) {
      for (let ask = 0; ask < 5; ask += 1)
        expect((await forgot(address, ask % 2 === 0 ? backend : other)).status).toBe(200);
      for (const node of [backend, other])
        expect(await forgot(address, node)).toMatchObject({
          status: 429,
          body: { code: 'TOO_MANY_TRIES', params: { minutes: '15' } },
        });
      const verification = await other.call(sendVerificationEmail, { body: { email: address }, ...visit() });
      expect(verification.status).toBe(429);
    }
    expect(
      (await sentTo(backend, email)).filter(({ kind }) => kind === 'reset-password').length,
    ).toBeLessThanOrEqual(5);
    backend.clock.shiftTo(16 * minute);
    expect((await forgot(email)).status).toBe(200);
  });

  it('apply to codes by SMS', async () => {
    const body = { phoneCode: '49', phone: '15123488888' };
    const ask = (node: TestBackend) => node.call(forgotPasswordSms, { body, ...visit() });
    for (let count = 0; count < 5; count += 1) expect((await ask(other)).status).toBe(200);
    for (const node of [backend, other]) expect((await ask(node)).status).toBe(429);
  });

  it('apply to one visitor who requests many', async () => {
    const headers = fromAnywhere();
    for (let ask = 0; ask < 20; ask += 1)
      expect((await backend.call(forgotPassword, { body: { email: newEmail() }, headers })).status).toBe(200);
    for (const node of [backend, other])
      expect((await node.call(forgotPassword, { body: { email: newEmail() }, headers })).status).toBe(429);
    expect((await forgot(newEmail())).status).toBe(200);
  });

  it('apply to one visitor who guesses at the codes of many numbers', async () => {
    const headers = fromAnywhere();
    const guess = (index: number) =>
      backend.call(resetPasswordSms, {
        body: { phoneCode: '49', phone: `151234777${10 + index}`, code: '000000', password: 'New-pass-1' },
        headers,
      });
    for (let index = 0; index < 20; index += 1) expect((await guess(index)).status).toBe(410);
    expect((await guess(20)).status).toBe(429);
  });

  it('apply to wrong passwords on every node', async () => {
    const { email } = await newPlayer(backend);
    const visitor = visit();
    const guess = (node: TestBackend) => node.call(login, { body: { email, password: 'wrong' }, ...visitor });
    for (let count = 0; count < 5; count += 1)
      expect((await guess(count % 2 === 0 ? backend : other)).status).toBe(401);
    for (const node of [backend, other]) expect((await guess(node)).status).toBe(429);
  });

  it('reveal nothing about their recipients', async () => {
    const rows = await backend.services.database.select().from(tries);
    expect(rows.length).toBeGreaterThan(5);
    expect(JSON.stringify(rows)).not.toContain('@');
  });

  it('are kept for as long as they count, and then deleted', async () => {
    const { database } = backend.services;
    const scope = accountScope('second-factor', `player ${newKey()}`);
    const start = backend.clock.now();
    const after = (minutes: number) => minutesFrom(start, minutes);
    const isKept = async (now: Date) => {
      await forgetAttempts(database, now);
      return (await database.$count(tries, eq(tries.scope, scope.name))) === 1;
    };
    for (let guess = 0; guess < 5; guess += 1) await consumeAttempt(database, [scope], start);
    expect(await isKept(after(0))).toBe(true);
    // A player who waited a minute waits two after the next wrong guess, for a day.
    expect(await isKept(after(24 * 60))).toBe(true);
    await expect(consumeAttempt(database, [scope], after(24 * 60))).resolves.toBe(0);
    await expect(consumeAttempt(database, [scope], after(24 * 60 + 1))).rejects.toMatchObject({
      params: { minutes: '1' },
    });
    expect(await isKept(after(2 * 24 * 60 + 1))).toBe(true);
    expect(await isKept(after(2 * 24 * 60 + 2))).toBe(false);
    await expect(consumeAttempt(database, [scope], after(2 * 24 * 60 + 2))).resolves.toBe(4);
  });
});

describe('the ledger', () => {
  it('is not changed by any of this', async () => {
    expect(await backend.services.database.select().from(postings)).toEqual([]);
  });
});
