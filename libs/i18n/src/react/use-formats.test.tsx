import { renderHook } from '@testing-library/react';
import { type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { TestTexts } from './test-texts.js';
import { useDateFormat, useNumberFormat } from './use-formats.js';

const moment = Date.UTC(2026, 10, 20);
const createWrapper = (code: string) => ({
  wrapper: ({ children }: { children: ReactNode }) => <TestTexts code={code}>{children}</TestTexts>,
});
const dateOptions = { year: 'numeric', month: 'numeric', day: 'numeric', timeZone: 'UTC' } as const;
const dateIn = (code: string, calendar?: 'gregory') =>
  renderHook(() => useDateFormat({ ...dateOptions }, calendar), createWrapper(code)).result.current.format(
    moment,
  );
const numberIn = (code: string) =>
  renderHook(() => useNumberFormat({ minimumFractionDigits: 2 }), createWrapper(code)).result.current.format(
    1234.5,
  );

describe('formats by locale', () => {
  it('writes dates as the locale does', () => {
    expect(dateIn('de')).toBe('20.11.2026');
    expect(dateIn('th')).toBe('20/11/2569');
    expect(dateIn('fa')).toBe('1405/8/29');
  });

  it.each(['fa', 'ps', 'th', 'ar', 'cn', 'mu'])(
    'writes calendar dates of %s in the Gregorian year 2026',
    (code) => expect(dateIn(code, 'gregory')).toContain('2026'),
  );

  it('writes numbers as the locale does', () => {
    expect(numberIn('gr')).toBe('1.234,50');
    expect(numberIn('cz')).toMatch(/^1\s234,50$/);
    expect(numberIn('ar')).toBe('1,234.50');
    expect(numberIn('fa')).toBe('1,234.50');
    expect(numberIn('mu')).toMatch(/^1\s234,50$/);
  });

  it('keeps a format as long as its options are equal', () => {
    const { result, rerender } = renderHook(() => useDateFormat({ ...dateOptions }));
    const before = result.current;
    rerender();
    expect(result.current).toBe(before);
  });
});
