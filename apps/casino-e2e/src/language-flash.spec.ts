import { expect, type Page } from '@playwright/test';
import { sharedCasino } from './casinos.js';
import { test } from './journey-test.js';
import { untilHydrated } from './player.js';
import { getTexts, textsOnlyIn } from './words.js';

declare global {
  interface Window {
    /** Every text and label that was ever in the document, from its first byte on. */
    seenTexts: Set<string>;
    /** The language of the document with the name of its list of languages, in each frame that was painted. */
    seenFrames: Set<string>;
  }
}

/** Notes what the page shows: every text from the first byte on, and in each frame its language beside a label of it. */
function watchTexts(): void {
  const seen = (window.seenTexts = new Set());
  const labels = ['aria-label', 'alt', 'placeholder', 'title'];
  const take = (node: Node): void => {
    // The list of languages has the names of all, each in itself.
    if (node.nodeType === Node.TEXT_NODE && !node.parentElement?.closest('script, style, template, option'))
      seen.add(node.textContent?.trim() ?? '');
    if (node instanceof Element) for (const name of labels) seen.add(node.getAttribute(name)?.trim() ?? '');
    node.childNodes.forEach(take);
  };
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      take(target instanceof Element ? target.cloneNode() : target);
      addedNodes.forEach(take);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true, attributeFilter: labels });
  const frames = (window.seenFrames = new Set());
  const lookAtFrame = () => {
    const label = document.querySelector('footer select')?.getAttribute('aria-label');
    if (label) frames.add(`${document.documentElement.lang} ${label}`);
    requestAnimationFrame(lookAtFrame);
  };
  requestAnimationFrame(lookAtFrame);
}

/** Returns what the page ever showed of a list of texts, or as a bare key. */
async function readFlashes(page: Page, foreign: readonly string[]): Promise<string[]> {
  const seen = await page.evaluate(() => [...window.seenTexts]);
  expect(seen.length).toBeGreaterThan(50);
  const isForeign = new Set(foreign.filter((text) => text.length > 2));
  return seen.filter((text) => isForeign.has(text) || /^[a-z-]+(\.[A-Za-z_-]+){2,}$/.test(text));
}

const getLanguageSelect = (page: Page) => page.locator('footer select');
const name = (code: string) => getTexts(code).word('shell.language');

test.describe('in a browser whose own language is Japanese', () => {
  test.use({ locale: 'ja-JP' });
  for (const [cookie, code] of [
    ['ar', 'ar'],
    ['de', 'de'],
    // No language is detected (§1).
    [undefined, 'en'],
  ] as const)
    test(`a page with ${cookie ?? 'no language'} in the cookie is in ${code} from its first byte on`, async ({
      page,
      context,
    }) => {
      if (cookie !== undefined)
        await context.addCookies([{ name: 'locale', value: cookie, url: sharedCasino.shell }]);
      await page.addInitScript(watchTexts);
      const response = await page.goto('/casino');
      const served = await response?.text();
      expect(served).toMatch(new RegExp(`<html[^>]* lang="${code}"`));
      expect(served).toContain(getTexts(code).word('shell.register'));
      await untilHydrated(getLanguageSelect(page));
      await expect(page.locator('html')).toHaveAttribute('lang', code);
      const others = ['en', 'de', 'ar', 'ja'].filter((other) => other !== code);
      expect(
        await readFlashes(
          page,
          others.flatMap((other) => textsOnlyIn(other, code)),
        ),
      ).toEqual([]);
      expect(await page.evaluate(() => [...window.seenFrames])).toEqual([`${code} ${name(code)}`]);
    });
});

test('a switch of the language shows no third one and no mix in between', async ({ page, context }) => {
  await context.addCookies([{ name: 'locale', value: 'ar', url: sharedCasino.shell }]);
  await page.addInitScript(watchTexts);
  await page.goto('/casino');
  await untilHydrated(getLanguageSelect(page));
  await getLanguageSelect(page).focus();
  await getLanguageSelect(page).selectOption('de');
  await expect(page.getByRole('link', { name: getTexts('de').word('shell.register') }).first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect
    .poll(() => page.evaluate(() => [...window.seenFrames]))
    .toEqual([`ar ${name('ar')}`, `de ${name('de')}`]);
  const english = textsOnlyIn('en', 'de').filter((text) => textsOnlyIn('en', 'ar').includes(text));
  expect(await readFlashes(page, english)).toEqual([]);
});
