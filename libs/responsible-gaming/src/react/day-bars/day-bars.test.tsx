import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DayBars } from './day-bars.js';

const getMarks = (nets: readonly (string | null)[]) => {
  const { container } = render(
    <DayBars
      bars={nets.map((net, index) => ({ date: `2026-11-0${index + 1}` as const, net }))}
      first="Nov 1"
      last="Nov 3"
      caption="By day"
      format={(net) => `€${net}`}
    />,
  );
  return [...container.querySelectorAll<HTMLElement>('figure > [aria-hidden]:first-child > span')].map(
    ({ style, textContent }) => [textContent, style.insetBlockStart],
  );
};

describe('DayBars', () => {
  it('has marks at the line and at the largest bars of both sides', () => {
    expect(getMarks(['30', null, '-10'])).toEqual([
      ['€30', '0%'],
      ['€0', '75%'],
      ['€-10', '100%'],
    ]);
  });
  it('has no mark that would touch that of the line', () => {
    expect(getMarks(['1', '-99', null])).toEqual([
      ['€0', '1%'],
      ['€-99', '100%'],
    ]);
    expect(getMarks(['50', null, null])).toEqual([
      ['€50', '0%'],
      ['€0', '100%'],
    ]);
  });
  it('has the line alone without play', () => {
    expect(getMarks([null, null, null])).toEqual([['€0', '50%']]);
  });
});
