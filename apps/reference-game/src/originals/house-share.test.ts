import { describe, expect, it } from 'vitest';
import { houseShare, isCutFelt } from './house-share.js';

describe('what the house keeps', () => {
  it('is what a game does not return, and never less than nothing', () => {
    expect(houseShare('99')).toBe('1');
    expect(houseShare('97.3')).toBe('2.7');
    expect(houseShare('100.5')).toBe('0');
  });
});

describe('a payout that is cut to the smallest unit', () => {
  it('is felt while that unit is more than a hundredth of the stake', () => {
    expect(isCutFelt('0.10', 'EUR')).toBe(true);
    expect(isCutFelt('0.99', 'EUR')).toBe(true);
    expect(isCutFelt('1.00', 'EUR')).toBe(false);
  });
  it('follows the places of the currency', () => {
    expect(isCutFelt('0.0000005', 'BTC')).toBe(true);
    expect(isCutFelt('0.00001', 'BTC')).toBe(false);
  });
});
