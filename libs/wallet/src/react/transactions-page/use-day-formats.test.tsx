import { renderHook } from '@testing-library/react';
import { type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { TestTexts } from '@casino-kit/i18n/testing';
import { useDayFormats } from './use-day-formats.js';

const today = '2026-11-26';

function readFormats(code: string, timeZone = 'Europe/Amsterdam') {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TestTexts code={code} texts={{}}>
      {children}
    </TestTexts>
  );
  return renderHook(({ zone }) => useDayFormats(zone, today), { wrapper, initialProps: { zone: timeZone } });
}
/** A text with plain spaces for those that do not break or are thin. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

describe('useDayFormats', () => {
  it('names the year of a day that is not in the current one', () => {
    const formats = readFormats('en').result.current;
    expect(formats.day('2026-02-03').text).toBe('Feb 3');
    expect(formats.day('2025-02-03').text).toBe('Feb 3, 2025');
    expect(formats.moment('2025-12-31T23:30:00Z')).toBe('Jan 1, 00:30');
    expect(plain(formats.moment('2025-12-31T22:30:00Z'))).toBe('Dec 31, 2025, 23:30');
  });
  it.each([
    ['2026-10-28', '2026-11-26', 'Oct 28 – Nov 26'],
    ['2025-12-20', '2026-01-18', 'Dec 20, 2025 – Jan 18, 2026'],
    ['2025-03-01', '2025-03-31', 'Mar 1 – 31, 2025'],
  ])(
    'writes the period from %s to %s with a year if one of its days is not of this year',
    (from, to, text) => {
      expect(plain(readFormats('en').result.current.period({ from, to }))).toBe(text);
    },
  );
  it('leaves a time that it cannot read as it came, and an hour of it empty', () => {
    const formats = readFormats('en').result.current;
    expect(formats.moment('some day')).toBe('some day');
    expect(formats.date('some day')).toBe('some day');
    expect(formats.time('some day')).toBe('');
  });
  it('writes Gregorian days where another calendar is usual', () => {
    const formats = readFormats('fa').result.current;
    expect(formats.day('2026-11-26').text).toContain('نوامبر');
    expect(formats.day('2025-11-26').text).toContain('نوامبر');
    expect(formats.moment('2025-11-26T12:00:00Z')).toContain('نوامبر');
    expect(formats.moments('2025-11-26T12:00:00Z', '2025-11-26T12:30:00Z')).toContain('نوامبر');
  });
  it('follows the time zone', () => {
    const { result, rerender } = readFormats('en', 'UTC');
    expect(result.current.time('2026-11-26T12:00:00Z')).toBe('12:00');
    rerender({ zone: 'Asia/Tokyo' });
    expect(result.current.time('2026-11-26T12:00:00Z')).toBe('21:00');
  });
});
