import { describe, expect, it } from 'vitest';
import english from './locales/en.json' with { type: 'json' };
import { createDomainTexts } from '../domain-texts.js';

const texts = createDomainTexts('payments', english);

describe('the texts of payment methods', () => {
  it('are found by their files', () =>
    expect(texts.codes).toEqual(expect.arrayContaining(['ar', 'de', 'en'])));
  it.each([undefined, 'en', 'xx', '../../secret', '__proto__', 'toString'])('are English for %s', (code) => {
    expect(texts.in(code)).toEqual({ code: 'en', texts: english });
  });
  it('are those of the language, each key typed by the English file', () => {
    expect(texts.in('de')).toMatchObject({ code: 'de', texts: { 'bank.title': 'Banküberweisung' } });
  });
  it('are returned in all languages by key', () =>
    expect(texts.ofAll('bank.title')).toMatchObject({
      en: 'Bank transfer',
      de: 'Banküberweisung',
      ar: 'تحويل بنكي',
    }));
});
