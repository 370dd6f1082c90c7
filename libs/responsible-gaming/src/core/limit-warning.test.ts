import { describe, expect, it } from 'vitest';
import { makeLimit } from '../testing/fixtures.js';
import { limitWarnings } from './limit-warning.js';

const lost = (used: string) => makeLimit({ kind: 'loss', period: 'daily', amount: '100.00', used });
const getWarnings = (...limits: Parameters<typeof limitWarnings>[0]) =>
  limitWarnings(limits).map(({ limit }) => `${limit.kind} ${limit.used}`);

describe('limitWarnings', () => {
  it('begin at half of a limit and end when it is used up', () => {
    expect(['49.99', '50', '80', '99.99', '100'].flatMap((used) => getWarnings(lost(used)))).toEqual([
      'loss 50',
      'loss 80',
      'loss 99.99',
    ]);
  });
  it('come once at half and once when it is nearly used', () => {
    const keys = ['50', '79', '80', '99'].map((used) => limitWarnings([lost(used)])[0]?.key);
    expect([keys[0] === keys[1], keys[1] === keys[2], keys[2] === keys[3]]).toEqual([true, false, true]);
  });
  it('are of limits of play, the nearest first', () => {
    const bet = makeLimit({ kind: 'bet', period: 'weekly', amount: '10', used: '9' });
    expect(getWarnings(lost('60'), bet, makeLimit({ used: '400' }), makeLimit({ amount: null }))).toEqual([
      'bet 9',
      'loss 60',
    ]);
  });
});
