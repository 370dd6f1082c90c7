import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { payIn } from '../src/money.js';
import { curacao } from '../src/accounts.js';
import { test } from './engine-test.js';
import { type Query } from './in-page.js';
import { inGame, main } from './steps.js';

const folder = join(import.meta.dirname, '../../../reports/engines');
const heading: Query = { role: 'heading', within: main };
const pages: readonly { name: string; path: string; ready: Query }[] = [
  { name: 'lobby', path: '/casino', ready: { role: 'link', name: /^Book of Tides, /, within: main } },
  { name: 'game', path: '/play/book-of-tides', ready: inGame('bar.spin') },
  { name: 'deposit', path: '/deposit', ready: { role: 'radio', name: /^Visa/ } },
  { name: 'withdrawal', path: '/withdraw', ready: { role: 'radio', name: /^Skrill/ } },
  { name: 'promotions', path: '/promotions', ready: heading },
  { name: 'limits', path: '/profile2/limits', ready: heading },
];

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
      await visitor.driver.run(
        `document.fonts.ready.then(() => Promise.all([...document.images].filter((image) => image.loading !== 'lazy').map((image) => image.decode().catch(() => undefined)))).then(() => true)`,
      );
      await visitor.driver.picture(join(folder, `${name}-${device}-${engine}.png`));
    }
  },
);
