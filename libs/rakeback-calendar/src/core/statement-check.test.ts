import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noStatementHash, type RakebackStatement, rakebackStatementText } from '@casino-kit/api-contract';
import { addDays } from '@casino-kit/calendar-dates';
import { sum } from '@casino-kit/money';
import { checkStatements, computeRakeback } from './statement-check.js';
import { statementExport } from './statement-export.js';

const sha256 = (text: string) => Promise.resolve(createHash('sha256').update(text).digest('hex'));
const sealed = (statement: Omit<RakebackStatement, 'hash'>): RakebackStatement => ({
  ...statement,
  hash: createHash('sha256').update(rakebackStatementText(statement)).digest('hex'),
});

/** Three closed days and one that is open, each with a cashback award. */
function chain(): RakebackStatement[] {
  const made: RakebackStatement[] = [];
  for (let index = 0; index < 4; index += 1) {
    const claimDate = addDays('2026-11-20', index);
    const rakeback = computeRakeback('50.80', '0.125', 'EUR');
    const statement = {
      claimDate,
      playDate: addDays(claimDate, -1),
      timeZone: 'America/Curacao',
      currencyCode: 'EUR',
      rounds: 840,
      wagered: '1270.00',
      won: '1219.20',
      bonusCost: '0.00',
      ngr: '50.80',
      rate: '0.125',
      rakeback,
      cashback: [{ until: '2026-11-20T10:00:00.000Z', ngr: '10.00', percent: '0.1', payout: '1.00' }],
      amount: sum([rakeback, '1.00']),
      previousHash: made.at(-1)?.hash ?? noStatementHash,
    };
    made.push(index === 3 ? { ...statement, hash: null } : sealed(statement));
  }
  return made;
}
const getErrors = async (statements: RakebackStatement[]) =>
  (await checkStatements(statements, sha256)).statements.map(({ errors }) => errors);
/** Returns the chain with one statement changed, and sealed again if it was sealed. */
const changed = (at: number, change: Partial<RakebackStatement>, { resealed = true } = {}) =>
  chain().map((statement, index) => {
    if (index !== at) return statement;
    const { hash, ...rest } = { ...statement, ...change };
    return resealed && hash !== null ? sealed(rest) : { ...rest, hash };
  });

describe('checkStatements', () => {
  it('finds no error in a valid chain, and reports which day is open', async () => {
    const check = await checkStatements(chain(), sha256);
    expect(check).toMatchObject({ isValid: true, isComplete: true });
    expect(check.statements.map(({ open }) => open)).toEqual([false, false, false, true]);
  });
  it('accepts a later part of a chain, and an empty one', async () => {
    expect(await checkStatements(chain().slice(1), sha256)).toMatchObject({
      isValid: true,
      isComplete: false,
    });
    expect(await checkStatements([], sha256)).toEqual({ statements: [], isValid: true, isComplete: true });
  });
  it('accepts several open statements that all follow the last closed one', async () => {
    const statements = chain();
    const open = statements[3]!;
    expect(await getErrors([...statements, { ...open, currencyCode: 'TRY' }])).toEqual([[], [], [], [], []]);
    expect(await getErrors([open])).toEqual([[]]);
  });
  it('reports figures that were changed after they were sealed', async () => {
    expect(await getErrors(changed(1, { rounds: 1 }, { resealed: false }))).toEqual([[], ['hash'], [], []]);
  });
  it('reports the statement after one that was changed and sealed again', async () => {
    expect(await getErrors(changed(1, { rounds: 1 }))).toEqual([[], [], ['chain'], []]);
  });
  it('reports the statement after one that was left out', async () => {
    expect(await getErrors(chain().filter((_, index) => index !== 1))).toEqual([[], ['chain'], []]);
  });
  it.each([
    ['ngr', { ngr: '60.80', rakeback: '7.60', amount: '8.60' }],
    ['rakeback', { rakeback: '6.36', amount: '7.36' }],
    ['amount', { amount: '7.36' }],
    ['order', { playDate: '2026-11-19' }],
  ])('reports a wrong %s', async (error, change) => {
    expect((await getErrors(changed(2, change)))[2]).toEqual([error]);
    expect((await getErrors(changed(3, change)))[3]).toContain(error);
  });
  it('reports dates that go back', async () => {
    const [first, second] = chain();
    expect((await getErrors([second!, first!]))[1]).toContain('order');
  });
  it('misses no change of a figure', async () => {
    const figures = ['wagered', 'won', 'bonusCost', 'ngr', 'rate', 'rakeback', 'amount'] as const;
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...figures),
        fc.nat(2),
        fc.integer({ min: 1, max: 500_000 }),
        async (figure, at, cents) => {
          const before = chain()[at]!;
          const value = (cents / 100).toFixed(2);
          if (Number(value) === Number(before[figure])) return;
          const check = await checkStatements(changed(at, { [figure]: value }, { resealed: false }), sha256);
          expect(check.isValid).toBe(false);
          expect(check.statements[at]?.errors).toContain('hash');
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('the rakeback formula', () => {
  it.each([
    ['50.80', '0.125', 'EUR', '6.35'],
    ['50.87', '0.125', 'EUR', '6.35'],
    ['-50.80', '0.125', 'EUR', '0.00'],
    ['0.00000009', '0.5', 'BTC', '0.00000004'],
  ])('computes the rakeback of %s at %s in %s as %s', (ngr, rate, currency, amount) => {
    expect(computeRakeback(ngr, rate, currency)).toBe(amount);
  });
});

describe('statementExport', () => {
  it('contains the exact texts that were hashed, and the result of the check', async () => {
    const statements = chain();
    const check = await checkStatements(statements, sha256);
    const read = JSON.parse(statementExport(statements, check)) as {
      statements: (RakebackStatement & { hashedText: string })[];
      check: unknown;
    };
    expect(read.check).toEqual(check);
    for (const { hashedText, hash } of read.statements.slice(0, 3))
      expect(await sha256(hashedText)).toBe(hash);
    expect(read.statements.map(({ claimDate }) => claimDate)).toEqual(
      statements.map(({ claimDate }) => claimDate),
    );
  });
});
