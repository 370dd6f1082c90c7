import { describe, expect, it } from 'vitest';
import { providerFilter } from './provider-list.js';

describe('providerFilter', () => {
  it('lists the games of the provider by popularity when the address has no parameters', () => {
    expect(providerFilter('tidewater', {})).toEqual({ provider: 'tidewater', sort: 'sort' });
  });

  it('has the order and the filter of the address', () => {
    const address = { sort: 'name', volatility: '5,4', features: 'demo', rtp: '96-' };
    expect(providerFilter('tidewater', address)).toEqual({
      provider: 'tidewater',
      sort: 'name',
      volatility: '4,5',
      features: 'demo',
      rtp: '96-',
    });
  });

  it('ignores another provider in the address', () => {
    expect(providerFilter('tidewater', { provider: 'octavo' }).provider).toBe('tidewater');
  });
});
