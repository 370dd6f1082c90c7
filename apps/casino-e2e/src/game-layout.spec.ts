import { expect, type Page } from '@playwright/test';
import { logInByCall, openAccount } from './accounts.js';
import { sharedCasino } from './casinos.js';
import { gameFrame } from './game.js';
import { test } from './journey-test.js';

/** Phones upright and on their side, tablets and a desktop: width and height. */
const sizes = [
  [360, 640],
  [390, 844],
  [667, 375],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1440, 900],
] as const;

/** Returns what is wrong with the layout of a game in its frame: something out of sight, or one control over another. */
function wrongInFrame(body: HTMLElement): string[] {
  const { innerWidth: width, innerHeight: height } = window;
  const rootElement = document.documentElement;
  const wrong: string[] = [];
  if (rootElement.scrollWidth > width) wrong.push(`${rootElement.scrollWidth - width} pixels too wide`);
  const controls = [...body.querySelectorAll('button')]
    .filter((button) => button.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map((button) => ({
      button,
      name: button.ariaLabel ?? button.textContent.trim(),
      box: button.getBoundingClientRect(),
    }));
  if (controls.length === 0) wrong.push('no controls');
  for (const { name, box } of controls)
    if (box.left < -1 || box.top < -1 || box.right > width + 1 || box.bottom > height + 1)
      wrong.push(`“${name}” is out of sight`);
  for (const [place, one] of controls.entries())
    for (const other of controls.slice(place + 1)) {
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      const isInside = one.button.contains(other.button) || other.button.contains(one.button);
      if (across > 1 && down > 1 && !isInside) wrong.push(`“${one.name}” and “${other.name}” overlap`);
    }
  return wrong;
}

const wrongAt = (page: Page): Promise<string[]> => gameFrame(page).locator('body').evaluate(wrongInFrame);

/** Returns the controls of a bar that are out of the window or of the bar. */
function outsideBar(bar: HTMLElement): string[] {
  const { top, bottom } = bar.getBoundingClientRect();
  return [...bar.querySelectorAll<HTMLElement>('a, button, label')]
    .filter((control) => control.checkVisibility())
    .map((control) => ({
      name: control.ariaLabel ?? control.innerText,
      box: control.getBoundingClientRect(),
    }))
    .filter(
      ({ box }) =>
        box.top < top - 1 || box.bottom > bottom + 1 || box.left < 0 || box.right > window.innerWidth,
    )
    .map(({ name }) => name);
}

test('the slot has all its controls in sight, none over another, at every size and orientation', async ({
  page,
}) => {
  // The bar below a player's game also has the button to stop.
  await logInByCall(page.request, sharedCasino, await openAccount(page.request, sharedCasino));
  await page.goto('/play/book-of-tides?mode=demo');
  await expect(gameFrame(page).getByRole('button').first()).toBeVisible();
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    // The frame follows the window with the next layout.
    await expect.poll(() => wrongAt(page), `${width} × ${height}`).toEqual([]);
    const bar = page.locator('footer', { has: page.getByRole('radiogroup') });
    await expect.poll(() => bar.evaluate(outsideBar), `bar at ${width} × ${height}`).toEqual([]);
  }
});

/** Low phones, upright, with the bars of a browser: what a player has to press must not be below the frame. */
const lowPhones = [
  [360, 560],
  [390, 664],
] as const;

test('each original can be played on a low phone: what starts a round is in sight', async ({ page }) => {
  const presses = { mines: 'Start for', plinko: 'Drop a ball', 'glass-dice': 'Roll for' };
  for (const [slug, name] of Object.entries(presses)) {
    await page.goto(`/play/${slug}?mode=demo`);
    const press = gameFrame(page).getByRole('button', { name });
    await expect(press).toBeVisible();
    for (const [width, height] of lowPhones) {
      await page.setViewportSize({ width, height });
      await expect(press, `${slug} at ${width} × ${height}`).toBeInViewport({ ratio: 1 });
    }
  }
});
