import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTakesLong } from './use-takes-long.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

it('says so after 15 s, until it is over, and starts anew', () => {
  const { result, rerender } = renderHook(({ isPending }) => useTakesLong(isPending), {
    initialProps: { isPending: true },
  });
  pass(14_999);
  expect(result.current).toBe(false);
  pass(1);
  expect(result.current).toBe(true);
  rerender({ isPending: false });
  expect(result.current).toBe(false);
  rerender({ isPending: true });
  pass(14_999);
  expect(result.current).toBe(false);
  pass(1);
  expect(result.current).toBe(true);
});

it('says nothing of what ended in time, or never began', () => {
  const { result, rerender, unmount } = renderHook(({ isPending }) => useTakesLong(isPending), {
    initialProps: { isPending: true },
  });
  pass(10_000);
  rerender({ isPending: false });
  expect(vi.getTimerCount()).toBe(0);
  pass(60_000);
  expect(result.current).toBe(false);
  rerender({ isPending: true });
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
