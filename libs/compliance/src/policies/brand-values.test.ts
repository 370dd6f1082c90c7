import { type Operator } from '@casino-kit/api-contract';
import { describe, expect, it } from 'vitest';
import { brandValues } from './brand-values.js';

const getValues = (operator: Operator, language = 'en') =>
  brandValues(
    { brandName: 'Harbour', operator, minimumAge: 18, sessionClock: true, netPositionInGame: false },
    language,
  );
const disputes = (days: number) => ({ name: 'Body', url: 'https://body.example', days });

describe('brandValues', () => {
  it('has nothing but brand and age where the settings are empty', () => {
    const known = Object.entries(getValues({})).filter(([, value]) => value !== undefined);
    expect(Object.fromEntries(known)).toEqual({
      brand: 'Harbour',
      operator: 'Harbour',
      minimumAge: '18',
      time: 'shown',
    });
  });

  it.each([
    [true, true, 'all'],
    [true, false, 'time'],
    [false, true, 'money'],
    [false, false, 'nothing'],
  ])('names what a game shows: time %s, money %s', (sessionClock, netPositionInGame, name) => {
    const brand = { brandName: 'Harbour', operator: {}, minimumAge: 18, sessionClock, netPositionInGame };
    const shown = Object.entries(brandValues(brand, 'en')).filter(([, value]) => value === 'shown');
    expect(shown).toEqual([[name, 'shown']]);
  });

  it('sends complaints to support where they have no address', () => {
    const supportEmail = 'help@harbour.example';
    expect(getValues({ supportEmail }).complaints).toBe(supportEmail);
    expect(getValues({ supportEmail, complaintsEmail: 'c@harbour.example' }).complaints).toBe(
      'c@harbour.example',
    );
  });

  it.each([
    [56, 'en', '8 weeks'],
    [56, 'de', '8 Wochen'],
    [56, 'ar', '8 أسابيع'],
    [10, 'en', '10 days'],
    [7, 'de', '1 Woche'],
  ] as const)('spells %i days in %s as %s', (days, language, text) =>
    expect(getValues({ disputeBody: disputes(days) }, language).disputeTime).toBe(text),
  );

  it.each(['none', 'medium', 'high'] as const)('has one level of protection: %s', (level) => {
    const { fundsNone, fundsMedium, fundsHigh } = getValues({ fundsProtection: { level } });
    expect([fundsNone, fundsMedium, fundsHigh].filter((value) => value !== undefined)).toEqual([level]);
  });

  it('has the operator’s words about it in the policy’s language, or in English', () => {
    const fundsProtection = { level: 'high', text: { en: 'A trust.', de: 'Ein Treuhandkonto.' } } as const;
    expect(getValues({ fundsProtection }, 'de').fundsText).toBe('Ein Treuhandkonto.');
    expect(getValues({ fundsProtection }, 'ar').fundsText).toBe('A trust.');
  });

  it('has the fee of a dormant account as money, or that there is none', () => {
    const account = { months: 12, currencyCode: 'EUR' };
    expect(getValues({ dormantAccount: account })).toMatchObject({
      dormantTime: '12 months',
      dormantFree: 'free',
    });
    const withFee = getValues({ dormantAccount: { ...account, feePerMonth: '5' } }, 'de');
    expect(withFee.dormantFee).toBe('5,00\u00A0€');
    expect(withFee).not.toHaveProperty('dormantFree');
  });
});
