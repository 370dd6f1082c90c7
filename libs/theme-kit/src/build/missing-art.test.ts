import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { missingArt } from './missing-art.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'theme-kit-'));
  mkdirSync(join(folder, 'art', 'medals'), { recursive: true });
  writeFileSync(join(folder, 'art', 'coin.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(folder, 'art', 'medals', 'first one.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(folder, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const missing = (...values: string[]) =>
  missingArt(
    { component: { art: Object.fromEntries(values.map((value, at) => [at, { $value: value }])) } },
    folder,
  );

describe('missingArt', () => {
  it('returns nothing for files of art, in each notation of CSS', async () => {
    expect(
      await missing(
        "url('./art/coin.svg')",
        'url("art/coin.svg")',
        'url(./art/coin.svg#front) center',
        "url( './art/medals/first%20one.svg?1' )",
      ),
    ).toEqual([]);
  });
  it('returns nothing for values without a file: addresses, inline pictures, references and lengths', async () => {
    expect(
      await missing(
        'url(https://cdn.example/coin.svg)',
        'url(//cdn.example/coin.svg)',
        "url('/art/elsewhere.svg')",
        "url('data:image/svg+xml,%3Csvg/%3E')",
        'url(#filter)',
        '{semantic.radius.lg}',
        'left 60%',
      ),
    ).toEqual([]);
  });
  it('names each missing file of a value and each token that uses it', async () => {
    expect(
      await missing("url('./art/a.svg'), url('./art/coin.svg'), url('./art/b.svg')", 'url(art/a.svg)'),
    ).toEqual([
      'Picture art/a.svg is missing: token component.art.0 uses it.',
      'Picture art/b.svg is missing: token component.art.0 uses it.',
      'Picture art/a.svg is missing: token component.art.1 uses it.',
    ]);
  });
  it('counts a name in another case as missing, since most servers distinguish them', async () => {
    expect(await missing("url('./art/Coin.svg')")).toEqual([
      'Picture art/Coin.svg is missing: token component.art.0 uses it.',
    ]);
  });
  it('says that a file outside of art is not copied', async () => {
    expect(await missing("url('./logo.svg')", "url('../art/coin.svg')")).toEqual([
      'Picture logo.svg is not in art, which is all that the build copies: token component.art.0 uses it.',
      'Picture ../art/coin.svg is not in art, which is all that the build copies: token component.art.1 uses it.',
    ]);
  });
  it('counts every file as missing when there is no folder art', async () => {
    rmSync(join(folder, 'art'), { recursive: true });
    expect(await missing("url('./art/coin.svg')")).toEqual([
      'Picture art/coin.svg is missing: token component.art.0 uses it.',
    ]);
  });
});
