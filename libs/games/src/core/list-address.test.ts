import { describe, expect, it } from 'vitest';
import { isListAddress } from './is-list-address.js';
import {
  filterParts,
  toListAddress,
  toListFilter,
  toListView,
  withoutFilter,
  withoutPart,
} from './list-address.js';

const address = {
  sort: 'name',
  volatility: '4,5',
  features: 'free-spins',
  rtp: '96-',
  provider: 'tidewater',
};

describe('the address of a list', () => {
  it('is read and written back unchanged', () => {
    expect(toListAddress(toListView(address))).toEqual(address);
  });
  it('has nothing for what is not chosen', () => {
    expect(Object.values(toListAddress(toListView({})))).toEqual(['', '', '', '', '']);
  });
  it('is as if it were empty when it cannot be read', () => {
    expect(toListView({ sort: 'luck', volatility: '9', features: 'x', rtp: 'high' })).toEqual(toListView({}));
  });
  it('asks for a list when it has any of the parameters', () => {
    expect(isListAddress({})).toBe(false);
    expect(isListAddress({ sort: 'sort' })).toBe(true);
    expect(isListAddress({ rtp: '96-' })).toBe(true);
  });
});

describe('the query of a view', () => {
  it('is the same for every spelling', () => {
    const query = (volatility: string) => toListFilter(toListView({ volatility }), { category: 'slots' });
    expect(query('5, 4')).toEqual(query('4,5'));
    expect(query('4,5')).toEqual({ category: 'slots', volatility: '4,5', sort: 'sort' });
  });
});

describe('the parts of a filter', () => {
  const view = toListView(address);
  it('are removed one by one', () => {
    const parts = filterParts(view);
    expect(parts.map(({ kind }) => kind)).toEqual([
      'volatility',
      'volatility',
      'features',
      'rtp',
      'provider',
    ]);
    for (const part of parts)
      expect(filterParts(withoutPart(view, part))).toEqual(parts.filter((other) => other !== part));
  });
  it('are removed together without changing the order of the list', () => {
    expect(filterParts(withoutFilter(view))).toEqual([]);
    expect(withoutFilter(view).sort).toBe('name');
  });
});
