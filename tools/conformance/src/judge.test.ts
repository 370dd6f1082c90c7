import { getCurrencies, getUserDetails, listGames, login, settings2 } from '@casino-kit/api-contract';
import { describe, expect, it } from 'vitest';
import { judge, toPrintable } from './judge.js';

const response = (status: number, body: unknown) => ({
  kind: 'body' as const,
  status,
  text: typeof body === 'string' ? body : JSON.stringify(body),
  contentType: null,
  ms: 1,
});

describe('judge', () => {
  it('returns works when nothing had to be converted', () => {
    const body = { success: true, data: [{ code: 'EUR', name: 'Euro' }] };
    expect(judge(getCurrencies, response(200, body))).toMatchObject({ verdict: 'works', how: [] });
  });
  it('accepts { data } and { success, data } as specified', () => {
    const data = [{ code: 'EUR', name: 'Euro' }];
    expect(judge(getCurrencies, response(200, { data }))).toMatchObject({ verdict: 'works', how: [] });
    expect(judge(settings2, response(200, { data: {} })).how).toContain('envelope { data }');
  });
  it('lists the envelope, conversions, dropped fields and rows, each place once', () => {
    const currencies = [{ code: 'EUR' }, { code: 978, name: 7 }, {}, { code: 840, name: 8 }];
    const { verdict, how } = judge(getCurrencies, response(200, { currencies }));
    expect(verdict).toBe('tolerant');
    expect(how).toContain('envelope bare');
    expect(how).toContain('found elsewhere: the data (a list inside an object)');
    expect(how).toContain('converted: *.code (text as a number) ×2');
    expect(how.join()).toContain('row dropped: *');
    const user = { getUser: { userId: 7, tags: 5 }, userWallet: { amount: 'much' } };
    expect(judge(getUserDetails, response(200, user)).how.join()).toContain('field dropped: userWallet');
  });
  it.each([
    [404, { message: 'Cannot GET /api/games' }, 'missing'],
    [404, '<h1>Not found</h1>', 'missing'],
    [405, '', 'missing'],
    [501, {}, 'missing'],
    [404, { code: 'GAME_NOT_FOUND', message: 'No such game.' }, 'rejected'],
    [400, { message: 'Too young.' }, 'rejected'],
    [200, { success: false, message: 'Too young.' }, 'rejected'],
    [500, { message: 'Oh no.' }, 'failed'],
    [502, '<h1>Bad gateway</h1>', 'failed'],
    [200, '<h1>Log in</h1>', 'unreadable'],
    [200, '{"data":{"acc', 'unreadable'],
    [200, [[]], 'unreadable'],
    [200, '', 'unreadable'],
  ])('judges %i with %j as %s', (status, body, verdict) => {
    expect(judge(login, response(status, body)).verdict).toBe(verdict);
  });
  it('returns unreadable for a list whose every row was dropped', () => {
    expect(judge(getCurrencies, response(200, { data: [{}, 7] }))).toMatchObject({
      verdict: 'unreadable',
      how: expect.arrayContaining(['every row was dropped']) as unknown,
    });
    expect(judge(getCurrencies, response(200, { data: [] })).verdict).toBe('works');
  });
  it('returns the message of a rejection', () => {
    expect(judge(login, response(400, { error: { message: 'Too young.' } })).how).toEqual([
      'HTTP 400',
      'Too young.',
    ]);
  });
  it('counts the places beyond six', () => {
    const rows = [
      { id: 1, slug: 2, name: 3, minBet: 4, maxBet: 5, returnToPlayer: 6, demo: 1, available: 0 },
    ];
    expect(judge(listGames, response(200, { rows })).how.at(-1)).toMatch(/^and \d+ more places$/);
  });
  it('returns the reason for a missing response', () => {
    expect(judge(login, { kind: 'none', why: 'timeout', ms: 9 })).toEqual({
      verdict: 'failed',
      how: ['no response (timeout)'],
    });
  });
});

describe('toPrintable', () => {
  it('removes control characters and cuts long texts', () => {
    expect(toPrintable('\u001b[31mred\u0007\nnew\u202e')).toBe('[31mred new');
    expect(toPrintable('x'.repeat(1_000))).toHaveLength(161);
  });
});
