import { type WithdrawalCondition, withdrawalConditionKeys } from '@casino-kit/api-contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeHeldOverview, makeWithdrawalOverview } from '../testing/withdrawal-fixtures.js';
import { withdrawalChecklist } from './withdrawal-checklist.js';

const met = makeWithdrawalOverview().conditions;
const held = makeHeldOverview().conditions;
const getKeys = (...args: Parameters<typeof withdrawalChecklist>) =>
  withdrawalChecklist(...args).map(({ key }) => key);

describe('the conditions in withdrawalChecklist', () => {
  it('are all that the server sends, in the order of the specification, however it sorts them', () => {
    expect(getKeys([...met].reverse(), [])).toEqual(['deposit', 'email', 'bonus', 'wagering', 'identity']);
    expect(getKeys(met.slice(0, 4), [])).toEqual(['deposit', 'email', 'bonus', 'wagering']);
    expect(getKeys([])).toEqual([]);
  });
  it('are those that the operator names, in that order', () => {
    expect(getKeys(met, ['wagering', ' Email ', 'wagering'])).toEqual(['wagering', 'email']);
    expect(getKeys(met, { identity: true, bonus: 1, email: false, deposit: '0' })).toEqual([
      'identity',
      'bonus',
    ]);
  });
  it('always include open ones', () => {
    expect(getKeys(held, ['email'])).toEqual(['email', 'bonus', 'identity']);
    expect(getKeys(held, { bonus: false, email: true })).toEqual(['email', 'bonus', 'identity']);
  });
  it('are all of them when no configured name can be read', () => {
    expect(getKeys(met, ['passport', ''])).toHaveLength(5);
    expect(getKeys(met, { bonus: false })).toHaveLength(5);
  });
  it('are all of them when the identity alone is configured: it is added to the others', () => {
    for (const setting of [['identity'], { identity: true }])
      expect(getKeys(met, setting)).toEqual(['deposit', 'email', 'bonus', 'wagering', 'identity']);
  });
});

describe('a line of the checklist', () => {
  const item = (condition: WithdrawalCondition) => withdrawalChecklist([condition])[0]!;
  it('shows the remaining wagering of a bonus and what forfeiting it would lose', () => {
    expect(withdrawalChecklist(held).find(({ key }) => key === 'bonus')).toEqual({
      key: 'bonus',
      met: false,
      text: 'bonus.leftOrLose',
      subject: 'Weekend Reload',
      done: '612',
      total: '1400',
      left: '788',
      forfeits: '40',
      progress: 612 / 1400,
      step: 'bonus',
    });
  });
  it.each<[WithdrawalCondition, string, string | null]>([
    [{ key: 'deposit', met: true, done: '4' }, 'deposit.count', null],
    [{ key: 'deposit', met: true }, 'deposit.met', null],
    [{ key: 'deposit', met: false, done: '0' }, 'deposit.open', 'deposit'],
    [{ key: 'email', met: true, subject: 'm•••@x.example' }, 'email.subject', null],
    [{ key: 'email', met: true }, 'email.met', null],
    [{ key: 'email', met: false, subject: 'm•••@x.example' }, 'email.openSubject', 'verification-mail'],
    [{ key: 'email', met: false }, 'email.open', 'verification-mail'],
    [{ key: 'bonus', met: true }, 'bonus.met', null],
    [{ key: 'bonus', met: false }, 'bonus.open', 'bonus'],
    [{ key: 'bonus', met: false, forfeits: '5' }, 'bonus.lose', 'bonus'],
    [{ key: 'bonus', met: false, done: '1', total: '2' }, 'bonus.left', 'bonus'],
    [{ key: 'wagering', met: true }, 'wagering.met', null],
    [{ key: 'wagering', met: true, done: '50', total: '50' }, 'wagering.done', null],
    [{ key: 'wagering', met: false, done: '20', total: '50' }, 'wagering.left', 'play'],
    [{ key: 'wagering', met: false }, 'wagering.open', 'play'],
    [{ key: 'identity', met: true }, 'identity.met', null],
    [{ key: 'identity', met: false }, 'identity.open', 'verification'],
    [{ key: 'identity', met: false, subject: 'A bill is missing' }, 'identity.subject', 'verification'],
  ])('shows for %j %s and links to %s', (condition, text, step) => {
    expect(item(condition)).toMatchObject({ text, step, met: condition.met });
  });
  it('is waiting, not met, when there was never a deposit to wager', () => {
    const wagering = { key: 'wagering', met: true, done: '0', total: '0' } as const;
    const ofDeposit = (met: boolean) =>
      withdrawalChecklist([{ key: 'deposit', met }, wagering]).find(({ key }) => key === 'wagering');
    expect(ofDeposit(false)).toMatchObject({
      met: false,
      text: 'wagering.first',
      step: null,
      progress: null,
    });
    expect(ofDeposit(true)).toMatchObject({ met: true, text: 'wagering.done' });
  });
  it('never counts below zero', () => {
    expect(item({ key: 'wagering', met: false, done: '60', total: '50' })).toMatchObject({
      left: '0',
      progress: 1,
    });
  });
});

const anyCondition = fc.record({
  key: fc.constantFrom(...withdrawalConditionKeys),
  met: fc.boolean(),
  done: fc.option(fc.nat(1000).map(String)),
  total: fc.option(fc.nat(1000).map(String)),
  subject: fc.option(fc.string()),
  forfeits: fc.option(fc.nat(1000).map(String)),
});
const anyName = fc.oneof(fc.constantFrom(...withdrawalConditionKeys), fc.string());
const anySetting = fc.oneof(
  fc.array(anyName),
  fc.dictionary(anyName, fc.oneof(fc.boolean(), fc.string(), fc.constant(null))),
);

describe('properties of the checklist', () => {
  it('shows every open condition once, adds none, and has a next step exactly where one is open', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(anyCondition, { selector: ({ key }) => key }),
        anySetting,
        (emitted, setting) => {
          const items = withdrawalChecklist(emitted, setting);
          const keys = items.map(({ key }) => key);
          expect(new Set(keys).size).toBe(keys.length);
          for (const { key, met: isMet } of emitted) if (!isMet) expect(keys).toContain(key);
          for (const shown of items) {
            expect(emitted.map(({ key }) => key)).toContain(shown.key);
            // A condition that waits for the first deposit has that as its next step, at its own line.
            expect(shown.step === null).toBe(shown.met || shown.text === 'wagering.first');
            if (shown.progress !== null) {
              expect(shown.progress).toBeGreaterThanOrEqual(0);
              expect(shown.progress).toBeLessThanOrEqual(1);
            }
          }
        },
      ),
    );
  });
});
