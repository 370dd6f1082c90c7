#!/usr/bin/env node
/**
 * `npm run bench:motion`: the frames of what moves, on the phone whose processor is slowed four times: a balance that
 * counts, a sheet that follows a finger and is thrown away, and a change of pages, beside a page where nothing moves. Needs a casino that runs, with the
 * reference players: `--casino=http://localhost:4000`; `--runs=3`. Prints only: frame times are this machine's, so leave it idle.
 */
import { chromium } from 'playwright';
import { parseArgs } from 'node:util';
import { setTimeout } from 'node:timers/promises';
import { ensureBrowser } from '../test/ensure-browser.mjs';
import { recordFrames as recordPageFrames } from './frames.mjs';
import { logIn } from './log-in.mjs';
import { loadAndWatch, mainThreadMs, openPhone } from './phone.mjs';
import { printTable } from './summary.mjs';

const { values } = parseArgs({
  options: {
    casino: { type: 'string', default: 'http://localhost:4000' },
    runs: { type: 'string', default: '3' },
  },
});
const { casino } = values;
/** Longer than any movement, in ms. */
const movementMs = 800;

/** Records frames, and the main thread's work for each: that is the page's own, also on a busy machine. */
async function recordFrames({ page, session }, act) {
  const before = await mainThreadMs(session);
  const { frames, long, longest } = await recordPageFrames(page, act);
  return {
    'frames over 33 ms': long,
    'longest frame, ms': longest,
    frames,
    'main-thread work a frame, ms': ((await mainThreadMs(session)) - before) / frames,
  };
}

/** Lets the page read other balances from its server, and records while each is shown. */
async function countBalance(phone) {
  const { page } = phone;
  let amount = 1_000;
  await page.route('**/api/user/get-user-details', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    amount += 365.5;
    body.data.userWallet.amount = amount.toFixed(2);
    await route.fulfill({ response, json: body });
  });
  const change = async () => {
    const read = page.waitForResponse('**/api/user/get-user-details');
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await read;
    await setTimeout(movementMs);
  };
  // With the first change the code of the counting loads.
  await change();
  await setTimeout(movementMs);
  return recordFrames(phone, change);
}

/**
 * Opens the menu of the bottom bar and drags it down by its head past its middle. Records the drag, or what follows when the
 * finger lets go.
 */
async function moveSheet(phone, part) {
  const { page, session } = phone;
  await page.locator('button[aria-haspopup=dialog]:visible').last().click();
  const sheet = page.locator('[role=dialog]');
  await sheet.waitFor();
  await setTimeout(movementMs);
  const { x, y, width, height } = await sheet.boundingBox();
  const touch = (type, at) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + width / 2, y: y + 20 + at }],
    });
  const drag = async () => {
    await touch('touchStart', 0);
    for (let at = 12; at <= height / 2; at += 12) {
      await touch('touchMove', at);
      await setTimeout(8);
    }
  };
  const letGo = async () => {
    await touch('touchEnd');
    await setTimeout(movementMs);
  };
  const dragged = await recordFrames(phone, drag);
  const left = await recordFrames(phone, letGo);
  if ((await sheet.count()) > 0) throw new Error('The sheet did not leave.');
  return part === 'drag' ? dragged : left;
}

/** Follows a link of the bottom bar to a page that has been open before. */
async function changePages(phone) {
  const { page } = phone;
  const to = async (path) => {
    await page.locator(`a[href='${path}']:visible`).last().click();
    await page.waitForURL(`${casino}${path}`);
    await setTimeout(movementMs);
  };
  await to('/promotions');
  await to('/casino');
  await setTimeout(2 * movementMs);
  return recordFrames(phone, () => to('/promotions'));
}

const browser = await chromium.launch({ executablePath: ensureBrowser() });
const cookies = await logIn(browser, casino);
const found = {};
for (const [name, measure] of [
  ['nothing moves', (phone) => recordFrames(phone, () => setTimeout(movementMs))],
  ['balance count', countBalance],
  ['sheet drag', (phone) => moveSheet(phone, 'drag')],
  ['sheet leaves', (phone) => moveSheet(phone, 'leave')],
  ['change of pages', changePages],
])
  for (let run = 0; run < Number(values.runs); run += 1) {
    const phone = await openPhone(browser, { cookies });
    await loadAndWatch(phone.page, `${casino}/casino`);
    (found[name] ??= []).push(await measure(phone));
    await phone.context.close();
  }
await browser.close();
printTable('Frames of what moves, on a processor slowed four times', found);
