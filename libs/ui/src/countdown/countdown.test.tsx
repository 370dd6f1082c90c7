import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Countdown } from './countdown.js';

const start = Date.UTC(2026, 0, 1, 12);
beforeEach(() => {
  vi.useFakeTimers({ now: start });
});
afterEach(() => {
  vi.useRealTimers();
});
const after = (milliseconds: number): void => {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
};
const timer = () => screen.getByRole('timer', { name: 'Time left' });
const shown = () => timer().firstElementChild?.textContent;
const spoken = () => timer().querySelector('[aria-live]')?.textContent;

describe('a countdown', () => {
  it('counts, and announces only thresholds', () => {
    render(<Countdown label="Time left" until={start + 62_000} />);
    expect(shown()).toBe('01:02');
    after(1_000);
    expect([shown(), spoken()]).toEqual(['01:01', '']);
    after(1_000);
    expect([shown(), spoken()]).toEqual(['01:00', '01:00']);
    after(30_000);
    expect([shown(), spoken()]).toEqual(['00:30', '01:00']);
    after(20_000);
    expect([shown(), spoken()]).toEqual(['00:10', '00:10']);
  });
  it('ends once, at zero', () => {
    const end = vi.fn();
    render(<Countdown label="Time left" until={start + 2_000} onEnd={end} />);
    after(1_000);
    expect(end).not.toHaveBeenCalled();
    after(1_000);
    expect(end).toHaveBeenCalledOnce();
    after(60_000);
    expect(end).toHaveBeenCalledOnce();
    expect(shown()).toBe('00:00');
  });
  it('shows a new end at once', () => {
    const { rerender } = render(<Countdown label="Time left" until={start + 5_000} />);
    rerender(<Countdown label="Time left" until={start + 90_000} />);
    expect(shown()).toBe('01:30');
    after(1_000);
    expect(shown()).toBe('01:29');
  });
  it('is right again after the machine slept', () => {
    render(<Countdown label="Time left" until={start + 600_000} />);
    vi.setSystemTime(start + 500_000);
    after(1_000);
    expect(shown()).toBe('01:39');
  });
  it('stops its clock on unmount', () => {
    const { unmount } = render(<Countdown label="Time left" until={start + 5_000} />);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
