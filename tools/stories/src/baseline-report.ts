import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type TestModule } from 'vitest/node';
import { baselineFolder, drawn, forgetDifferences } from './baseline-command.ts';
import { StoryCounts } from './story-counts.ts';

/** Returns the names of all baselines. */
const baselines = () =>
  readdirSync(baselineFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.avif'))
    .map((file) => file.slice(0, -'.avif'.length));

/** Counts the pictures of a run, and finds baselines whose story is gone: an update deletes them. */
export class BaselineReport extends StoryCounts {
  onInit(): void {
    forgetDifferences();
  }

  override onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[], reason: string): void {
    super.onTestRunEnd(modules, unhandled, reason);
    const isWhole = process.env['STORY_LIBRARIES'] === undefined && reason === 'passed';
    const left = isWhole ? baselines().filter((name) => !drawn.has(name)) : [];
    const files = left.map((name) => join(baselineFolder, `${name}.avif`));
    if (process.env['BASELINES'] === 'update') for (const file of files) rmSync(file);
    else if (left.length > 0) {
      console.error(`Without a story: ${left.join(', ')}. npm run visual -- --update deletes them.`);
      process.exitCode = 1;
    }
    const bytes = baselines().reduce(
      (sum, name) => sum + statSync(join(baselineFolder, `${name}.avif`)).size,
      0,
    );
    console.log(`${drawn.size} pictures; all baselines have ${(bytes / 1_000_000).toFixed(1)} MB`);
  }
}
