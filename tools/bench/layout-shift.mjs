#!/usr/bin/env node
/**
 * Measures what moves on every page and while every dialog opens (`stability.mjs`).
 *
 * `node tools/bench/layout-shift.mjs URL [--only=WORDS] [--width=390] [--as=player] [--explain]` needs a running casino
 * with the reference data. Prints a table and exits with 1 if a page shifts by more than 0.01 or a dialog by more than
 * 0.02.
 */
import { chromium } from 'playwright';
import { ensureBrowser } from '../test/ensure-browser.mjs';
import { measureStability } from './stability.mjs';

const [, , url, ...flags] = process.argv;
if (url === undefined || url.startsWith('--')) {
  console.error(
    'usage: layout-shift.mjs URL [--only=WORDS] [--width=390|1440] [--as=guest|player] [--explain]',
  );
  process.exit(2);
}
const flag = (name) => flags.find((text) => text.startsWith(`--${name}=`))?.slice(name.length + 3);
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: ['--no-sandbox'],
});
const results = await measureStability(browser, new URL(url).origin, {
  only: flag('only')?.split(','),
  width: flag('width'),
  as: flag('as'),
  explain: flags.includes('--explain'),
});
await browser.close();
const failures = results.filter(({ shift, limit }) => shift > limit).length;
console.log(failures === 0 ? 'Nothing moves.' : `${failures} above the limit (marked with !).`);
process.exitCode = failures === 0 ? 0 : 1;
