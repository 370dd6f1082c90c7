import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { parse } from 'acorn';
import browserslist from 'browserslist';
import { browserslistToTargets, transform } from 'lightningcss';

const workspace = join(import.meta.dirname, '../../..');
const { browserslist: supported } = JSON.parse(readFileSync(join(workspace, 'package.json'), 'utf8')) as {
  browserslist: string[];
};

/** Returns the files with an ending that browsers load from the shell and from the reference backend. */
const builtFiles = (ending: string): string[] =>
  ['apps/casino/dist/client', 'apps/reference-backend/dist/game'].flatMap((folder) =>
    readdirSync(join(workspace, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(ending))
      .map((file) => join(workspace, folder, file)),
  );

test('built scripts use no syntax newer than the supported browsers', () => {
  const scripts = builtFiles('.js');
  expect(scripts.length).toBeGreaterThan(50);
  for (const file of scripts)
    expect(
      () => parse(readFileSync(file, 'utf8'), { ecmaVersion: 2022, sourceType: 'module' }),
      file,
    ).not.toThrow();
});

test('built stylesheets need no rewriting or prefix for the supported browsers', () => {
  const sheets = builtFiles('.css');
  expect(sheets.length).toBeGreaterThan(10);
  const targets = browserslistToTargets(browserslist(supported));
  const splitCss = (css: string) => css.trim().split(/[;{}]/);
  for (const file of sheets) {
    const code = readFileSync(file);
    const rewritten = splitCss(transform({ filename: file, code, minify: true, targets }).code.toString());
    const built = new Set(splitCss(code.toString()));
    expect(
      rewritten.filter((part) => !built.has(part)),
      file,
    ).toEqual([]);
  }
});
