// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { keepUnfinishedRound } from './unfinished-round.js';
import { whenOnline } from './when-online.js';

describe('the key of an unfinished round', () => {
  it('outlives the page, until the round has a result', () => {
    sessionStorage.clear();
    keepUnfinishedRound(() => sessionStorage, '?game=a&mode=real').remember('a');
    const later = keepUnfinishedRound(() => sessionStorage, '?game=a&mode=real');
    expect(later.key).toBe('a');
    later.forget();
    expect(later.key).toBeNull();
    expect(keepUnfinishedRound(() => sessionStorage, '?game=a&mode=real').key).toBeNull();
  });
  it('is neither used nor forgotten by a demo or by another game in the same tab', () => {
    sessionStorage.clear();
    const open = (game: string) => keepUnfinishedRound(() => sessionStorage, game);
    open('?game=a&mode=real').remember('a');
    for (const other of ['?game=a&mode=demo', '?game=b&mode=real']) {
      expect(open(other).key).toBeNull();
      open(other).remember('b');
      open(other).forget();
    }
    expect(open('?game=a&mode=real').key).toBe('a');
  });
  it('is kept in memory when the browser blocks the storage', () => {
    const kept = keepUnfinishedRound(() => {
      throw new DOMException('blocked', 'SecurityError');
    }, '');
    expect(kept.key).toBeNull();
    kept.remember('a');
    expect(kept.key).toBe('a');
    kept.forget();
    expect(kept.key).toBeNull();
  });
});

describe('whenOnline', () => {
  it('runs once: after the time, or as soon as there is a network', () => {
    vi.useFakeTimers();
    const work = vi.fn();
    whenOnline(window, work, 5_000);
    vi.advanceTimersByTime(4_999);
    expect(work).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    window.dispatchEvent(new Event('online'));
    expect(work).toHaveBeenCalledTimes(1);

    whenOnline(window, work, 5_000);
    window.dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(5_000);
    expect(work).toHaveBeenCalledTimes(2);

    whenOnline(window, work, 5_000)();
    window.dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(5_000);
    expect(work).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  });
});
