#!/usr/bin/env node
/**
 * `npm run bench`: what the product's pages cost, beside floors that are built here and show the same games: a static
 * page and one of React alone. Build the product first and leave the machine idle. Runs are interleaved; a table shows
 * medians with their range. Exits with 1 when a count, a number of bytes or a ratio of processor time is above its limit;
 * durations are printed only, since they are this machine's.
 *
 * `--runs=5` sets the number of runs, `--only=pages|search|server` what is measured.
 */
import { chromium } from 'playwright';
import { parseArgs } from 'node:util';
import { startBuiltProduct } from '../start/built-product.mjs';
import { stopAll } from '../start/processes.mjs';
import { ensureBrowser } from '../test/ensure-browser.mjs';
import { startFloors } from './floors/start-floors.mjs';
import { countLimits, ratioLimits, serverLimits } from './limits.mjs';
import { measurePage } from './page-cost.mjs';
import { measureSearch } from './search-cost.mjs';
import { measureServer, measureUnderLoad } from './server-cost.mjs';
import { logIn } from './log-in.mjs';
import { medians, printTable } from './summary.mjs';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, only: { type: 'string' } },
});
const runs = Number(values.runs);
const isAsked = (part) => values.only === undefined || values.only.split(',').includes(part);
const [backendPort, shellPort, floorPort] = [4_581, 4_580, 4_582];
const casino = `http://localhost:${shellPort}`;
const floors = `http://localhost:${floorPort}`;
/** Requests of a measurement: the system counts processor time in steps of 10 ms. */
const times = { floor: 2_000, product: 200 };

const misses = [];
const gate = (what, value, limit) => {
  if (value > limit) misses.push(`${what}: ${value.toFixed(2)}, at most ${limit.toFixed(2)} is wanted`);
};

/** Runs each subject once per round, so that a slow minute of the machine meets all of them. */
async function interleave(subjects, measure) {
  const results = Object.fromEntries(Object.keys(subjects).map((name) => [name, []]));
  for (let round = 0; round < runs; round += 1)
    for (const [name, subject] of Object.entries(subjects)) results[name].push(await measure(subject));
  return results;
}

async function benchPages(browser, cookies) {
  const results = await interleave(
    {
      static: { url: `${floors}/static` },
      'React only': { url: `${floors}/react` },
      '/casino': { url: `${casino}/casino` },
      '/promotions': { url: `${casino}/promotions` },
      'a game': { url: `${casino}/casino/games/book-of-tides` },
      '/deposit': { url: `${casino}/deposit`, cookies },
    },
    ({ url, ...options }) => measurePage(browser, url, options),
  );
  printTable(
    'Pages before any interaction, on a phone with slow 4G and a processor slowed four times',
    results,
  );
  const floor = { static: medians(results.static), react: medians(results['React only']) };
  for (const [page, limits] of Object.entries(countLimits)) {
    const found = medians(results[page]);
    for (const [measure, limit] of Object.entries(limits)) gate(`${page}, ${measure}`, found[measure], limit);
    for (const { measure, of, times } of ratioLimits)
      gate(`${page}, ${measure} in times of ${of}`, found[measure] / floor[of][measure], times);
  }
}

async function benchSearch(browser) {
  const results = await interleave(
    { vanilla: `${floors}/static`, 'React only': `${floors}/react`, '/casino': `${casino}/casino` },
    (url) => measureSearch(browser, url),
  );
  printTable('Typing six letters into the search and deleting them', results);
  const work = 'main-thread work, ms';
  gate(
    'search, main-thread work in times of React only',
    medians(results['/casino'])[work] / medians(results['React only'])[work],
    2,
  );
}

async function benchServer({ shell, backend, floor, cookie }) {
  const measure = (urlAt, options) => measureServer({ urlAt, times: times.product, ...options });
  const both = { processes: { shell, backend } };
  const onFloor = { processes: { shell: floor }, times: times.floor };
  const costs = {
    'joined strings': await measure(() => `${floors}/static?raw`, onFloor),
    'React only': await measure(() => `${floors}/react?raw`, onFloor),
    'guest, cached': await measure(() => `${casino}/casino`, both),
    'guest, not cached': await measure((at) => `${casino}/casino?run=${at}`, both),
    'logged in': await measure(() => `${casino}/casino`, { ...both, cookie }),
  };
  console.log('\nProcessor time of a page, ms');
  console.table(costs);
  for (const [page, { of, times }] of Object.entries(serverLimits.shell))
    gate(`${page}, processor time in times of ${of}`, costs[page].shell / costs[of].shell, times);
  for (const [page, most] of Object.entries(serverLimits.backendMs))
    gate(`${page}, processor time of the backend, ms`, costs[page].backend, most);
  const pageMs = costs['guest, not cached'].shell + costs['guest, not cached'].backend;
  const perSecond = (0.7 * 1_000) / pageMs;
  const { requests, p50, p99 } = await measureUnderLoad({
    urlAt: (at) => `${casino}/casino?load=${at}`,
    perSecond,
    seconds: 20,
  });
  console.log(
    `\n70 % load (${perSecond.toFixed(0)} pages a second, not cached): p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms of ${requests}`,
  );
}

let browser = null;
try {
  const product = await startBuiltProduct({ backendPort, shells: [{ port: shellPort }] });
  const floor = await startFloors({ port: floorPort, casino });
  browser = await chromium.launch({ executablePath: ensureBrowser() });
  const cookies = await logIn(browser, casino);
  if (isAsked('server'))
    await benchServer({
      shell: product.shells[0].child.pid,
      backend: product.backend.child.pid,
      floor: floor.child.pid,
      cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    });
  if (isAsked('pages')) await benchPages(browser, cookies);
  if (isAsked('search')) await benchSearch(browser);
} finally {
  await browser?.close();
  await stopAll();
}
console.log(misses.length === 0 ? '\nEverything is within its limit.' : `\n${misses.join('\n')}`);
process.exit(misses.length === 0 ? 0 : 1);
