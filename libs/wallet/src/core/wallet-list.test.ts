import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeCurrencyWallet, makeWallet } from '../testing.js';
import { liveWallets, openable } from './wallet-list.js';

const euro = makeCurrencyWallet({ active: true });
const bitcoin = makeCurrencyWallet({ currencyCode: 'BTC', isCrypto: true, amount: '0.01842500' });

describe('liveWallets', () => {
  it('sets the balances of the session on the active wallet', () => {
    const live = { wallet: makeWallet({ amount: '7.00' }), currencyCode: 'EUR' };
    const shown = liveWallets([bitcoin, euro], live);
    expect(shown.map(({ currencyCode, amount, active }) => [currencyCode, amount, active])).toEqual([
      ['BTC', '0.01842500', false],
      ['EUR', '7.00', true],
    ]);
  });
  it('follows the session when the currency changed there first', () => {
    const live = { wallet: makeWallet({ amount: '0.5' }), currencyCode: 'btc' };
    expect(
      liveWallets([euro, bitcoin], live).map(({ currencyCode, active }) => [currencyCode, active]),
    ).toEqual([
      ['EUR', false],
      ['BTC', true],
    ]);
  });
  it('keeps its amounts while the session knows none', () => {
    expect(liveWallets([euro], { wallet: null, currencyCode: 'EUR' })).toEqual([euro]);
  });
  it('does not change wallets whose currency the session does not know', () => {
    const wallets = [bitcoin, euro];
    expect(liveWallets(wallets, { wallet: makeWallet(), currencyCode: 'NOK' })).toBe(wallets);
  });
  it('loses no wallet and marks exactly one', () => {
    const codes = fc.uniqueArray(fc.constantFrom('EUR', 'BTC', 'USDT', 'TRY', 'NOK'), { minLength: 1 });
    fc.assert(
      fc.property(codes, fc.nat(), (all, pick) => {
        const wallets = all.map((currencyCode) => makeCurrencyWallet({ currencyCode, active: true }));
        const currencyCode = all[pick % all.length]!;
        const shown = liveWallets(wallets, { wallet: makeWallet(), currencyCode });
        expect(shown.map((wallet) => wallet.currencyCode)).toEqual(all);
        expect(shown.filter(({ active }) => active).map((wallet) => wallet.currencyCode)).toEqual([
          currencyCode,
        ]);
      }),
    );
  });
});

it('offers each currency once that the player does not have', () => {
  const offered = ['EUR', 'btc', 'TRY', 'try', 'USDT'].map((code) => ({ code, name: code }));
  expect(openable(offered, [euro, bitcoin]).map(({ code }) => code)).toEqual(['TRY', 'USDT']);
  expect(openable([], [euro])).toEqual([]);
});
