import { setTimeout } from 'node:timers/promises';

/** A phone of the middle class: size, slow 4G (milliseconds, bytes per second), and a processor slowed four times. */
const screen = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
export const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 188_000,
  uploadThroughput: 94_000,
};
export const processorRate = 4;

/** Opens an empty page on that phone, with `cookies` of the address, and returns it with its CDP session. */
export async function openPhone(browser, { cookies = [] } = {}) {
  const context = await browser.newContext(screen);
  await context.addCookies(cookies);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  // Processor time: what other processes of the machine take is not the page's.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorRate });
  await session.send('Network.emulateNetworkConditions', slowNetwork);
  return { context, page, session };
}

/** Returns how long the page's main thread has worked, in milliseconds. */
export async function mainThreadMs(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1_000;
}

/** How long a page is watched after its load: what it fetches or moves on its own comes within that. */
const watchMs = 3_000;

/** Loads a page and watches it for three seconds. */
export async function loadAndWatch(page, url) {
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  await setTimeout(watchMs);
}
