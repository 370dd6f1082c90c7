import { type BrowserCommand } from 'vitest/node';
import { compareWith } from './baselines.ts';
import '@vitest/browser-playwright';

/** Compares the story that is shown with its baseline: see {@link compareWith}. */
export const compareWithBaseline: BrowserCommand<[name: string]> = ({ iframe }, name) =>
  compareWith(name, () => iframe.owner().screenshot({ animations: 'disabled', caret: 'hide' }));
