#!/usr/bin/env node
/**
 * `npm run screenshots [folder]`: screenshots of the built product in both themes and as a second brand made by settings
 * alone, at four widths, and in Arabic, for comparison with the designs. Builds first; the images go
 * to reports/screenshots.
 */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright';
import { root } from '../start/ensure-installed.mjs';
import { build } from '../start/build.mjs';
import { startBuiltProduct } from '../start/built-product.mjs';
import { stopAll } from '../start/processes.mjs';
import { ensureBrowser } from './ensure-browser.mjs';

const out = resolve(process.argv[2] ?? join(root, 'reports/screenshots'));
const backendPort = 4491;
const shared = { showMobileBottomMenu: true, showRakebackCalendar: true, allowGuestPlayDemoGames: true };
const assets = '/api/core/casino/assets';
const brands = {
  curacao: { port: 4490, settings: { ...shared, theme: 'curacao', brandName: 'curacao' } },
  lulu: { port: 4492, settings: { ...shared, theme: 'lulu', brandName: 'lulu' } },
  second: {
    port: 4494,
    settings: {
      ...shared,
      theme: 'lulu',
      navigationSystem: 'panel',
      brandName: 'Velvet Room',
      heroTexts: {
        overline: { en: 'Willemstad, since 1928' },
        title: { en: 'Take a seat at our table' },
        text: { en: 'Roulette, blackjack and baccarat, dealt live from nine to four.' },
      },
      operator: {
        name: 'Velvet Room N.V.',
        address: 'Handelskade 1, Willemstad, Curaçao',
        licence: 'Licensed by the Curaçao Gaming Authority, OGL/2024/0001',
        supportEmail: 'help@velvet-room.example',
      },
      brandPictures: {
        mark: `${assets}/providers/velvetroom.svg`,
        symbol: '/brand/lulu/icon.svg',
        hero: `${assets}/brand/curacao/hero.svg`,
      },
    },
  },
};
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const viewports = {
  desktop: { width: 1440, height: 900 },
  laptop: { width: 1024, height: 768 },
  tablet: { width: 768, height: 1024 },
  phone: { width: 390, height: 844 },
};
const game = 'book-of-tides';
const pages = {
  guest: {
    lobby: '/casino',
    search: '/casino?search=book',
    game: `/casino/games/${game}`,
    login: '/casino?modal=login',
    registration: '/casino?modal=registration',
    'forgot-password': '/casino?modal=forgot-password',
    'reset-password': '/?modal=reset-password&code=a-code',
    'verify-email-expired': '/?modal=verify-email-expired',
    'linked-signup': '/casino?modal=linked-signup',
    slots: '/casino/slots',
    promotions: '/promotions',
    'vip-club': '/vip-club',
    providers: '/providers',
    cashback: '/cashback',
    'privacy-policy': '/privacy-policy',
    missing: '/nowhere',
    'responsible-gambling': '/responsible-gambling',
  },
  player: {
    lobby: '/casino',
    game: `/casino/games/${game}`,
    play: `/play/${game}`,
    profile: '/profile/edit-profile',
    password: '/profile/edit-profile?section=password',
    'linked-update': '/casino?modal=linked-signup',
    deposit: '/casino?modal=deposit',
    'deposit-page': '/deposit',
    withdraw: '/withdraw',
    transactions: '/profile/transactions',
    balance: '/profile2/balance',
    verification: '/account/verification',
    favorites: '/profile/favorites',
    limits: '/profile2/limits',
    promotions: '/promotions',
    bonuses: '/bonuses',
    'free-money': '/freemoney',
    rakeback: '/casino?modal=rakeback',
    ...Object.fromEntries(
      ['success', 'failed', 'decline', 'cancel', 'return', 'pending'].map((outcome) => [
        `outcome-${outcome}`,
        `/casino?modal=deposit-${outcome}&met=card`,
      ]),
    ),
  },
};

mkdirSync(out, { recursive: true });
await build(['@casino-kit/casino', '@casino-kit/reference-backend']);
await startBuiltProduct({
  backendPort,
  shells: Object.values(brands),
});

const browser = await chromium.launch({ executablePath: ensureBrowser(), args });
const logIn = async (context, origin) => {
  const response = await context.request.post(`${origin}/api/user/login`, {
    headers: { origin },
    data: { email: 'marlon@casino.example', password: 'Harbour-2026!' },
  });
  if (!response.ok()) throw new Error(`the demo account could not log in: ${response.status()}`);
};
try {
  for (const [brand, { port }] of Object.entries(brands))
    for (const [screen, viewport] of Object.entries(viewports))
      for (const locale of brand === 'curacao' ? ['en', 'ar'] : ['en'])
        for (const who of ['guest', 'player']) {
          const origin = `http://localhost:${port}`;
          const context = await browser.newContext({ viewport, hasTouch: screen === 'phone' });
          await context.addCookies([
            { name: 'locale', value: locale, url: origin },
            { name: 'gameCookieConsent', value: 'accepted', url: origin },
          ]);
          if (who === 'player') await logIn(context, origin);
          const page = await context.newPage();
          for (const [name, path] of Object.entries(pages[who])) {
            await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' });
            await page.evaluate(() => document.fonts.ready);
            const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
            if (wide > 0) console.log(`${brand} ${screen} ${locale} ${who} ${name}: ${wide} px too wide`);
            await page.screenshot({
              path: join(out, `${brand}-${screen}-${locale}-${who}-${name}.png`),
              fullPage: name === 'lobby' || name === 'game',
            });
          }
          await context.close();
        }
} finally {
  await browser.close();
  await stopAll();
}
console.log(`pictures are in ${out}`);
