import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build, builtFiles } from './build.js';
import { providerMark } from './provider-mark.js';
import { PROVIDERS, type ProviderId } from './catalogue/providers.js';
import { svgErrors } from './well-formed.js';

const folder = mkdtempSync(join(tmpdir(), 'artwork-'));
const file = (path: string): string => join(folder, 'dist', path);
let count = 0;

beforeAll(() => {
  count = build(pathToFileURL(`${folder}/dist/`));
}, 300_000);

afterAll(() => rmSync(folder, { recursive: true }));

// every picture is drawn and compressed, which takes a busy machine a while
describe('the build', { timeout: 120_000 }, () => {
  it('writes every picture with its compressed form', () => {
    expect(count).toBeGreaterThan(1340);
    for (const path of [
      'games/book-of-tides.svg',
      'providers/octavo.svg',
      'brand/lulu/hero.svg',
      'faces/tides/scatter.svg',
      'faces/sugar/background-portrait.svg',
    ]) {
      expect(brotliDecompressSync(readFileSync(file(`${path}.br`))).toString()).toBe(
        readFileSync(file(path), 'utf8'),
      );
    }
  });

  it('lists the games and providers that it drew', () => {
    const catalogue: { providers: { id: string }[]; games: { slug: string }[] } = JSON.parse(
      readFileSync(file('catalogue.json'), 'utf8'),
    );
    for (const { slug } of catalogue.games) expect(existsSync(file(`games/${slug}.svg`)), slug).toBe(true);
    for (const { id } of catalogue.providers) expect(existsSync(file(`providers/${id}.svg`)), id).toBe(true);
  });

  it('writes the same bytes every time', () => {
    const digest = (text: string): string => createHash('sha256').update(text).digest('hex');
    const some = [...builtFiles()].filter((_, index) => index % 25 === 0);
    for (const [path, text] of some)
      expect(digest(readFileSync(file(path), 'utf8')), path).toBe(digest(text));
  });
});

describe('provider marks', () => {
  it('are well-formed and carry the name', () => {
    for (const id of Object.keys(PROVIDERS) as ProviderId[]) {
      expect(svgErrors(providerMark(id))).toEqual([]);
      expect(providerMark(id)).toContain(`aria-label="${PROVIDERS[id].name.replace('&', '&amp;')}"`);
    }
  });
});
