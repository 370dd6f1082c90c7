import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './packing.ts';

/** Decoration that falls for as long as the page is open: its speeds belong to nothing else. */
const ownSpeeds = ['apps/casino/src/layout/snow.module.css'];

const folders = [...readdirSync(join(root, 'libs')).map((name) => `libs/${name}/src`), 'apps/casino/src'];
const stylesheets = folders
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  .filter((path) => path.endsWith('.css') && !ownSpeeds.includes(path));

/** Returns the values of a stylesheet's transitions and animations. */
const motions = (css: string) => css.match(/(?<![\w-])(transition|animation)(-[\w-]+)?:[^;}]+/g) ?? [];

// Another theme of motion, and less motion, reach what is written in tokens only.
it('durations and easings of components are tokens', () => {
  expect(stylesheets.length).toBeGreaterThan(100);
  const raw = stylesheets.flatMap((path) =>
    motions(readFileSync(join(root, path), 'utf8'))
      .filter((value) => /(?<![\w-])[\d.]+m?s\b|(?<![\w-])ease|cubic-bezier|linear\(/.test(value))
      .map((value) => `${path}: ${value}`),
  );
  expect(raw).toEqual([]);
});
