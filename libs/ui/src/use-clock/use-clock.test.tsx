import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useClock } from './use-clock.js';

const second = 1_000;
beforeEach(() => vi.useFakeTimers({ now: 0 }));
afterEach(() => vi.useRealTimers());
const at = (result: { current: { now: Date } }) => result.current.now.getTime();

describe('useClock', () => {
  it('returns the time once a minute', () => {
    const { result } = renderHook(() => useClock());
    act(() => void vi.advanceTimersByTime(59 * second));
    expect(at(result)).toBe(0);
    act(() => void vi.advanceTimersByTime(second));
    expect(at(result)).toBe(60 * second);
  });

  it('reads the given clock at the given interval', () => {
    const read = () => new Date(Date.now() + 500);
    const { result } = renderHook(() => useClock(read, 15 * second));
    expect(at(result)).toBe(500);
    act(() => void vi.advanceTimersByTime(15 * second));
    expect(at(result)).toBe(15 * second + 500);
  });

  it('reads the clock when the page becomes visible again, and on demand', () => {
    const { result } = renderHook(() => useClock());
    act(() => void vi.setSystemTime(7 * second));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(at(result)).toBe(7 * second);
    act(() => void vi.setSystemTime(9 * second));
    act(() => result.current.look());
    expect(at(result)).toBe(9 * second);
  });

  it('stops with its component', () => {
    const { unmount } = renderHook(() => useClock());
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
