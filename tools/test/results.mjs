import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */

/** @returns {Count} */
export const none = () => ({ passed: 0, failed: 0, skipped: 0 });

/** @param {Count[]} counts @returns {Count} */
export const total = (counts) =>
  counts.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    none(),
  );

/** Reads Vitest's JSON report. A missing report counts as one failure: what should have run did not. */
export function vitestResult(path) {
  if (!existsSync(path)) return { passed: 0, failed: 1, skipped: 0 };
  const report = JSON.parse(readFileSync(path, 'utf8'));
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Reads Playwright's JSON report; a flaky test counts as failed. */
export function playwrightResult(path) {
  if (!existsSync(path)) return { passed: 0, failed: 1, skipped: 0 };
  const { stats, errors } = JSON.parse(readFileSync(path, 'utf8'));
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

/** How much of an error is listed: an assertion's first line without what it found says too little. */
const listedLines = 24;
const getLines = (text) =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '');
const listed = (lines) => lines.join('\n    ');
const cause = (message = '') => listed(getLines(message).slice(0, listedLines));

/** Lists the failed tests of Vitest's JSON report with the start of their error; of a file that failed as a whole, its path. */
export function failedTests(path) {
  if (!existsSync(path)) return [`${path} is missing`];
  const { testResults } = JSON.parse(readFileSync(path, 'utf8'));
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name);
    if (status === 'failed' && assertionResults.length === 0) return [`${file}: ${cause(message)}`];
    return assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => `${file} › ${fullName}: ${cause(failureMessages?.[0])}`);
  });
}

/** Lists the failed journeys of Playwright's JSON report, flaky ones included, with the start of their error. */
export function failedJourneys(path) {
  if (!existsSync(path)) return [`${path} is missing`];
  const { suites, errors } = JSON.parse(readFileSync(path, 'utf8'));
  const inSuite = ({ suites: inner = [], specs = [] }) => [
    ...specs.flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(
          ({ results }) => `${file} › ${title}: ${cause(results.find(({ error }) => error)?.error.message)}`,
        ),
    ),
    ...inner.flatMap(inSuite),
  ];
  return [...suites.flatMap(inSuite), ...errors.map(({ message }) => cause(message))];
}

/** The end of what a kind without a report printed, without the summary of Nx: there it says what failed. */
export function lastLines(printed) {
  const lines = getLines(printed);
  const summary = lines.findIndex((line) => /^ *NX {3}(Ran target|Running target .* failed$)/.test(line));
  return listed(lines.slice(0, summary === -1 ? undefined : summary).slice(-listedLines));
}

export const line = ({ passed, failed, skipped }) => `${passed} passed, ${failed} failed, ${skipped} skipped`;
