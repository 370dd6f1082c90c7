import { loadAndWatch, mainThreadMs, openPhone } from './phone.mjs';
import { openSearch } from './type-in-search.mjs';

const word = 'dragon';

/** Resolves when the page shows results of a term: its heading has it, and a number of games is announced. */
function resultsOf(term) {
  const shows = () =>
    document.querySelector('main section h1')?.textContent.includes(`“${term}”`) === true &&
    /\d/.test(document.querySelector('main section [role=status]')?.textContent ?? '');
  return new Promise((resolve) => {
    const look = () => {
      if (!shows()) return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    look();
  });
}

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
    const found = page.evaluate(resultsOf, word.slice(0, length));
    await page.keyboard.press(word[length - 1]);
    await found;
    costs.push((await mainThreadMs(session)) - before);
    await page.waitForLoadState('networkidle');
  }
  await context.close();
  // The first letter replaces the rows of the lobby by results, which happens once in a search.
  const [first, ...others] = costs;
  return {
    'first letter, ms': first,
    'longest of the others, ms': Math.max(...others),
    'mean of the others, ms': others.reduce((sum, cost) => sum + cost, 0) / others.length,
  };
}
