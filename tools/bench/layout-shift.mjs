#!/usr/bin/env node
/**
 * Measures what moves on every page and while every dialog opens, and how soon a dialog's frame follows the touch.
 *
 * `node tools/bench/layout-shift.mjs URL [--only=WORDS] [--width=390] [--as=player] [--explain]` needs a running casino
 * with the reference data. Phones have a slow network; all have a processor slowed four times. Prints a table and exits
 * with 1 if a page shifts by more than 0.01 or a dialog by more than 0.02.
 */
import { setTimeout } from 'node:timers/promises';
import { chromium } from 'playwright';
import { logIn } from './log-in.mjs';
import { processorRate, slowNetwork } from './phone.mjs';
import { dialogs, pages } from './stability-scenes.mjs';
import { findMotion, watchStability } from './stability-watch.mjs';

const limits = { page: 0.01, dialog: 0.02 };
/** How often in a row nothing may arrive or move, how far apart, and how long that may take; milliseconds. */
const quietLooks = 15;
const lookEvery = 50;
const quietWithin = 30_000;

const [url, ...flags] = process.argv.slice(2);
if (url === undefined || url.startsWith('--')) {
  console.error(
    'usage: layout-shift.mjs URL [--only=WORDS] [--width=390|1440] [--as=guest|player] [--explain]',
  );
  process.exit(2);
}
const flag = (name) => flags.find((text) => text.startsWith(`--${name}=`))?.slice(name.length + 3);
const only = flag('only')?.split(',');
const isAsked = ({ name }) => only === undefined || only.some((word) => name.includes(word));
const origin = new URL(url).origin;

/** Resolves when no request has been open and nothing has moved `quietLooks` times in a row. */
async function untilQuiet(page, open) {
  const end = Date.now() + quietWithin;
  let looks = 0;
  while (looks < quietLooks) {
    const [request] = open;
    const motion = request?.url() ?? (await page.evaluate(findMotion).catch(() => 'navigation'));
    looks = motion === null ? looks + 1 : 0;
    if (Date.now() > end) throw new Error(`${page.url()} was not quiet within ${quietWithin} ms: ${motion}`);
    await setTimeout(lookEvery);
  }
}

async function openPage(context, width) {
  const page = await context.newPage();
  const open = new Set();
  page.on('request', (request) => open.add(request));
  for (const event of ['requestfinished', 'requestfailed']) page.on(event, (request) => open.delete(request));
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorRate });
  await session.send('Network.enable');
  if (width < 768) await session.send('Network.emulateNetworkConditions', slowNetwork);
  await page.addInitScript(watchStability);
  return {
    page,
    quiet: () => untilQuiet(page, open),
    seen: () => page.evaluate(() => window.stability.seen),
  };
}

async function findPath(context, { path, from, link }) {
  if (path !== undefined) return path;
  const page = await context.newPage();
  await page.goto(`${origin}${from}`);
  const href = await page.locator(link).first().getAttribute('href');
  await page.close();
  return href;
}

/** Loads a page and returns what moved until it was quiet. */
async function measurePage(context, width, scene) {
  const path = await findPath(context, scene);
  const { page, quiet, seen } = await openPage(context, width);
  await page.goto(`${origin}${path}`, { waitUntil: 'load' });
  await quiet();
  const { shift, shiftAfterInput, sources, largestPaint } = await seen();
  await page.close();
  return { kind: 'page', shift: shift + shiftAfterInput, sources, largestPaint };
}

/** Opens a dialog and returns what moved from the touch on until it was quiet. */
async function measureDialog(context, width, { on, by, address }) {
  const { page, quiet, seen } = await openPage(context, width);
  await page.goto(`${origin}${on}`, { waitUntil: 'load' });
  await quiet();
  await page.evaluate(() => window.stability.reset());
  if (by === undefined)
    await page.evaluate((modal) => {
      history.pushState(null, '', `?modal=${modal}`);
      dispatchEvent(new PopStateEvent('popstate'));
    }, address);
  else {
    const target = page.locator(by).first();
    await (width < 768 ? target.tap() : target.click());
  }
  await page.locator('[role=dialog], [role=alertdialog], [role=menu]').first().waitFor();
  await quiet();
  const { shift, shiftAfterInput, sources, frame, interaction } = await seen();
  await page.close();
  return {
    kind: 'dialog',
    shift: shift + shiftAfterInput,
    sources,
    ...(by !== undefined && { frame, interaction }),
  };
}

const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
  args: ['--no-sandbox'],
});
const figures = [
  ...pages.filter(isAsked).map((scene) => ({ scene, as: ['guest', 'player'], measure: measurePage })),
  ...dialogs.filter(isAsked).map((scene) => ({ scene, as: scene.as, measure: measureDialog })),
];
const round = (value) => (value === undefined ? '' : Math.round(value));
let failures = 0;
console.log('shift   limit  paint ms  frame ms  response ms  width  who     what');
for (const width of [390, 1440].filter((each) => (flag('width') ?? `${each}`) === `${each}`))
  for (const who of ['guest', 'player'].filter((each) => (flag('as') ?? each) === each)) {
    const phone = width < 768;
    const context = await browser.newContext({
      viewport: { width, height: phone ? 844 : 900 },
      isMobile: phone,
      hasTouch: phone,
    });
    if (who === 'player') await context.addCookies(await logIn(browser, origin));
    for (const { scene, measure } of figures.filter((figure) => figure.as.includes(who))) {
      const { kind, shift, sources, largestPaint, frame, interaction } = await measure(context, width, scene);
      const failed = shift > limits[kind];
      if (failed) failures += 1;
      console.log(
        [
          `${shift.toFixed(4)}${failed ? '!' : ' '}`,
          String(limits[kind]).padEnd(5),
          String(round(largestPaint)).padStart(8),
          String(round(frame)).padStart(8),
          String(round(interaction)).padStart(11),
          String(width).padStart(5),
          ` ${who.padEnd(6)}`,
          `${kind} ${scene.name}`,
        ].join('  '),
      );
      if (flags.includes('--explain')) for (const source of sources) console.log(`    ${source}`);
    }
    await context.close();
  }
await browser.close();
console.log(failures === 0 ? 'Nothing moves.' : `${failures} above the limit (marked with !).`);
process.exitCode = failures === 0 ? 0 : 1;
