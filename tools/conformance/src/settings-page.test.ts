import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { settingsFields } from '@casino-kit/api-contract';
import { expect, it } from 'vitest';
import { settingsEffects } from './settings-effects.ts';
import { settingsPage } from './settings-page.ts';

it('docs/settings.md lists every setting with its effect (update it with npm run settings-table)', async () => {
  const { current, updated } = await settingsPage();
  expect(current).toBe(updated);
});

it('names the effect of every setting of the schema, and of no other', () => {
  expect(Object.keys(settingsEffects)).toEqual(Object.keys(settingsFields));
});

it.each(
  Object.entries(settingsEffects).flatMap(([key, { test }]) => (test === null ? [] : [{ key, ...test }])),
)('names a test of $key that exists: $title', ({ file, title }) => {
  expect(readFileSync(join(import.meta.dirname, '../../..', file), 'utf8')).toContain(`'${title}'`);
});
