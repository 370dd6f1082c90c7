import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPlainApp, getExample, getMain, type PlainApp } from './plain-vite-app.ts';

describe('the rakeback calendar alone in a plain Vite app', () => {
  let app: PlainApp;
  beforeAll(async () => {
    app = await buildPlainApp({
      // The packages that its README names.
      libraries: ['rakeback-calendar', 'provider', 'ui-theme-curacao'],
      files: {
        'src/rewards.tsx': getExample('rakeback-calendar'),
        'src/main.tsx': getMain('rakeback-calendar'),
      },
      tools: ['msw'],
      prepare: [['npx', 'msw', 'init', 'public', '--no-save']],
    });
  });
  afterAll(() => app.close());

  it('type-checks the README example unchanged', () => {
    expect(app.typeCheck()).toBe('');
  });

  it('shows the days of its bundled handlers, and pays one out', async () => {
    const page = await app.browser.newPage();
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.goto(app.origin);
    await page.getByRole('button', { name: 'Rakeback calendar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Rakeback calendar' });
    await dialog.getByRole('grid').waitFor();
    expect(await dialog.getByRole('gridcell').count()).toBe(28);
    const gets = dialog.getByRole('button', { name: /^Get / });
    const before = await gets.count();
    await gets.last().click();
    const paid = page.getByRole('alertdialog').filter({ hasText: 'EUR' });
    await paid.getByRole('button', { name: 'OK' }).click();
    await expect.poll(() => gets.count(), { timeout: 20_000 }).toBeLessThan(before);
    expect(errors).toEqual([]);
  });
});
