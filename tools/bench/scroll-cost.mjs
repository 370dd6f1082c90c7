import { recordFrames } from './frames.mjs';
import { loadAndWatch, mainThreadMs, openPhone } from './phone.mjs';

/** How far a scroll goes, in pixels, and how fast, in pixels a second: a thumb that is in a hurry. */
const distance = 8_000;
const speed = 2_400;

/** Scrolls a list of games by touch on the phone; returns its frames, elements and work. */
export async function measureScroll(browser, url) {
  const { context, page, session } = await openPhone(browser);
  await loadAndWatch(page, url);
  await page.waitForLoadState('networkidle');
  const before = await mainThreadMs(session);
  const { long, frames, longest, elements } = await recordFrames(page, () =>
    session.send('Input.synthesizeScrollGesture', {
      x: 206,
      y: 600,
      yDistance: -distance,
      speed,
      gestureSourceType: 'touch',
    }),
  );
  const work = (await mainThreadMs(session)) - before;
  await context.close();
  return {
    'frames over 33 ms': long,
    frames,
    'longest frame, ms': longest,
    'most elements': elements,
    'main-thread work, ms': work,
  };
}

/** Jumps to places of a list, as with the keyboard or the scroll bar, and returns the most elements there. */
export async function measureJumps(browser, url, places) {
  const { context, page } = await openPhone(browser);
  await loadAndWatch(page, url);
  let most = 0;
  for (const share of places) {
    await page.evaluate((at) => window.scrollTo(0, document.documentElement.scrollHeight * at), share);
    await page.waitForLoadState('networkidle');
    most = Math.max(most, await page.evaluate(() => document.getElementsByTagName('*').length));
  }
  await context.close();
  return most;
}
