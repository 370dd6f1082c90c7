#!/usr/bin/env node
/**
 * `npm run bench`: what the product's pages cost, beside floors that are built here and show the same games: a static
 * page, one of React alone, one of the product's stack and nothing else, and one of Next's app router. Builds the product
 * first; leave the machine idle. Runs are interleaved; a table shows medians with their range. Prints every figure that
 * is above what is wanted, and exits with 1 when a count, a number of bytes, a shift or a ratio of processor time is above
 * what is allowed (`limits.mjs`). Durations are printed only, since they are this machine's.
 *
 * `--runs=5` sets the number of runs, `--only=pages,search,visit,languages,shift,server,load,catalogue` what is measured,
 * `--port=` the first of nine free ports. `--quick` is the part that `npm test` runs: each page once, and
 * the servers, of the last build.
 */
import '../start/supported-node.mjs';
import { chromium } from 'playwright';
import { parseArgs } from 'node:util';
import { build } from '../start/build.mjs';
import { startBuiltProduct } from '../start/built-product.mjs';
import { isFree, stopAll, stopOnInterrupt } from '../start/processes.mjs';
import { ensureBrowser } from '../test/ensure-browser.mjs';
import { startFloors } from './floors/start-floors.mjs';
import { startNext } from './floors/start-next.mjs';
import { benchCatalogue } from './catalogue.mjs';
import { findForeignTexts, measureFirstVisit, measureSwitch } from './language-cost.mjs';
import {
  backendLimits,
  durationLimits,
  languageLimits,
  pageLimits,
  searchResponse,
  shellLimits,
  stackLimit,
  visitLimits,
  workLimits,
} from './limits.mjs';
import { logIn } from './log-in.mjs';
import { measurePage } from './page-cost.mjs';
import { measureSearch } from './search-cost.mjs';
import { measureServer } from './server-cost.mjs';
import { measureBusy, measurePolling } from './server-load.mjs';
import { measureStability } from './stability.mjs';
import { median, medians, printTable } from './summary.mjs';
import { measureVisit } from './visit-cost.mjs';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string' },
    port: { type: 'string', default: '4580' },
    quick: { type: 'boolean', default: false },
  },
});
const runs = values.quick ? 1 : Number(values.runs);
const isQuick = (part) => part === 'pages' || part === 'server';
const isAsked = (part) =>
  (values.only === undefined || values.only.split(',').includes(part)) && (!values.quick || isQuick(part));
const [shellPort, backendPort, floorPort, nextPort] = [0, 1, 2, 4].map((at) => Number(values.port) + at);
const casino = `http://localhost:${shellPort}`;
const floors = `http://localhost:${floorPort}`;
const next = `http://localhost:${nextPort}`;
const withNext = !values.quick && ['pages', 'server'].some(isAsked);
/** Rounds of the servers' measurement; of those before it, which warm them up, nothing counts. */
const serverRounds = { warm: 1, measured: 5 };
/** Requests of a round, more for what costs little: the system counts processor time in steps of 10 ms. */
const times = { floor: 500, product: 50 };
/**
 * How many times the ratio that is allowed on an idle machine passes beside other work: what it must catch, such as a cache
 * that no longer answers, costs ten times as much.
 */
const quickTolerance = 2;

const misses = [];
const failures = [];
/** Notes a value above its limits. */
function gate(what, value, { wanted, allowed }) {
  if (value > wanted) misses.push(`${what}: ${value.toFixed(2)}, wanted ${wanted}`);
  if (value > allowed) failures.push(`${what}: ${value.toFixed(2)}, allowed ${allowed}`);
}

/** Runs each subject once per round, so that a slow minute of the machine meets all of them. */
async function interleave(subjects, measure, rounds = runs) {
  const results = Object.fromEntries(Object.keys(subjects).map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const [name, subject] of Object.entries(subjects)) results[name].push(await measure(subject));
  return results;
}

async function benchPages(browser, cookies) {
  const results = await interleave(
    {
      static: { url: `${floors}/static` },
      'React only': { url: `${floors}/react` },
      'same stack': { url: `${floors}/stack` },
      ...(withNext && { Next: { url: `${next}/` } }),
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
  const [ours, stack] = ['/casino', 'same stack'].map((name) => medians(results[name])['JavaScript, KB']);
  gate('/casino, JavaScript in times of the same stack', ours / stack, stackLimit);
  const work = 'main-thread work, ms';
  const floorWork = medians(results['React only'])[work];
  for (const [page, { wanted, allowed }] of Object.entries(pageLimits)) {
    const found = medians(results[page]);
    for (const measure of Object.keys(wanted))
      gate(`${page}, ${measure}`, found[measure], { wanted: wanted[measure], allowed: allowed[measure] });
    if (values.quick) continue;
    gate(`${page}, ${work} in times of React only`, found[work] / floorWork, workLimits.load);
    for (const [measure, { of, ...limits }] of Object.entries(durationLimits)) {
      const unit = of === undefined ? 1 : medians(results[of])[measure];
      gate(
        `${page}, ${measure}${of === undefined ? '' : ` in times of ${of}`}`,
        found[measure] / unit,
        limits,
      );
    }
  }
}

async function benchSearch(browser) {
  const results = await interleave(
    { vanilla: `${floors}/static`, 'React only': `${floors}/react`, '/casino': `${casino}/casino` },
    (url) => measureSearch(browser, url),
  );
  printTable('Typing six letters into the search and deleting them', results);
  const work = 'main-thread work, ms';
  const [ours, floor] = ['/casino', 'React only'].map((name) => medians(results[name]));
  gate('search, main-thread work in times of React only', ours[work] / floor[work], workLimits.search);
  const longest = 'longest response, ms';
  gate('search, longest response in times of React only', ours[longest] / floor[longest], searchResponse);
}

/** Prints what a visit's steps take; the ratio of the longest ones is a duration, so it only counts as a miss. */
async function benchVisit(browser, cookies) {
  const results = await interleave(
    {
      'React only': { lobby: `${floors}/react`, promotions: `${floors}/react` },
      ours: { lobby: `${casino}/casino`, promotions: `${casino}/promotions`, cookies },
    },
    (visit) => measureVisit(browser, visit),
  );
  printTable('A visit: the longest response of each step, on the same phone', results);
  const [floor, ours] = ['React only', 'ours'].map((name) => medians(results[name]));
  for (const [measure, limits] of Object.entries(visitLimits))
    gate(`visit, ${measure} in times of React only`, ours[measure] / floor[measure], limits);
}

/** The languages whose first visit is printed: from right to left, in large or other scripts, and with long words. */
const visitedLanguages = ['ar', 'cn', 'hi', 'th', 'de'];

/** Prints what a language costs at first and when it is switched to, and checks that no other one flashes. */
async function benchLanguages(browser) {
  const visits = visitedLanguages.map((code) => [`first visit, ${code}`, code]);
  const results = await interleave(
    {
      'first visit, en': () => measureFirstVisit(browser, casino, 'en'),
      ...Object.fromEntries(
        visits.map(([name, code]) => [name, () => measureFirstVisit(browser, casino, code)]),
      ),
      'switch to ar': () => measureSwitch(browser, casino, 'ar'),
    },
    (measure) => measure(),
  );
  const costs = Object.entries(results).map(([name, runs]) => [name, runs.map(({ cost }) => cost)]);
  printTable('Languages: the lobby on the same phone', Object.fromEntries(costs));
  for (const [name, code] of [...visits, ['switch to ar', 'ar']]) {
    const findForeign = await findForeignTexts(casino, code);
    const flashes = [...new Set(results[name].flatMap(({ texts }) => findForeign(texts)))];
    for (const text of flashes) console.log(`${name}: “${text}” flashed`);
    gate(`${name}, texts that flashed`, flashes.length, languageLimits.flashes);
  }
}

async function benchShift(browser) {
  console.log('\nLayout shift of every page and dialog, with a processor slowed four times');
  for (const { what, shift, limit } of await measureStability(browser, casino))
    gate(`shift of ${what}`, shift, { wanted: limit, allowed: limit });
}

/**
 * Prints what a page costs the servers, each round beside its floors: the same processor takes twice the time for the same
 * work while its other half is busy, so a ratio counts, and of the rounds its median.
 */
async function benchServer({ shell, backend, floor, nextFloor, cookie }) {
  const both = { processes: { shell, backend }, times: times.product };
  const onFloor = { processes: { shell: floor }, times: times.floor };
  const subjects = {
    'joined strings': { urlAt: () => `${floors}/static?raw`, ...onFloor },
    'React only': { urlAt: () => `${floors}/react?raw`, ...onFloor },
    ...(nextFloor !== undefined && {
      Next: { urlAt: () => `${next}/`, processes: { shell: nextFloor }, times: times.product },
    }),
    'guest, cached': { urlAt: () => `${casino}/casino`, ...both, times: times.floor },
    'guest, not cached': { urlAt: (at) => `${casino}/casino?run=${at}`, ...both },
    'logged in': { urlAt: () => `${casino}/casino`, ...both, cookie },
  };
  await interleave(subjects, measureServer, serverRounds.warm);
  const rounds = await interleave(subjects, measureServer, serverRounds.measured);
  printTable('Processor time of a page, ms', rounds);
  const gateRatio = (page, process, { of, wanted, allowed }) =>
    gate(
      `${page}, processor time of the ${process} in times of ${of}`,
      median(rounds[page].map((cost, round) => cost[process] / rounds[of][round].shell)),
      { wanted, allowed: values.quick ? allowed * quickTolerance : allowed },
    );
  for (const [page, limits] of Object.entries(shellLimits)) gateRatio(page, 'shell', limits);
  for (const [page, limits] of Object.entries(backendLimits)) gateRatio(page, 'backend', limits);
  if (!isAsked('load')) return;
  const costs = Object.fromEntries(Object.entries(rounds).map(([name, found]) => [name, medians(found)]));
  await benchLoad(costs, { shell, backend }, cookie);
}

/** Prints how long pages take while they keep the two servers busy, and what the polls of 1,000 players cost. */
async function benchLoad(costs, processes, cookie) {
  const pages = {
    'guest, cached': { urlAt: () => `${casino}/casino` },
    'guest, not cached': { urlAt: (at) => `${casino}/casino?load=${at}` },
    'logged in': { urlAt: () => `${casino}/casino`, cookie },
  };
  const busy = {};
  for (const [name, load] of Object.entries(pages)) {
    const costMs = costs[name].shell + costs[name].backend;
    busy[name] = await measureBusy({ ...load, costMs });
  }
  console.log('\nPages at 70 % load');
  console.table(busy);
  const details = await fetch(`${casino}/api/user/get-user-details`, { headers: { cookie } });
  const { data } = await details.json();
  console.log('\n1,000 players polling cashback every 15 s and rakeback every 10 s');
  console.table({ polling: await measurePolling({ casino, cookie, user: data.getUser.userId, processes }) });
}

for (const port of [shellPort, backendPort, floorPort, nextPort])
  if (!(await isFree(port))) {
    console.error(`Port ${port} is taken: stop what uses it, or name others with --port.`);
    process.exit(1);
  }
stopOnInterrupt();
if (!values.quick) await build(['@casino-kit/casino', '@casino-kit/reference-backend']);
let browser = null;
try {
  const product = await startBuiltProduct({ backendPort, shells: [{ port: shellPort }] });
  const floor = await startFloors({ port: floorPort, casino });
  browser = await chromium.launch({ executablePath: ensureBrowser() });
  const cookies = await logIn(browser, casino);
  const nextServer = withNext ? await startNext({ port: nextPort, casino }) : undefined;
  if (isAsked('server') || isAsked('load'))
    await benchServer({
      shell: product.shells[0].child.pid,
      backend: product.backend.child.pid,
      floor: floor.child.pid,
      nextFloor: nextServer?.child.pid,
      cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    });
  if (isAsked('pages')) await benchPages(browser, cookies);
  if (isAsked('search')) await benchSearch(browser);
  if (isAsked('visit')) await benchVisit(browser, cookies);
  if (isAsked('languages')) await benchLanguages(browser);
  if (isAsked('shift')) await benchShift(browser);
  if (isAsked('catalogue'))
    await benchCatalogue({ browser, floors, firstPort: Number(values.port) + 6, gate, interleave });
} finally {
  await browser?.close();
  await stopAll();
}
console.log(`\n${misses.length === 0 ? 'Everything is as wanted.' : misses.join('\n')}`);
if (failures.length > 0) console.error(`\n${failures.join('\n')}`);
process.exit(failures.length === 0 ? 0 : 1);
