import { join } from 'node:path';
import { gatheredLocales } from '@casino-kit/locales';
import { expect, it } from 'vitest';
import { offeredLocales } from './offered-locales.js';

it('offers exactly the locales that the libraries and the shell have texts for', () => {
  expect([...offeredLocales].sort()).toEqual(gatheredLocales(join(import.meta.dirname, '../../../..')));
});
