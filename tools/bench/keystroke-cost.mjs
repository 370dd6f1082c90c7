import { setTimeout } from 'node:timers/promises';
import { loadAndWatch, mainThreadMs, openPhone } from './phone.mjs';
import { openSearch } from './type-in-search.mjs';

const word = 'dragon';
/** After so many milliseconds the page has done everything that follows a letter, also its pictures and its address. */
const settleMs = 3_000;

/**
 * Resolves when the page has painted results of a term: its heading has it, a number of games is announced, and the
 * frame that shows both is over.
 */
function waitForResults(term) {
  const shows = () =>
    document.querySelector('main section h1')?.textContent.includes(`“${term}”`) === true &&
    /\d/.test(document.querySelector('main section [role=status]')?.textContent ?? '');
  return new Promise((resolve) => {
    const look = () => {
      if (!shows()) return;
      observer.disconnect();
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      // A message from the frame's callback comes after its style, layout and paint.
      requestAnimationFrame(() => port2.postMessage(null));
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    look();
  });
}

/**
 * Types a word letter by letter, each when everything of the one before is done, and returns the main-thread work from
 * each key to the frame with its first result, and from each key until the page is quiet, in milliseconds.
 */
export async function measureKeystrokes(browser, url) {
  const { context, page, session } = await openPhone(browser);
  await loadAndWatch(page, url);
  await openSearch(page);
  await setTimeout(settleMs);
  const costs = [];
  for (let length = 1; length <= word.length; length += 1) {
    const before = await mainThreadMs(session);
    const found = page.evaluate(waitForResults, word.slice(0, length)).then(() => mainThreadMs(session));
    await page.keyboard.press(word[length - 1]);
    const first = (await found) - before;
    await setTimeout(settleMs);
    costs.push({ first, all: (await mainThreadMs(session)) - before });
  }
  await context.close();
  // The first letter replaces the rows of the lobby by results, which happens once in a search.
  const [start, ...others] = costs;
  const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    'first letter, ms': start.first,
    'longest of the others, ms': Math.max(...others.map(({ first }) => first)),
    'mean of the others, ms': mean(others.map(({ first }) => first)),
    'mean of the others with all pictures, ms': mean(others.map(({ all }) => all)),
  };
}
