import { describe, expect, it } from 'vitest';
import { lastLines } from './results.mjs';

const own = ['> nx run @casino-kit/bench:page-cost', '', 'guest, processor time: 3.10, allowed 2.8'].join(
  '\n',
);

describe('lastLines', () => {
  it.each([
    ' NX   Running target page-cost for project @casino-kit/bench failed',
    ' NX   Ran target page-cost for 2 projects and 4 tasks they depend on',
  ])('ends before the summary of Nx: %s', (summary) => {
    expect(lastLines(`${own}\n\n\n${summary}\n\nFailed tasks:\n`).split('\n    ')).toEqual([
      '> nx run @casino-kit/bench:page-cost',
      'guest, processor time: 3.10, allowed 2.8',
    ]);
  });
  it('keeps the last lines of a long output', () => {
    const lines = Array.from({ length: 500 }, (_, at) => `line ${at}`);
    const kept = lastLines(lines.join('\n')).split('\n    ');
    expect([kept.length < 50, kept.at(-1)]).toEqual([true, 'line 499']);
  });
});
