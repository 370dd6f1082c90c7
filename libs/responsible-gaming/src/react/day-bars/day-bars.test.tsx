import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DayBars } from './day-bars.js';

const getMarks = (nets: readonly (string | null)[]) => {
  const { container } = render(
    <DayBars
      bars={nets.map((net, index) => ({ date: `2026-11-0${index + 1}` as const, net }))}
      formatDate={(date) => date}
      caption="By day"
      format={(net) => `€${Number(net)}`}
    />,
  );
  return [...container.querySelectorAll<HTMLElement>('figcaption + [aria-hidden] > span')].map(
    ({ style, textContent }) => [textContent, style.insetBlockStart],
  );
};

describe('DayBars', () => {
  it('has marks in easy steps around bars of both sides', () => {
    expect(getMarks(['30', null, '-10'])).toEqual([
      ['€30', '0%'],
      ['€20', '25%'],
      ['€10', '50%'],
      ['€0', '75%'],
      ['€-10', '100%'],
    ]);
  });
  it('has one mark above the line when all bars are below it', () => {
    expect(getMarks(['-300.00', null, null])).toEqual([
      ['€100', '0%'],
      ['€0', '25%'],
      ['€-100', '50%'],
      ['€-200', '75%'],
      ['€-300', '100%'],
    ]);
  });
  it('has the line alone without play', () => {
    expect(getMarks([null, null, null])).toEqual([['€0', '50%']]);
  });
  it('names the first, the middle and the last date', () => {
    const { container } = render(
      <DayBars
        bars={[1, 2, 3].map((day) => ({ date: `2026-11-0${day}` as const, net: null }))}
        formatDate={(date) => date}
        caption="By day"
        format={(net) => net}
      />,
    );
    const dates = [...(container.querySelector('figure > :last-child')?.children ?? [])];
    expect(dates.map(({ textContent }) => textContent)).toEqual(['2026-11-01', '2026-11-02', '2026-11-03']);
  });
});
