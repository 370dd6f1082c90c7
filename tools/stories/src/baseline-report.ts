import { type TestModule } from 'vitest/node';
import { endWholeRun, printCounts } from './baselines.ts';
import { pagesFolder } from './pages-drawn.ts';
import { StoryCounts } from './story-counts.ts';

/** Counts the pictures of a run, and finds baselines whose story is gone: an update deletes them. */
export class BaselineReport extends StoryCounts {
  override onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[], reason: string): void {
    super.onTestRunEnd(modules, unhandled, reason);
    const isWhole = process.env['STORY_LIBRARIES'] === undefined && reason === 'passed';
    if (isWhole && !endWholeRun((name) => !name.startsWith(pagesFolder))) process.exitCode = 1;
    printCounts();
  }
}
