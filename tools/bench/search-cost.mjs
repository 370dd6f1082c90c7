import { loadAndWatch, mainThreadMs, openPhone } from './phone.mjs';
import { openSearch, typeInSearch } from './type-in-search.mjs';

/** Records the longest response to an input. */
function watchResponses() {
  window.longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}

/** Types six letters into the search of a page and deletes them; returns its longest response and its work, in ms. */
export async function measureSearch(browser, url) {
  const { context, page, session } = await openPhone(browser);
  await page.addInitScript(watchResponses);
  await loadAndWatch(page, url);
  const field = await openSearch(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => (window.longest = 0));
  const before = await mainThreadMs(session);
  await typeInSearch(page, field);
  await page.waitForLoadState('networkidle');
  const longest = await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => done(window.longest))),
  );
  const work = (await mainThreadMs(session)) - before;
  await context.close();
  return { 'longest response, ms': longest, 'main-thread work, ms': work };
}
