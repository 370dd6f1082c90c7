import { join } from 'node:path';
import { localeTag, nativeName } from '@casino-kit/i18n';
import { gatheredLocales } from '@casino-kit/locales';
import { expect, it } from 'vitest';
import { offeredLanguages } from './offered-languages.js';

it('offers each language that the libraries and the shell have texts for, once, by its own name', () => {
  const gathered = gatheredLocales(join(import.meta.dirname, '../../../..'));
  const written = gathered.filter((code) => code !== 'el');
  expect(offeredLanguages.map(({ value }) => value).sort()).toEqual(written);
  for (const { value, label } of offeredLanguages) expect(label).toBe(nativeName(localeTag(value)));
  expect(new Set(offeredLanguages.map(({ label }) => label)).size).toBe(written.length);
});
