import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readAssets } from './assets.js';
import { documentHead } from './document.js';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'casino-kit-assets-'));
  mkdirSync(join(folder, '.vite'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (manifest: object) =>
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
const themes = {
  'src/themes/curacao.css': { file: 'curacao.css', assets: ['assets/mark-x0.svg', 'assets/hero-x1.svg'] },
  'src/themes/lulu.css': { file: 'lulu.css' },
  'src/fonts/ja.css': { file: 'assets/ja-x2.css' },
};
const build = {
  ...themes,
  'src/browser/main.tsx': { file: 'main.js', css: ['main.css'], imports: ['_ui.js'], isEntry: true },
  '_ui.js': { file: 'ui.js', css: ['ui.css'] },
  '_payments.js': { file: 'payments.js', name: 'payments', css: ['payments.css'], imports: ['_ui.js'] },
  'src/pages/deposit-page/deposit-page.tsx': {
    file: 'deposit.js',
    imports: ['src/browser/main.tsx', '_payments.js'],
  },
};
const deposit = 'src/pages/deposit-page/deposit-page.tsx';

it('lists the files of every page and those of each lazy page', async () => {
  write(build);
  const assets = await readAssets(folder);
  expect([assets.script, assets.styles, assets.preloads]).toEqual([
    '/main.js',
    ['/ui.css', '/main.css'],
    ['/ui.js'],
  ]);
  expect(assets.pages[deposit]).toEqual({
    styles: ['/ui.css', '/main.css', '/payments.css'],
    preloads: ['/ui.js', '/payments.js', '/deposit.js'],
  });
});
it('lists the files of a group by its name', async () => {
  write(build);
  expect((await readAssets(folder)).pages['payments']).toEqual({
    styles: ['/ui.css', '/payments.css'],
    preloads: ['/ui.js', '/payments.js'],
  });
});
it('links each file once in the head of its page, so that the page is never unstyled', async () => {
  write(build);
  const head = documentHead({
    nonce: 'n',
    lang: 'en',
    code: 'en',
    dir: 'ltr',
    title: 'Deposit',
    description: '',
    brand: '',
    theme: 'curacao',
    assets: await readAssets(folder),
    modules: [deposit],
    isLobby: false,
    hero: 'none',
    texts: '/texts/de.0123456789abcdef.json',
  });
  expect([...head.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    '/curacao.css',
    '/ui.css',
    '/main.css',
    '/payments.css',
  ]);
  expect(head).toContain('<link rel="modulepreload" fetchpriority="low" href="/deposit.js" nonce="n">');
  expect(head).toContain(
    '<link rel="preload" as="fetch" crossorigin href="/texts/de.0123456789abcdef.json">',
  );
});
it('names the font of a script that no theme has in the pages of its language alone', async () => {
  write(build);
  const assets = await readAssets(folder);
  const head = (lang: string, code: string) =>
    documentHead({
      ...{ nonce: null, lang, code, dir: 'ltr', title: 'Casino', description: '', brand: '' },
      ...{ theme: 'curacao', assets, modules: [], isLobby: true, hero: 'none', texts: null },
    });
  expect(head('ja-JP', 'ja')).toContain('<link rel="stylesheet" href="/assets/ja-x2.css">');
  expect(head('en', 'en')).not.toContain('ja-x2');
});
it('names the art of the banner in the head of the pages that begin with it', async () => {
  write(build);
  const assets = await readAssets(folder);
  const head = (theme: 'curacao' | 'lulu', hero: 'none' | 'all' | 'wide') =>
    documentHead({
      nonce: null,
      lang: 'en',
      code: 'en',
      dir: 'ltr',
      title: 'Casino',
      description: '',
      brand: '',
      theme,
      assets,
      modules: [],
      isLobby: true,
      hero,
      texts: null,
    });
  const art = '<link rel="preload" as="image" fetchpriority="high" href="/assets/hero-x1.svg"';
  expect(head('curacao', 'all')).toContain(`${art}>`);
  expect(head('curacao', 'wide')).toContain(`${art} media="(min-width: 768px)">`);
  expect(head('curacao', 'none')).not.toContain('as="image"');
  expect(head('lulu', 'all')).not.toContain('as="image"');
});
it('throws when the build has no entry or no theme', async () => {
  write(themes);
  await expect(readAssets(folder)).rejects.toThrow('holds no entry');
  write({ 'src/browser/main.tsx': build['src/browser/main.tsx'] });
  await expect(readAssets(folder)).rejects.toThrow('holds no theme curacao');
});
