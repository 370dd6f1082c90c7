/**
 * Measures how long the wagering explainer's simulation takes in a worker and on the main thread, in Chromium: 10,000
 * runs of the bonus of the design at each of its stakes, and the longest task that blocked the page. Exits with 1 when
 * a run takes more than 5 s or blocks the page for more than 50 ms. Run: `node bench/wagering.mjs`; CHROMIUM_PATH names
 * a browser.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { chromium } from 'playwright';
import { build, defaultClientConditions } from 'vite';

const here = import.meta.dirname;
const out = mkdtempSync(join(tmpdir(), 'wagering-bench-'));
const entry = join(here, 'wagering-entry.mjs');
writeFileSync(
  entry,
  `import { runSimulation } from '../src/worker/run-simulation.ts';
import { runInSlices } from '../src/worker/run-in-slices.ts';
const slot = { returnToPlayer: '96', volatility: 3 };
const task = (stake) => ({ slot, runs: 10_000, seed: 1, ends: [5_000, 10_000, 20_000], start: {
  balance: 4_000, toStake: 140_000, stake, maxWin: 50_000, minBalance: 0, winsPaid: 100, freeSpins: null } });
globalThis.measure = async (stake, where) => {
  let held = 0;
  const observer = new PerformanceObserver((list) => { for (const { duration } of list.getEntries()) held = Math.max(held, duration); });
  observer.observe({ type: 'longtask' });
  const from = performance.now();
  const tally = await (where === 'worker' ? runSimulation(task(stake)) : runInSlices(task(stake)));
  const took = performance.now() - from;
  await new Promise((resolve) => setTimeout(resolve, 50));
  observer.disconnect();
  return { took, held, counts: tally.counts };
};`,
);
const types = { '.html': 'text/html', '.js': 'text/javascript' };
let failed = false;
try {
  await build({
    root: here,
    base: './',
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@casino-kit/source', ...defaultClientConditions] },
    worker: { format: 'es' },
    build: {
      outDir: out,
      emptyOutDir: true,
      rolldownOptions: { input: entry, output: { entryFileNames: 'entry.js' } },
    },
  });
  writeFileSync(join(out, 'index.html'), '<!doctype html><script type="module" src="/entry.js"></script>');
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    try {
      const body = readFileSync(join(out, path === '/' ? 'index.html' : path));
      response.writeHead(200, { 'Content-Type': types[extname(path)] ?? 'text/html' }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage();
  const workers = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
  await page.waitForFunction(() => 'measure' in globalThis);
  for (const where of ['worker', 'page'])
    for (const stake of [20, 50, 100, 200, 500]) {
      const { took, held, counts } = await page.evaluate(
        ([s, w]) => globalThis.measure(s, w),
        [stake, where],
      );
      console.log(
        `${where.padEnd(6)} stake ${(stake / 100).toFixed(2)}: ${took.toFixed(0)} ms, longest task of the page ${held.toFixed(0)} ms, results ${counts.join(' ')}`,
      );
      failed ||= where === 'worker' && took > 5_000;
    }
  console.log(`workers started: ${workers.length}`);
  failed ||= workers.length !== 5;
  await browser.close();
  server.close();
} finally {
  rmSync(out, { recursive: true, force: true });
  rmSync(entry, { force: true });
}
process.exitCode = failed ? 1 : 0;
