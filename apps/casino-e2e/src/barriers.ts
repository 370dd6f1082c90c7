import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { type Page } from '@playwright/test';
import { type AxeResults } from 'axe-core';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Ends what fades in or slides, since a half-transparent text has another contrast. */
function endMotion(): void {
  for (const animation of document.getAnimations())
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
}

/** Returns what WCAG 2.2 AA forbids on a page; the frames of games and cards have their own checks. */
export async function barriers(page: Page): Promise<string[]> {
  await page.evaluate(endMotion);
  await page.evaluate(axeSource);
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: { run: (...args: unknown[]) => Promise<AxeResults> } }).axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      resultTypes: ['violations'],
      iframes: false,
    }),
  );
  return violations.map(({ id, nodes }) => `${id} ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
