#!/usr/bin/env node
/**
 * `npm test`: runs all checks, counts each kind, and prints one line at the end. Every check is a target of Nx, so
 * what did not change since it last passed comes from the cache. `--base REV` runs only what changes since REV affect, and of the journeys those that cover them.
 */
import '../start/supported-node.mjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled, root } from '../start/ensure-installed.mjs';
import { affectedTasks, allTasks, changedFiles, mergeBase } from './affected-tasks.mjs';
import { coveredJourneys } from './covered-journeys.mjs';
import { ensureBrowser, lighterBrowser } from './ensure-browser.mjs';
import { ensureEngines } from './ensure-engines.mjs';
import { createProcessorMeter } from './processor-meter.mjs';
import {
  failedJourneys,
  failedTests,
  lastLines,
  line,
  playwrightResult,
  total,
  vitestResult,
} from './results.mjs';

const vitest = { read: vitestResult, failed: failedTests };
const playwright = { read: playwrightResult, failed: failedJourneys };
/** The kinds by their target. Those with a report are counted from it, the others pass or fail as a whole: one each. */
const kindsByTarget = {
  build: { name: 'build' },
  format: { name: 'format' },
  test: { name: 'unit and component', report: 'reports/unit.json', ...vitest },
  stories: { name: 'stories with axe', report: 'reports/stories.json', ...vitest },
  lint: { name: 'lint' },
  unused: { name: 'unused code' },
  typecheck: { name: 'typecheck' },
  packages: { name: 'packages', report: 'reports/packages.json', ...vitest },
  generator: { name: 'generator', report: 'reports/generator.json', ...vitest },
  'initial-javascript': { name: 'initial JavaScript' },
  'page-cost': { name: 'page cost' },
  engines: { name: 'other engines', report: 'reports/engines.json', ...playwright },
  e2e: { name: 'end to end', report: 'reports/e2e.json', ...playwright },
};

const { values } = parseArgs({ options: { base: { type: 'string' } } });
await ensureInstalled();
const browser = ensureBrowser();
Object.assign(process.env, { CHROMIUM_PATH: lighterBrowser(browser), NX_TUI: 'false', FORCE_COLOR: '0' });
const targets = Object.keys(kindsByTarget);
/** Where the branch left `--base`; `null` to run everything. */
const commit = values.base === undefined ? null : mergeBase(values.base);
const tasks = commit === null ? allTasks(targets) : affectedTasks(commit, targets);

const journeys = JSON.parse(readFileSync(join(root, 'apps/casino-e2e/journeys.json'), 'utf8'));
/** The journeys that cover the changes; `null` for all. */
const covering = commit === null ? null : coveredJourneys(changedFiles(commit), journeys);

/** Runs a target of some projects; `aside` shows its output in one piece at the end, to run it beside another. */
async function runTarget(target, projects, aside, args) {
  const names = projects.map(({ name }) => name).join(',');
  // What runs beside another kind leaves it a core: waiting tests would time out.
  const parallel = aside ? ['--parallel=1'] : [];
  const command = ['nx', 'run-many', '-t', target, '-p', names, '--outputStyle=static', ...parallel, ...args];
  // The shell's `times` knows the processor time of what ran below it, which Node does not.
  const child = spawn('bash', ['-c', 'npx "$@" 3>&-; code=$?; times >&3; exit $code', 'npx', ...command], {
    cwd: root,
    stdio: [aside ? 'ignore' : 'inherit', 'pipe', 'pipe', 'pipe'],
  });
  const meter = createProcessorMeter(child.pid);
  const sampling = setInterval(meter.sample, 1_000);
  const output = [];
  for (const [stream, shown] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ])
    stream.on('data', (chunk) => {
      output.push(chunk);
      if (!aside) shown.write(chunk);
    });
  let times = '';
  child.stdio[3].on('data', (chunk) => (times += chunk));
  const [code] = await once(child, 'close');
  clearInterval(sampling);
  const printed = Buffer.concat(output).toString();
  if (aside) process.stdout.write(printed);
  // The samples lack processes of less than a second, `times` browsers, which outlive what started them.
  const processorSeconds = Math.max(meter.seconds(), sumProcessorSeconds(times));
  return { passed: code === 0, printed, processorSeconds };
}

/** Sums what the `times` of a shell printed, such as `0m1.250s 0m0.310s`. */
const sumProcessorSeconds = (times) =>
  Math.round(
    [...times.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
      (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
      0,
    ),
  );

const finished = [];
/** Runs a kind if it has anything to run, and records its count and duration in seconds. */
async function run(target, { aside = false, args = [] } = {}) {
  const { name, report, read, failed } = kindsByTarget[target];
  const projects = tasks[target];
  if (projects.length === 0) return;
  const start = Date.now();
  const reports = report === undefined ? [] : projects.map((project) => join(root, project.root, report));
  // Nx restores the reports of cached tasks; one that is missing afterwards is a failure.
  for (const path of reports) rmSync(path, { force: true });
  const { passed, printed, processorSeconds } = await runTarget(target, projects, aside, args);
  const count = total(reports.map((path) => read(path)));
  if (report === undefined && passed) count.passed = 1;
  if (!passed && count.failed === 0) count.failed = 1;
  const getTitles = () =>
    report === undefined ? [lastLines(printed)] : reports.flatMap((path) => failed(path));
  finished.push({
    name,
    count,
    seconds: Math.round((Date.now() - start) / 1_000),
    processorSeconds,
    titles: count.failed === 0 ? [] : getTitles(),
  });
}

/** Runs the journey of Firefox and of WebKit; where one of them cannot be installed, both count as skipped. */
async function runEngines() {
  if (tasks.engines.length === 0) return;
  try {
    ensureEngines(['firefox', 'webkit']);
  } catch (error) {
    console.error(error.message);
    const count = { passed: 0, failed: 0, skipped: 2 };
    finished.push({ name: kindsByTarget.engines.name, count, seconds: 0, processorSeconds: 0, titles: [] });
    return;
  }
  await run('engines', { aside: true });
}

// Each kind keeps about one core busy, except the unit tests and the journeys: the others run in pairs.
await Promise.all([run('build'), run('format', { aside: true })]);
// Builds are done: without them in its graph, Nx checks all projects as one batch.
const withoutBuilds = ['--excludeTaskDependencies'];
// One batch, and then the backend's.
await run('test', { args: [...withoutBuilds, '--parallel=1'] });
await Promise.all([
  run('stories'),
  (async () => {
    await run('lint', { aside: true });
    await run('unused', { aside: true });
    await run('typecheck', { aside: true, args: withoutBuilds });
    await run('packages', { aside: true });
    await runEngines();
    await run('generator', { aside: true });
  })(),
]);
await run('initial-javascript');
// What a page costs is measured in the browser that people have.
process.env.CHROMIUM_PATH = browser;
await run('page-cost');
process.env.CHROMIUM_PATH = lighterBrowser(browser);
await run('e2e', { args: covering === null ? [] : [`--args=${covering.join(' ')}`] });

const sum = total(finished.map(({ count }) => count));
const titles = finished.flatMap(({ name, titles }) => titles.map((title) => `FAILED ${name}: ${title}`));
const lines = finished.map(
  ({ name, count, seconds, processorSeconds }) =>
    `${name.padEnd(20)} ${line(count)}, ${seconds} s (processor ${processorSeconds} s)`,
);
console.log(`\n${[...titles, ...lines].join('\n')}\n\n${line(sum)}`);
process.exit(sum.failed === 0 ? 0 : 1);
