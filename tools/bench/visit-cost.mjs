import { setTimeout } from 'node:timers/promises';
import { loadAndWatch, mainThreadMs, openPhone } from './phone.mjs';
import { openSearch, typeInSearch } from './type-in-search.mjs';

/** How long each step is watched, so that its work is done before the next one; milliseconds. */
const stepMs = 2_000;
const dialog = '[role=dialog], [role=alertdialog], [data-dialog-frame]';

/** Records the longest response to an interaction since the last reset. */
function watchInteractions() {
  window.longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries())
      if (interactionId > 0) window.longest = Math.max(window.longest, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}

/** Does a step and returns its longest response, from the touch to the next paint, in milliseconds. */
async function measureStep(page, act) {
  await page.evaluate(() => (window.longest = 0));
  await act(page);
  await setTimeout(stepMs);
  return page.evaluate(() => window.longest);
}

const tap = (selector) => (page) => page.locator(selector).first().tap();
const openDialog = (selector) => async (page) => {
  await tap(selector)(page);
  await page.locator(dialog).first().waitFor();
};
const closeDialog = async (page) => {
  await page.keyboard.press('Escape');
  await page.locator(dialog).first().waitFor({ state: 'detached' });
};
const search = async (page) => typeInSearch(page, await openSearch(page));

/** Swipes the first row of games to its later ones. */
async function scrollRow(page, session) {
  const tile = page.locator('main a[href^="/casino/games/"]').first();
  await tile.scrollIntoViewIfNeeded();
  const box = await tile.boundingBox();
  await session.send('Input.synthesizeScrollGesture', {
    x: Math.max(20, box.x + box.width / 2),
    y: box.y + box.height / 2,
    xDistance: -300,
    speed: 1_200,
    gestureSourceType: 'touch',
  });
}

/**
 * Visits a casino on a phone as people do: opens login, types into the search, scrolls a row, opens a game; as a player
 * opens deposit and the calendar.
 *
 * @param {{ lobby: string, promotions: string, cookies?: object[] }} addresses `cookies` are the player's
 * @returns the longest response of each step and of all, and the main-thread work of the steps, in milliseconds
 */
export async function measureVisit(browser, { lobby, promotions, cookies }) {
  const steps = {};
  let work = 0;
  const visit = async (url, options, walk) => {
    const { context, page, session } = await openPhone(browser, options);
    await page.addInitScript(watchInteractions);
    await loadAndWatch(page, url);
    const before = await mainThreadMs(session);
    await walk(page, session);
    work += (await mainThreadMs(session)) - before;
    await context.close();
  };
  await visit(lobby, {}, async (page, session) => {
    steps['open login, ms'] = await measureStep(page, openDialog('header a[href*="modal=login"]'));
    await closeDialog(page);
    steps['type in the search, ms'] = await measureStep(page, search);
    steps['scroll a row, ms'] = await measureStep(page, () => scrollRow(page, session));
    steps['open a game, ms'] = await measureStep(page, tap('main a[href^="/casino/games/"]'));
  });
  await visit(lobby, { cookies }, async (page) => {
    steps['open deposit, ms'] = await measureStep(page, openDialog('header a[href*="modal=deposit"]'));
  });
  await visit(promotions, { cookies }, async (page) => {
    steps['open the calendar, ms'] = await measureStep(page, openDialog('main a[href*="modal=calendar"]'));
  });
  return { ...steps, 'longest, ms': Math.max(...Object.values(steps)), 'main-thread work, ms': work };
}
