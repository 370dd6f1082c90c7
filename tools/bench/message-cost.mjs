import { setTimeout } from 'node:timers/promises';
import { recordFrames } from './frames.mjs';
import { loadAndWatch, mainThreadMs, openPhone } from './phone.mjs';

/** How long a page is watched, without and with messages; milliseconds. */
const watchMs = 5_000;

/**
 * Opens a page and returns what a hundred messages a second cost it: frames over 33 ms and main-thread work, beyond those of
 * the same page without them.
 */
export async function measureMessages(browser, { url, cookies, source }) {
  const { context, page, session } = await openPhone(browser, { cookies });
  await loadAndWatch(page, url);
  await page.waitForLoadState('load');
  await setTimeout(watchMs);
  const watch = async (act) => {
    const before = await mainThreadMs(session);
    const { long } = await recordFrames(page, act);
    return { long, work: (await mainThreadMs(session)) - before };
  };
  const quiet = await watch(() => setTimeout(watchMs));
  let sent = 0;
  const busy = await watch(async () => {
    sent = await source.sendFor(watchMs);
  });
  const text = await page.evaluate(() => document.body.innerText);
  await context.close();
  return {
    'messages sent': sent,
    'a balance of them is shown': /1[,.]?\d{3}\.25/.test(text) ? 1 : 0,
    'frames over 33 ms': Math.max(0, busy.long - quiet.long),
    'main-thread work, ms': busy.work - quiet.work,
  };
}
