import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { compress, isMadeOf } from './compressed-shot.ts';

const root = join(import.meta.dirname, '..', '..', '..');
/** The pictures that stories are compared with, and where what differs is shown. */
const baselineFolder = join(root, '.storybook/baselines');
const differenceFolder = join(root, 'reports/visual');

/** How many pixels may differ, and how much in colour (0 to 1): less than any change that somebody sees. */
const tolerance = { pixels: 8, threshold: 0.1 } as const;

const isUpdate = process.env['BASELINES'] === 'update';

/** The names of the pictures of this run. */
const drawn = new Set<string>();

interface Picture {
  data: Buffer;
  width: number;
  height: number;
}

async function read(file: Buffer): Promise<Picture> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

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

/** How often a story is drawn until it is as expected, and how long to wait in between: a busy machine is late with a picture. */
const [mostShots, betweenMs] = [5, 400];

/**
 * Compares what `shoot` sees, a PNG, with a baseline, or makes it the baseline if `BASELINES` is `update`. `name` is its path
 * below the baselines' folder, without an ending. Resolves with what is wrong; undefined if nothing.
 */
export async function compareWith(name: string, shoot: () => Promise<Buffer>): Promise<string | undefined> {
  drawn.add(name);
  const file = join(baselineFolder, `${name}.avif`);
  const baseline = existsSync(file) ? readFileSync(file) : undefined;
  let before: Picture | undefined;
  let last: Buffer | undefined;
  let compressed: Buffer = Buffer.alloc(0);
  let compared: ReturnType<typeof compare> | undefined;
  let after: Picture | undefined;
  for (let shots = 1; shots <= mostShots; shots += 1) {
    const shot = await shoot();
    if (baseline !== undefined && (await isMadeOf(baseline, shot))) return undefined;
    const isStill = last !== undefined && last.equals(shot);
    if (!isStill) {
      compressed = await compress(shot);
      after = await read(compressed);
      before ??= baseline && (await read(baseline));
      compared = before && compare(before, after);
      if (compared !== undefined && compared.pixels <= tolerance.pixels) return undefined;
    } else if (isUpdate || shots > 2) break;
    last = shot;
    await setTimeout(betweenMs);
  }
  if (isUpdate) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, compressed);
    return undefined;
  }
  if (before === undefined || after === undefined || compared === undefined)
    return `has no baseline ${name}: look at it, then npm run visual -- --update`;
  const shown = await showDifference(name, [before, after, compared.difference]);
  const what = Number.isFinite(compared.pixels) ? `${compared.pixels} pixels` : 'its size';
  return `differs from its baseline in ${what}: ${shown}`;
}

/** Returns the names of all baselines. */
export const baselines = (): string[] =>
  existsSync(baselineFolder)
    ? readdirSync(baselineFolder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.avif'))
        .map((file) => file.slice(0, -'.avif'.length))
    : [];

/**
 * Ends a whole run, whose baselines are those that `isOwn`: those that were not drawn are deleted by an update, and named
 * otherwise. Returns whether nothing is left over.
 */
export function endWholeRun(isOwn: (name: string) => boolean): boolean {
  const left = baselines().filter((name) => isOwn(name) && !drawn.has(name));
  if (isUpdate) for (const name of left) rmSync(join(baselineFolder, `${name}.avif`));
  else if (left.length > 0)
    console.error(`Shown nowhere: ${left.join(', ')}. npm run visual -- --update deletes them.`);
  return isUpdate || left.length === 0;
}

/** Prints how many pictures were drawn, and how large all baselines are. */
export function printCounts(): void {
  const bytes = baselines().reduce(
    (sum, name) => sum + statSync(join(baselineFolder, `${name}.avif`)).size,
    0,
  );
  console.log(`${drawn.size} pictures; all baselines have ${(bytes / 1_000_000).toFixed(1)} MB`);
}
