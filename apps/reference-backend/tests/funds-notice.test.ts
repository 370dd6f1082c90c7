import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { acknowledgeFunds, getFundsNotice } from '@casino-kit/api-contract';
import { fundsAcknowledgements } from '../src/protection/tables.js';
import { changeSettings } from './support/control.js';
import {
  deposit,
  newPlayer,
  startTestBackend,
  type TestBackend,
  type TestPlayer,
} from './support/test-backend.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});

type Funds = { level: 'none' | 'medium' | 'high'; text?: Record<string, string> };
const state = (fundsProtection: Funds | undefined, fundsAcknowledgement = true) =>
  changeSettings(backend, {
    policy: { fundsAcknowledgement },
    operator: { name: 'Harbour Ltd', fundsProtection },
  });
const medium: Funds = { level: 'medium', text: { en: 'A bank holds it.', de: 'Eine Bank verwahrt es.' } };
beforeEach(() => state(medium));
afterEach(() => changeSettings(backend, { policy: null, operator: null }));

const noticeFor = async ({ token }: TestPlayer, language = 'en') =>
  (await backend.call(getFundsNotice, { token, headers: { 'accept-language': language, language } })).body
    .data.notice;
const acknowledge = ({ token }: TestPlayer, version: string) =>
  backend.call(acknowledgeFunds, { token, body: { version } });
const readAcknowledgements = ({ id }: TestPlayer) =>
  backend.services.database
    .select()
    .from(fundsAcknowledgements)
    .where(eq(fundsAcknowledgements.playerId, id));
const attemptDeposit = async (player: TestPlayer) => {
  const { status, body } = await deposit(backend, player);
  return status === 200 ? 'paid' : body.code;
};

describe('the protection of money (fundsAcknowledgement)', () => {
  it('is acknowledged before the first deposit, once, and recorded as it was worded', async () => {
    const player = await newPlayer(backend);
    expect(await attemptDeposit(player)).toBe('FUNDS_NOT_ACKNOWLEDGED');
    const notice = await noticeFor(player);
    expect(notice).toMatchObject({ level: 'medium', text: 'A bank holds it.' });
    const { version = '' } = notice ?? {};
    const both = await Promise.all([acknowledge(player, version), acknowledge(player, version)]);
    expect(both.map(({ status, body }) => [status, body.data.notice])).toEqual([
      [200, null],
      [200, null],
    ]);
    expect(await readAcknowledgements(player)).toMatchObject([
      { version, level: 'medium', words: medium.text },
    ]);
    expect(await noticeFor(player)).toBeNull();
    expect([await attemptDeposit(player), await attemptDeposit(player)]).toEqual(['paid', 'paid']);
  });

  it('is acknowledged again after each change of its level or words, also back to an earlier wording', async () => {
    const player = await newPlayer(backend);
    const read = async () => (await noticeFor(player))?.version ?? '';
    const first = await read();
    await acknowledge(player, first);
    await state({ ...medium, level: 'high' });
    expect(await attemptDeposit(player)).toBe('FUNDS_NOT_ACKNOWLEDGED');
    const stale = await acknowledge(player, first);
    expect([stale.status, stale.body.code]).toEqual([409, 'FUNDS_NOT_ACKNOWLEDGED']);
    await acknowledge(player, await read());
    expect(await attemptDeposit(player)).toBe('paid');
    await state({ level: 'high', text: { en: 'Another bank holds it.' } });
    expect(await attemptDeposit(player)).toBe('FUNDS_NOT_ACKNOWLEDGED');
    await state(medium);
    expect(await read()).toBe(first);
    expect(await attemptDeposit(player)).toBe('FUNDS_NOT_ACKNOWLEDGED');
  });

  it('is in the language of the player, in English for another one, and without words where there are none', async () => {
    const player = await newPlayer(backend);
    expect((await noticeFor(player, 'de'))?.text).toBe('Eine Bank verwahrt es.');
    expect((await noticeFor(player, 'fr'))?.text).toBe('A bank holds it.');
    await state({ level: 'none' });
    expect(await noticeFor(player)).toMatchObject({ level: 'none', text: null });
  });

  it('stays acknowledged when the languages change their order', async () => {
    const player = await newPlayer(backend);
    await acknowledge(player, (await noticeFor(player))?.version ?? '');
    await state({ level: 'medium', text: { de: 'Eine Bank verwahrt es.', en: 'A bank holds it.' } });
    expect(await noticeFor(player)).toBeNull();
  });

  it('is not asked without the switch, nor where the operator states nothing', async () => {
    const player = await newPlayer(backend);
    await state(medium, false);
    expect([await noticeFor(player), await attemptDeposit(player)]).toEqual([null, 'paid']);
    await state(undefined);
    expect([await noticeFor(player), await attemptDeposit(player)]).toEqual([null, 'paid']);
    expect((await acknowledge(player, 'any')).status).toBe(200);
    expect(await readAcknowledgements(player)).toEqual([]);
  });

  it('is neither shown nor acknowledged without a session, nor with a version that is none', async () => {
    const player = await newPlayer(backend);
    expect((await backend.call(getFundsNotice, {})).status).toBe(401);
    expect((await backend.call(acknowledgeFunds, { body: { version: 'x' } })).status).toBe(401);
    for (const version of ['', 'x', 'x'.repeat(101)])
      expect((await acknowledge(player, version)).status, version).toBeGreaterThanOrEqual(400);
    expect(await readAcknowledgements(player)).toEqual([]);
  });
});
