/**
 * Measures the cost of opening the calendar beside writing the same markup as plain HTML: script, style and layout in
 * Chromium, with the days already loaded. Exits with 1 if it is more than 1.7 times as much. A modal is compared with
 * plain HTML in the browser's own dialog; the cost of the markup as a mere block is printed too. Run it on an idle
 * machine: `npm run bench`; CHROMIUM_PATH names a browser.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { tmpdir } from 'node:os';
import { chromium } from 'playwright';
import { build, createServer as createVite, defaultClientConditions } from 'vite';

// React's own measure of itself, without what it checks during development.
process.env.NODE_ENV = 'production';
const rounds = 100;
const limit = 1.7;
const here = import.meta.dirname;
const at = '2026-11-22T10:30:00Z';
const timeZone = 'America/Curacao';

const conditions = ['@casino-kit/source'];
/** The fixtures of the tests, read by Vite because they are TypeScript. */
async function fixtures() {
  const vite = await createVite({
    root: here,
    configFile: false,
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false },
    ssr: { noExternal: [/^@casino-kit\//], resolve: { conditions } },
  });
  try {
    const { makeRakebackDays, makeStatements } = await vite.ssrLoadModule('../src/testing/fixtures.ts');
    const { makeUserDetails } = await vite.ssrLoadModule('@casino-kit/session/testing');
    const sha256 = async (text) => createHash('sha256').update(text).digest('hex');
    return {
      at,
      timeZone,
      player: makeUserDetails(),
      days: makeRakebackDays('2026-11-22'),
      statements: await makeStatements('2026-11-22', { timeZone, sha256 }),
    };
  } finally {
    await vite.close();
  }
}

const out = mkdtempSync(join(tmpdir(), 'rakeback-bench-'));
const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };
try {
  const data = await fixtures();
  await build({
    root: here,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: [...conditions, ...defaultClientConditions] },
    build: {
      outDir: out,
      emptyOutDir: true,
      target: 'es2022',
      rolldownOptions: { input: join(here, 'index.html') },
    },
  });
  const server = createServer((request, response) => {
    const file = join(out, request.url === '/' ? 'index.html' : request.url.split('?')[0]);
    if (!existsSync(file)) return response.writeHead(404).end();
    return response
      .writeHead(200, { 'Content-Type': types[extname(file)] ?? 'application/octet-stream' })
      .end(readFileSync(file));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const system = '/usr/bin/chromium';
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? (existsSync(system) ? system : undefined),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.on('pageerror', (error) => {
    throw error;
  });
  await page.addInitScript((given) => {
    globalThis.benchData = given;
  }, data);
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
  await page.waitForFunction(() => globalThis.isReady === true);
  const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];
  let worst = 0;
  for (const name of ['inline block', 'modal']) {
    await page.evaluate(([form]) => globalThis.measure(form, 10), [name]);
    const { react, html, inBrowserDialog } = await page.evaluate(
      ([form, count]) => globalThis.measure(form, count),
      [name, rounds],
    );
    const own = median(react);
    const beside = (what, list) => {
      const ratio = own / median(list);
      console.log(`  ${what} ${median(list).toFixed(2)} ms, ${ratio.toFixed(2)} times`);
      return ratio;
    };
    console.log(`${name}: ${own.toFixed(2)} ms (median of ${rounds})`);
    const block = beside('plain HTML', html);
    worst = Math.max(worst, name === 'modal' ? beside('plain HTML as a modal', inBrowserDialog) : block);
  }
  await browser.close();
  server.close();
  console.log(worst <= limit ? `within ${limit} times` : `more than ${limit} times`);
  process.exitCode = worst <= limit ? 0 : 1;
} finally {
  rmSync(out, { recursive: true, force: true });
}
