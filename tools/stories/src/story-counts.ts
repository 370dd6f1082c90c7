import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Reporter, type TestCase, type TestModule } from 'vitest/node';

interface AxeReport {
  type: string;
  result?: {
    incomplete?: {
      id: string;
      nodes: { any: { data?: { messageKey?: string } | null }[] }[];
    }[];
  };
}

/** Axe's reasons to compute no contrast for what a reader would scroll to. */
const scrolledAway = new Set(['outsideViewport', 'elmPartiallyObscured', 'elmPartiallyObscuring']);

/** How many texts of each story axe could not compute a contrast for, by its reason, such as a picture behind them. */
function undecidedContrast(tests: readonly TestCase[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const test of tests) {
    const { reports = [], storyId = test.name } = test.meta() as { reports?: AxeReport[]; storyId?: string };
    const nodes = reports
      .flatMap(({ result }) => result?.incomplete ?? [])
      .filter(({ id }) => id === 'color-contrast')
      .flatMap((undecided) => undecided.nodes);
    for (const { any } of nodes) {
      const reason = any[0]?.data?.messageKey ?? 'unknown';
      const key = `${storyId} ${reason}`;
      if (!scrolledAway.has(reason)) found[key] = (found[key] ?? 0) + 1;
    }
  }
  return found;
}

const isBroken = (module: TestModule) => module.state() === 'failed';

/**
 * Writes the results of the story tests in the form of Vitest's own JSON report, without axe's long results,
 * and adds the totals of each project, what failed, and whose contrast a person must judge. An error outside of any
 * test counts as a file that failed.
 */
export class StoryCounts implements Reporter {
  constructor(private readonly outputFile: string) {}

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[], reason: string): void {
    const getTests = (module: TestModule) => [...module.children.allTests()];
    const tests = modules.flatMap(getTests);
    const counts = (of: readonly TestCase[]) => {
      const inState = (state: string) => of.filter((test) => test.result().state === state).length;
      return {
        numTotalTests: of.length,
        numPassedTests: inState('passed'),
        numFailedTests: inState('failed'),
        numPendingTests: inState('skipped') + inState('pending'),
        numTodoTests: 0,
      };
    };
    const names = [...new Set(tests.map((test) => test.project.name))].sort();
    const report = {
      success: reason === 'passed' && unhandled.length === 0,
      ...counts(tests),
      projects: Object.fromEntries(
        names.map((name) => [name, counts(tests.filter((test) => test.project.name === name))]),
      ),
      failed: modules.filter(isBroken).flatMap((module) => {
        const place = `${module.project.name} ${module.relativeModuleId}`;
        const failed = getTests(module).filter((test) => test.result().state === 'failed');
        return failed.length === 0 ? [place] : failed.map((test) => `${place} ${test.fullName}`);
      }),
      undecidedContrast: undecidedContrast(tests),
      testResults: [
        ...modules.map((module) => ({
          name: `${module.project.name} ${module.relativeModuleId}`,
          status: isBroken(module) ? 'failed' : 'passed',
          assertionResults: getTests(module).map((test) => ({
            fullName: test.fullName,
            status: test.result().state,
          })),
        })),
        ...unhandled.map((error) => ({ name: String(error), status: 'failed', assertionResults: [] })),
      ],
    };
    mkdirSync(dirname(this.outputFile), { recursive: true });
    writeFileSync(this.outputFile, JSON.stringify(report, null, 1));
  }
}
