import fc from 'fast-check';
import { compare, subtract, truncate } from '@casino-kit/money';
import { describe, expect, it } from 'vitest';
import { decrease, increase, quickAmounts, startAmount } from './stepper.js';

const walk = (from: string, step: (amount: string) => string, times: number) => {
  const path = [from];
  for (let taken = 0; taken < times; taken += 1) path.push(step(path.at(-1)!));
  return path;
};
const whole = fc.bigInt({ min: 0n, max: 10n ** 20n }).map(String);
const withDecimals = fc
  .tuple(fc.nat(10_000), fc.integer({ min: 1, max: 99 }))
  .map(([units, cents]) => `${units}.${String(cents).padStart(2, '0')}`);

describe('the deposit stepper', () => {
  it('starts at 25 and offers 25, 50 and 100', () => {
    expect([startAmount, ...quickAmounts]).toEqual(['25', '25', '50', '100']);
  });
  it('steps up and down as specified', () => {
    expect(walk('28', increase, 4)).toEqual(['28', '29', '30', '35', '40']);
    expect(walk('40', decrease, 4)).toEqual(['40', '35', '30', '29', '28']);
    expect(walk('2', decrease, 4)).toEqual(['2', '1', '0', '0', '0']);
  });
  it('moves whole amounts off the row by the same 5', () => {
    expect([increase('32'), decrease('37'), decrease('32')]).toEqual(['37', '32', '27']);
  });
  it('moves decimals to the next step', () => {
    expect([increase('29.50'), increase('30.01'), increase('32.50'), increase('0.5')]).toEqual([
      '30',
      '35',
      '35',
      '1',
    ]);
    expect([decrease('29.50'), decrease('30.01'), decrease('32.50'), decrease('0.5')]).toEqual([
      '29',
      '30',
      '30',
      '0',
    ]);
  });
  it('reads 25.00 as a whole amount', () => {
    expect([increase('25.00'), decrease('35.00')]).toEqual(['26', '30']);
  });
  it('moves by 1 below 30 and by 5 from there, and back again', () => {
    fc.assert(
      fc.property(whole, (amount) => {
        expect(subtract(increase(amount), amount)).toBe(compare(amount, '30') < 0 ? '1' : '5');
        expect(decrease(increase(amount))).toBe(amount);
      }),
    );
  });
  it('always moves in the right direction, never below 0, and makes decimals whole', () => {
    fc.assert(
      fc.property(fc.oneof(whole, withDecimals), (amount) => {
        expect(compare(increase(amount), amount)).toBe(1);
        expect(compare(decrease(amount), '0')).not.toBe(-1);
        expect(compare(decrease(amount), amount)).toBe(compare(amount, '0') === 0 ? 0 : -1);
        expect(truncate(increase(amount), 0)).toBe(increase(amount));
      }),
    );
  });
  it('moves decimals by less than one step', () => {
    fc.assert(
      fc.property(withDecimals, (amount) => {
        const step = compare(amount, '30') < 0 ? '1' : '5';
        expect(compare(subtract(increase(amount), amount), step)).toBe(-1);
        expect(compare(subtract(amount, decrease(amount)), step)).toBe(-1);
      }),
    );
  });
});
