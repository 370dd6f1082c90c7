import { describe, expect, it } from 'vitest';
import { getCardBrand, cardErrors, groupExpiry, groupNumber } from './card-rules.js';

const today = new Date('2026-11-20T12:00:00Z');
const good = { number: '4242 4242 4242 4242', expiry: '11/26', cvc: '123', name: 'M. Statia' };

describe('a card', () => {
  it('is valid through the end of its month and at most twenty years ahead', () => {
    expect(cardErrors(good, today)).toEqual({});
    expect(cardErrors({ ...good, expiry: '12/46' }, today)).toEqual({});
    expect(cardErrors({ ...good, expiry: '11/26' }, new Date('2026-11-30T23:59:59Z'))).toEqual({});
    expect(cardErrors({ ...good, expiry: '11/26' }, new Date('2026-12-01T00:00:00Z'))).toEqual({
      expiry: 'expiryPast',
    });
    expect(cardErrors({ ...good, expiry: '01/47' }, today)).toEqual({ expiry: 'expiryInvalid' });
  });
  it.each([
    [{ number: '' }, { number: 'numberRequired' }],
    [{ number: '4242424242424241' }, { number: 'numberInvalid' }],
    [{ number: '4242' }, { number: 'numberInvalid' }],
    [{ number: '4242424242424242x' }, { number: 'numberInvalid' }],
    [{ expiry: '' }, { expiry: 'expiryRequired' }],
    [{ expiry: '13/30' }, { expiry: 'expiryInvalid' }],
    [{ expiry: '1/3' }, { expiry: 'expiryInvalid' }],
    [{ expiry: '10/26' }, { expiry: 'expiryPast' }],
    [{ cvc: '12' }, { cvc: 'cvcInvalid' }],
    [{ cvc: '1234' }, { cvc: 'cvcInvalid' }],
    [{ name: '  ' }, { name: 'nameRequired' }],
  ])('%o has the errors %o', (change, faults) => {
    expect(cardErrors({ ...good, ...change }, today)).toEqual(faults);
  });
  it('is grouped as printed while it is typed', () => {
    expect(groupNumber('42424')).toBe('4242 4');
    expect(groupNumber('378282246310005')).toBe('3782 822463 10005');
    expect(groupExpiry('5')).toBe('05');
    expect(groupExpiry('1')).toBe('1');
    expect(groupExpiry('1128')).toBe('11/28');
    expect(getCardBrand('5555 5555')).toBe('Mastercard');
    expect(getCardBrand('')).toBeNull();
  });
});
