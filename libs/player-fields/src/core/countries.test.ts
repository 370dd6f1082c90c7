import { type Country } from '@casino-kit/api-contract';
import { describe, expect, it } from 'vitest';
import { countryOptions, phoneCountries } from './countries.js';

const country = (code: string, name: string): Country => ({ code, name, phoneCode: '' });
const german = new Intl.DisplayNames(['de'], { type: 'region', fallback: 'none' });
const { compare } = new Intl.Collator('de');

describe('countryOptions', () => {
  it('names countries in the current language and sorts them by it', () => {
    const list = [country('AT', 'Austria'), country('EG', 'Egypt'), country('ZA', 'South Africa')];
    expect(countryOptions(list, german, compare).map(({ label }) => label)).toEqual([
      'Ägypten',
      'Österreich',
      'Südafrika',
    ]);
  });
  it("keeps the server's name for a code that `Intl` does not know", () => {
    const list = [country('XQ', 'Somewhere'), country('not a code', 'Elsewhere')];
    expect(countryOptions(list, german, compare)).toEqual([
      { value: 'not a code', label: 'Elsewhere' },
      { value: 'XQ', label: 'Somewhere' },
    ]);
  });
});

describe('phoneCountries', () => {
  it('names the countries of each code, the best-known first', () => {
    const list = [
      { code: 'BQ', name: 'Bonaire', phoneCode: '599' },
      { code: 'CW', name: 'Curaçao', phoneCode: '+599' },
      { code: 'CA', name: 'Canada', phoneCode: '1' },
      { code: 'BS', name: 'Bahamas', phoneCode: '1' },
      { code: 'US', name: 'United States', phoneCode: '1' },
      { code: 'FI', name: 'Finland', phoneCode: '358' },
      { code: 'AX', name: 'Åland', phoneCode: '358' },
      { code: 'XX', name: 'Nowhere', phoneCode: null },
    ] as Country[];
    expect(phoneCountries(list, german, compare)).toEqual({
      '1': ['Vereinigte Staaten', 'Bahamas', 'Kanada'],
      '358': ['Finnland'],
      '599': ['Curaçao', 'Karibische Niederlande'],
    });
  });
});
