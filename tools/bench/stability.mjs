import { setTimeout } from 'node:timers/promises';
import { logIn } from './log-in.mjs';
import { processorRate, slowNetwork } from './phone.mjs';
import { dialogs, pages } from './stability-scenes.mjs';
import { findMotion, watchStability } from './stability-watch.mjs';

const limits = { page: 0.01, dialog: 0.02 };
const widths = [390, 1440];
const visitors = ['guest', 'player'];
/** How often in a row nothing may arrive or move, how far apart, and how long that may take; milliseconds. */
const quietLooks = 15;
const lookEvery = 50;
const quietWithin = 30_000;

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

async function findPath(context, origin, { path, from, link }) {
  if (path !== undefined) return path;
  const page = await context.newPage();
  await page.goto(`${origin}${from}`);
  const href = await page.locator(link).first().getAttribute('href');
  await page.close();
  return href;
}

/** Loads a page and returns what moved until it was quiet. */
async function measurePage({ context, origin, width }, scene) {
  const path = await findPath(context, origin, scene);
  const { page, quiet, seen } = await openPage(context, width);
  await page.goto(`${origin}${path}`, { waitUntil: 'load' });
  await quiet();
  const { shift, shiftAfterInput, sources, largestPaint } = await seen();
  await page.close();
  return { kind: 'page', shift: shift + shiftAfterInput, sources, largestPaint };
}

/** Opens a dialog and returns what moved from the touch on until it was quiet. */
async function measureDialog({ context, origin, width }, { on, by, address }) {
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

const figures = [
  ...pages.map((scene) => ({ scene, as: visitors, measure: measurePage })),
  ...dialogs.map((scene) => ({ scene, as: scene.as, measure: measureDialog })),
];
const round = (value) => (value === undefined ? '' : Math.round(value));

/**
 * Measures what moves on every page and while every dialog opens, and how soon a dialog's frame follows the touch; prints
 * a line for each. Phones have a slow network; all have a processor slowed four times.
 *
 * @param {{ only?: string[], width?: string, as?: string, explain?: boolean }} selection `only` are words in the names of
 *   pages and dialogs
 * @returns `{ what, shift, limit }` of each
 */
export async function measureStability(
  browser,
  origin,
  { only, width: oneWidth, as: oneVisitor, explain } = {},
) {
  const isAsked = ({ name }) => only === undefined || only.some((word) => name.includes(word));
  const results = [];
  console.log('shift   limit  paint ms  frame ms  response ms  width  who     what');
  for (const width of widths.filter((each) => (oneWidth ?? `${each}`) === `${each}`))
    for (const who of visitors.filter((each) => (oneVisitor ?? each) === each)) {
      const phone = width < 768;
      const context = await browser.newContext({
        viewport: { width, height: phone ? 844 : 900 },
        isMobile: phone,
        hasTouch: phone,
      });
      if (who === 'player') await context.addCookies(await logIn(browser, origin));
      for (const { scene, measure } of figures.filter(
        ({ scene, as }) => as.includes(who) && isAsked(scene),
      )) {
        const place = { context, origin, width };
        const { kind, shift, sources, largestPaint, frame, interaction } = await measure(place, scene);
        const limit = limits[kind];
        results.push({ what: `${kind} ${scene.name}, ${who}, ${width}`, shift, limit });
        console.log(
          [
            `${shift.toFixed(4)}${shift > limit ? '!' : ' '}`,
            String(limit).padEnd(5),
            String(round(largestPaint)).padStart(8),
            String(round(frame)).padStart(8),
            String(round(interaction)).padStart(11),
            String(width).padStart(5),
            ` ${who.padEnd(6)}`,
            `${kind} ${scene.name}`,
          ].join('  '),
        );
        if (explain) for (const source of sources) console.log(`    ${source}`);
      }
      await context.close();
    }
  return results;
}
