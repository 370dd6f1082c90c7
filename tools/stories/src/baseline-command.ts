import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { type BrowserCommand } from 'vitest/node';
import '@vitest/browser-playwright';

const root = join(import.meta.dirname, '..', '..', '..');
/** The pictures that stories are compared with, and where what differs is shown. */
export const baselineFolder = join(root, '.storybook/baselines');
export const differenceFolder = join(root, 'reports/visual');

/** How many pixels may differ, and how much in colour (0 to 1): less than any change that somebody sees. */
const tolerance = { pixels: 16, threshold: 0.1 } as const;

/** The names of the pictures of this run. */
export const drawn = new Set<string>();

interface Picture {
  data: Buffer;
  width: number;
  height: number;
}

async function read(file: Buffer): Promise<Picture> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Compresses a picture, with loss: pictures that are the same stay so, and 1,500 of them fit into 10 MB. */
const compress = (file: Buffer) => sharp(file).avif({ quality: 40, effort: 2 }).toBuffer();

/** Returns a picture of what differs, and in how many pixels; `pixels` is infinite when the sizes differ. */
function compare(before: Picture, after: Picture): { pixels: number; difference: Picture } {
  const { width, height } = after;
  if (before.width !== width || before.height !== height) return { pixels: Infinity, difference: after };
  const data = Buffer.alloc(width * height * 4);
  const pixels = pixelmatch(before.data, after.data, data, width, height, {
    threshold: tolerance.threshold,
  });
  return { pixels, difference: { data, width, height } };
}

/** Writes before, after and difference of a picture beside each other. */
async function showDifference(name: string, pictures: readonly Picture[]): Promise<string> {
  const file = join(differenceFolder, `${name.replaceAll('/', '--')}.webp`);
  mkdirSync(differenceFolder, { recursive: true });
  const width = Math.max(...pictures.map((picture) => picture.width));
  const height = Math.max(...pictures.map((picture) => picture.height));
  const layers = pictures.map(({ data, ...size }, place) => ({
    input: data,
    raw: { ...size, channels: 4 as const },
    left: place * (width + 16),
    top: 0,
  }));
  const canvas = { width: pictures.length * (width + 16), height, channels: 4 as const, background: '#888' };
  await sharp({ create: canvas }).composite(layers).webp({ quality: 90 }).toFile(file);
  return file;
}

/**
 * Takes a picture of the story that is shown and compares it with its baseline, or makes it the baseline if `BASELINES` is
 * `update`. `name` is its path below the baselines' folder, without an ending. Resolves with what is wrong; undefined if nothing.
 */
export const compareWithBaseline: BrowserCommand<[name: string]> = async ({ iframe }, name) => {
  drawn.add(name);
  const shot = await iframe.owner().screenshot({ animations: 'disabled', caret: 'hide' });
  const compressed = await compress(shot);
  const after = await read(compressed);
  const file = join(baselineFolder, `${name}.avif`);
  const before = existsSync(file) ? await read(readFileSync(file)) : undefined;
  const compared = before && compare(before, after);
  if (compared !== undefined && compared.pixels <= tolerance.pixels) return undefined;
  if (process.env['BASELINES'] === 'update') {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, compressed);
    return undefined;
  }
  if (before === undefined || compared === undefined)
    return `has no baseline ${name}: look at it, then npm run visual -- --update`;
  const shown = await showDifference(name, [before, after, compared.difference]);
  const what = Number.isFinite(compared.pixels) ? `${compared.pixels} pixels` : 'its size';
  return `differs from its baseline in ${what}: ${shown}`;
};

/** Deletes the differences of the last run. */
export function forgetDifferences(): void {
  rmSync(differenceFolder, { recursive: true, force: true });
}
