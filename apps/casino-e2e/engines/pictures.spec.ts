import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { payIn } from '../src/money.js';
import { curacao } from '../src/accounts.js';
import { test, word } from './engine-test.js';
import { type Query } from './in-page.js';
import { inGame, main } from './steps.js';

const folder = join(import.meta.dirname, '../../../reports/engines/pictures');
const heading: Query = { role: 'heading', within: main };
const pages: readonly { name: string; path: string; ready: Query }[] = [
  { name: 'lobby', path: '/casino', ready: { role: 'link', name: /^Book of Tides, /, within: main } },
  { name: 'game', path: '/play/book-of-tides', ready: inGame('bar.spin') },
  { name: 'deposit', path: '/deposit', ready: { role: 'radio', name: /^Visa/ } },
  { name: 'withdrawal', path: '/withdraw', ready: { role: 'radio', name: /^Skrill/ } },
  { name: 'promotions', path: '/promotions', ready: heading },
  {
    name: 'limits',
    path: '/profile2/limits',
    ready: { role: 'button', name: new RegExp(`^${word('responsible-gaming.exclusion.period.P1D')}`) },
  },
];

/** Whether everything in view has come: no placeholder is left, and no picture is still loading. */
const isComplete = `[...document.querySelectorAll('[class*="_skeleton_"], img')]
  .filter((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return element.checkVisibility() && top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
  })
  .every((element) => element.complete === true) && document.fonts.status === 'loaded'`;

test(
  'pages are pictured',
  { tag: '@pictures' },
  async ({ visitor, player, request, casino, engine, device }) => {
    mkdirSync(folder, { recursive: true });
    const { token } = player;
    await payIn(request, casino, { token, currencyCode: curacao.currencyCode }, '50');
    for (const { name, path, ready } of pages) {
      await visitor.open(path);
      await visitor.see(ready, 60_000);
      await visitor.until('a complete page', () => visitor.driver.run<boolean>(isComplete), 60_000);
      await visitor.driver.picture(join(folder, `${name}-${device}-${engine}.png`));
    }
  },
);
