import { act, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addressRestMs, type LiveSearch, useLiveSearch } from './use-live-search.js';

function open(search = 'd') {
  const onSearch = vi.fn();
  const live: LiveSearch = { current: null };
  const { result, rerender, unmount } = renderHook(
    (address: { search: string; sort?: string }) =>
      useLiveSearch({ search: address.search, address, onSearch, live }),
    { initialProps: { search } },
  );
  return {
    onSearch,
    live,
    unmount,
    term: () => result.current,
    /** Another term in the address, or another order. */
    arrive: (term: string, order = {}) => rerender({ search: term, ...order }),
    /** Returns whether the results show the term. */
    type: (term: string) => {
      let isShown: boolean | undefined;
      act(() => void (isShown = live.current?.(term)));
      return isShown;
    },
  };
}
const rest = (ms = addressRestMs) => act(() => void vi.advanceTimersByTime(ms));

describe('useLiveSearch', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('shows a further letter at once, and moves the address when typing has paused', () => {
    const { term, type, onSearch } = open();
    expect(type('dr')).toBe(true);
    expect(term()).toBe('dr');
    rest(addressRestMs - 1);
    type('dra');
    rest(addressRestMs - 1);
    expect(onSearch).not.toHaveBeenCalled();
    rest(1);
    expect(onSearch).toHaveBeenCalledExactlyOnceWith('dra');
  });

  it('moves the address before a click, and not again once it has moved', () => {
    const { type, arrive, onSearch } = open();
    type('dr');
    fireEvent.click(document.body);
    expect(onSearch).toHaveBeenCalledOnce();
    arrive('dr');
    rest();
    expect(onSearch).toHaveBeenCalledExactlyOnceWith('dr');
  });

  it('leaves a page that a click opens, and that takes long to load, alone', () => {
    const { type, onSearch } = open();
    type('dr');
    fireEvent.click(document.body);
    rest();
    fireEvent.click(document.body);
    expect(onSearch).toHaveBeenCalledExactlyOnceWith('dr');
  });

  it('moves the address again when a filter of the same moment has overwritten it', () => {
    const { type, arrive, onSearch } = open();
    type('dr');
    fireEvent.click(document.body);
    arrive('d', { sort: 'a-z' });
    rest();
    expect(onSearch.mock.calls).toEqual([['dr'], ['dr']]);
  });

  it('leaves the end of a search to the page', () => {
    const { term, type, live, onSearch, unmount } = open();
    expect(type('')).toBe(false);
    expect(term()).toBe('d');
    unmount();
    expect(live.current).toBeNull();
    rest();
    expect(onSearch).not.toHaveBeenCalled();
  });

  it('has nothing to move when the term is that of the address again', () => {
    const { type, onSearch } = open();
    type('dr');
    type('d');
    rest();
    expect(onSearch).not.toHaveBeenCalled();
  });

  it('keeps a newer term when an older one arrives in the address', () => {
    const { term, type, arrive, onSearch } = open();
    type('dr');
    rest();
    type('dra');
    arrive('dr');
    expect(term()).toBe('dra');
    rest();
    expect(onSearch).toHaveBeenLastCalledWith('dra');
  });

  it('follows a search from elsewhere, also to a term that was typed before', () => {
    const { term, type, arrive } = open();
    type('dr');
    arrive('tidewater');
    expect(term()).toBe('tidewater');
    type('tide');
    rest();
    arrive('tide');
    arrive('tidewater');
    expect(term()).toBe('tidewater');
  });
});
