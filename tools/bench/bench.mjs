#!/usr/bin/env node
/**
 * `npm run bench`: what the product's pages cost, beside floors that are built here and show the same games: a static
 * page and one of React alone. Build the product first and leave the machine idle. Runs are interleaved; a table shows
 * medians with their range. Prints every count, number of bytes and ratio of processor time that is above what is wanted,
 * and exits with 1 when one is above what is allowed (`limits.mjs`). Durations are printed only, since they are this
 * machine's.
 *
 * `--runs=5` sets the number of runs, `--only=pages|search|server` what is measured. `--quick` is the part that `npm test`
 * runs: each page once, and the servers.
 */
import { chromium } from 'playwright';
import { parseArgs } from 'node:util';
import { startBuiltProduct } from '../start/built-product.mjs';
import { stopAll } from '../start/processes.mjs';
import { ensureBrowser } from '../test/ensure-browser.mjs';
import { startFloors } from './floors/start-floors.mjs';
import { backendLimits, pageLimits, shellLimits, workLimits } from './limits.mjs';
import { measurePage } from './page-cost.mjs';
import { measureSearch } from './search-cost.mjs';
import { measureServer, measureUnderLoad } from './server-cost.mjs';
import { logIn } from './log-in.mjs';
import { medians, printTable } from './summary.mjs';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string' },
    quick: { type: 'boolean', default: false },
  },
});
const runs = values.quick ? 1 : Number(values.runs);
const isAsked = (part) => values.only === undefined || values.only.split(',').includes(part);
const [backendPort, shellPort, floorPort] = [4_581, 4_580, 4_582];
const casino = `http://localhost:${shellPort}`;
const floors = `http://localhost:${floorPort}`;
/** Requests of a measurement: the system counts processor time in steps of 10 ms. */
const times = { floor: 2_000, product: 200 };

const misses = [];
const failures = [];
/** Notes a value above its limits. */
function gate(what, value, { wanted, allowed }) {
  if (value > wanted) misses.push(`${what}: ${value.toFixed(2)}, wanted ${wanted}`);
  if (value > allowed) failures.push(`${what}: ${value.toFixed(2)}, allowed ${allowed}`);
}

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
  const work = 'main-thread work, ms';
  const floorWork = medians(results['React only'])[work];
  for (const [page, { wanted, allowed }] of Object.entries(pageLimits)) {
    const found = medians(results[page]);
    for (const measure of Object.keys(wanted))
      gate(`${page}, ${measure}`, found[measure], { wanted: wanted[measure], allowed: allowed[measure] });
    if (!values.quick)
      gate(`${page}, ${work} in times of React only`, found[work] / floorWork, workLimits.load);
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
    workLimits.search,
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
  for (const [page, { of, ...limits }] of Object.entries(shellLimits))
    gate(
      `${page}, processor time of the shell in times of ${of}`,
      costs[page].shell / costs[of].shell,
      limits,
    );
  for (const [page, limits] of Object.entries(backendLimits))
    gate(`${page}, processor time of the backend, ms`, costs[page].backend, limits);
  if (!values.quick) await benchLoad(costs['guest, not cached']);
}

/** Prints how long pages take while they keep the two servers busy for seven tenths of the time. */
async function benchLoad({ shell, backend }) {
  const perSecond = (0.7 * 1_000) / (shell + backend);
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
  if (isAsked('search') && !values.quick) await benchSearch(browser);
} finally {
  await browser?.close();
  await stopAll();
}
console.log(`\n${misses.length === 0 ? 'Everything is as wanted.' : misses.join('\n')}`);
if (failures.length > 0) console.error(`\n${failures.join('\n')}`);
process.exit(failures.length === 0 ? 0 : 1);
