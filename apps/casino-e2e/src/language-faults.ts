import { type Page } from '@playwright/test';

/** Returns what is wrong with the texts of the page: wider than the window or their place, a bare key, or left in English. */
function faultsOfTexts(english: string[]): string[] {
  const faults = new Set<string>();
  const tooWide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (tooWide > 1) faults.add(`the page is ${tooWide} pixels too wide`);
  /** By how many pixels an ancestor cuts a text, or it leaves its control. An ellipsis is asked for by the design. */
  const measureCut = (element: Element, box: DOMRect): number => {
    const control = element.closest('button, a, label, td, th');
    for (let place: Element | null = element; place && place !== document.body; place = place.parentElement) {
      const { overflowX, textOverflow } = getComputedStyle(place);
      if (overflowX === 'auto' || overflowX === 'scroll' || textOverflow === 'ellipsis') return 0;
      if (overflowX === 'visible' && place !== control) continue;
      const outer = place.getBoundingClientRect();
      const isForReaders = outer.width <= 2;
      return isForReaders ? 0 : Math.round(Math.max(box.right - outer.right, outer.left - box.left));
    }
    return 0;
  };
  const leftInEnglish = new Set(english);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement: element, textContent } = texts.currentNode;
    const text = textContent?.trim() ?? '';
    if (!text || !element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (/^[a-z-]+(\.[A-Za-z_-]+){2,}$|\{\{/.test(text)) faults.add(`bare key “${text}”`);
    if (leftInEnglish.has(text)) faults.add(`English “${text}”`);
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    const box = range.getBoundingClientRect();
    const cut = box.width > 2 ? measureCut(element, box) : 0;
    if (cut > 2) faults.add(`“${text}” is cut by ${cut} pixels`);
  }
  return [...faults];
}

/** Returns the faults of a page's texts, once its fonts are there. `english` are the texts that it may not show. */
export async function languageFaults(page: Page, english: string[]): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(faultsOfTexts, english);
}
