import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgotPassword, resetPassword, signUp, updateUserDetails } from '@casino-kit/api-contract';
import { createCommonPasswords } from '../src/identity/common-passwords.js';
import { linkCode, sentTo } from './support/outbox.js';
import {
  fromAnywhere,
  newPhone,
  newPlayer,
  password,
  person,
  startTestBackend,
  type TestBackend,
} from './support/test-backend.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
const common = 'P@ssw0rd';
const rejected = (field: string) => ({ code: 'VALIDATION', fields: { [field]: 'form.password.common' } });

describe('a password on lists of stolen ones', () => {
  it('is rejected at sign-up, whatever its case', async () => {
    const body = { email: 'common@player.example', ...newPhone(), ...person };
    for (const chosen of [common, 'P@SSW0rd']) {
      const { body: answer } = await backend.call(signUp, { body: { ...body, password: chosen } });
      expect(answer).toMatchObject(rejected('password'));
    }
    expect((await backend.call(signUp, { body: { ...body, password } })).status).toBe(200);
  });

  it('is rejected when a player changes theirs', async () => {
    const player = await newPlayer(backend);
    const { body } = await backend.call(updateUserDetails, {
      token: player.token,
      body: { password, newPassword: common },
    });
    expect(body).toMatchObject(rejected('newPassword'));
  });

  it('is rejected by a link, which stays valid', async () => {
    const player = await newPlayer(backend);
    await backend.call(forgotPassword, { body: { email: player.email }, headers: fromAnywhere() });
    await expect
      .poll(async () => (await sentTo(backend, player.email)).some(({ kind }) => kind === 'reset-password'))
      .toBe(true);
    const code = await linkCode(backend, player.email, 'reset-password');
    const { body } = await backend.call(resetPassword, { body: { code, password: common } });
    expect(body).toMatchObject(rejected('password'));
    expect((await backend.call(resetPassword, { body: { code, password: 'Harbour-2027!' } })).status).toBe(
      200,
    );
  });
});

describe('a common password', () => {
  const isCommon = createCommonPasswords(undefined);
  it.each([
    ...['Password1!', 'P@ssw0rd1', 'Welcome1!', 'Qwerty123!', 'Password123!', 'Password-2026!'],
    ...['L3tm31n!', 'We1come99', 'WE!COME', 'Pa$$w0rd', 'Dragon.2026'],
  ])('is one with other case, signs in place of letters, or something behind it: %s', async (text) => {
    expect(await isCommon(text)).toBe(true);
  });

  it.each(['aaaaaaaa', 'abcdefgh', 'zyxwvu', 'AbCdEfG', '98765432', '11111111'])(
    'is a row of signs: %s',
    async (text) => {
      expect(await isCommon(text)).toBe(true);
    },
  );

  it.each([
    'Harbour-2026!',
    'aaaaaaab',
    'acegik',
    'correct horse battery',
    'kT7-velo-29',
    'Password-of-marlon',
    'Welcome-8213-7765!',
    '7',
  ])('is none with more to guess: %s', async (text) => {
    expect(await isCommon(text)).toBe(false);
  });
});

describe('the service of stolen passwords', () => {
  let answer = '';
  let status = 200;
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(status).end(answer);
  });
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  const check = (text: string, timeoutMs = 5_000) =>
    createCommonPasswords({
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/range/`,
      timeoutMs,
    })(text);
  const hash = createHash('sha1').update('Rare-but-stolen-7').digest('hex').toUpperCase();

  it('learns five digits of a hash, and knows what was stolen', async () => {
    answer = `${'0'.repeat(35)}:4\r\n${hash.slice(5)}:12\r\n`;
    expect(await check('Rare-but-stolen-7')).toBe(true);
    expect(await check('Another-one-8')).toBe(false);
    expect(asked[0]).toBe(`/range/${hash.slice(0, 5)}`);
  });

  it.each([
    ['a line of padding', () => (answer = `${hash.slice(5)}:0`)],
    ['an error', () => (status = 500)],
    ['an answer that is too long', () => (answer = `${hash.slice(5)}:1\n`.repeat(10_000))],
  ])('stops nobody with %s', async (_what, set) => {
    status = 200;
    set();
    expect(await check('Rare-but-stolen-7')).toBe(false);
  });
});
