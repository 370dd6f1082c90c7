import { loadAndWatch, mainThreadMs, openPhone } from './phone.mjs';
import { openSearch } from './type-in-search.mjs';

const word = 'dragon';

/** Waits until the results of a term are in view: the response that the page announces is not of the one before. */
const shows = (term) => {
  const heading = document.querySelector('main section h1');
  const status = document.querySelector('main section [role=status]');
  return heading?.textContent.includes(term) === true && /\d/.test(status?.textContent ?? '');
};

/**
 * Types a word letter by letter, each when the results of the one before are in view, and returns the main-thread work
 * from each key to its first result, in milliseconds.
 */
export async function measureKeystrokes(browser, url) {
  const { context, page, session } = await openPhone(browser);
  await loadAndWatch(page, url);
  await openSearch(page);
  await page.waitForLoadState('networkidle');
  const costs = [];
  for (let length = 1; length <= word.length; length += 1) {
    const before = await mainThreadMs(session);
    await page.keyboard.press(word[length - 1]);
    await page.waitForFunction(shows, word.slice(0, length), { polling: 50 });
    costs.push((await mainThreadMs(session)) - before);
    await page.waitForLoadState('networkidle');
  }
  await context.close();
  // The first letter loads the code of results, which happens once in a visit.
  const [first, ...others] = costs;
  return {
    'first letter, ms': first,
    'longest of the others, ms': Math.max(...others),
    'mean of the others, ms': others.reduce((sum, cost) => sum + cost, 0) / others.length,
  };
}
