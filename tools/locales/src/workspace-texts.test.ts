import { join } from 'node:path';
import { expect, it } from 'vitest';
import { codesBeside, textSources, translatedCodes } from './sources.ts';
import { unmarkedTexts } from './staleness.ts';
import { getStatus } from './status.ts';

const workspace = join(import.meta.dirname, '../../..');
const sources = textSources(workspace);

it('has every changed English text recorded: if not, run `npm run locales -- mark`', () =>
  expect(unmarkedTexts(workspace)).toEqual([]));

it('has texts only for codes of the specification', () =>
  expect(
    sources
      .flatMap((source) => codesBeside(workspace, source))
      .filter((code) => !translatedCodes.includes(code)),
  ).toEqual([]));

it('has no translation with a wrong placeholder, plural or length', () => {
  const wrong = getStatus(workspace, translatedCodes).filter(
    ({ placeholder, plural, length }) => placeholder + plural + length > 0,
  );
  expect(wrong).toEqual([]);
});

it.each(['de', 'ar'])('has every text in %s', (code) =>
  expect(getStatus(workspace, [code]).filter(({ missing }) => missing > 0)).toEqual([]),
);
