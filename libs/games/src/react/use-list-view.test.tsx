import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type ListAddress } from '../core/is-list-address.js';
import { useListView } from './use-list-view.js';

function show(address: ListAddress) {
  const onAddress = vi.fn<(address: Required<ListAddress>) => void>();
  const { result, rerender } = renderHook(
    (shown: ListAddress) => useListView({ address: shown, onAddress }),
    {
      initialProps: address,
    },
  );
  const choose = (changes: Partial<ReturnType<typeof useListView>['view']>) =>
    act(() => result.current.onView({ ...result.current.view, ...changes }));
  return { onAddress, view: () => result.current.view, rerender, choose };
}

describe('useListView', () => {
  it('has the order and the filter of the address', () => {
    expect(show({ sort: 'name', volatility: '5' }).view()).toMatchObject({ sort: 'name', volatility: [5] });
  });

  it('keeps a filter that the page has not rendered yet when the order changes', () => {
    const { choose, onAddress, view } = show({});
    choose({ volatility: [5] });
    choose({ sort: 'name' });
    expect(view()).toMatchObject({ sort: 'name', volatility: [5] });
    expect(onAddress).toHaveBeenLastCalledWith(expect.objectContaining({ sort: 'name', volatility: '5' }));
  });

  it('follows the address back to where it was', () => {
    const { choose, rerender, view } = show({});
    choose({ sort: 'name' });
    rerender({ sort: 'name' });
    expect(view().sort).toBe('name');
    rerender({});
    expect(view().sort).toBe('sort');
  });
});
