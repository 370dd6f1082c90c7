import { describe, expect, it } from 'vitest';
import { bonusName } from './bonus-name.js';

describe('bonusName', () => {
  it('returns the name, else the title of the banner, else the id', () => {
    const banner = { bannerTitle: 'Banner' };
    expect(bonusName({ id: '1', name: ' Reload ', banner })).toBe('Reload');
    expect(bonusName({ id: '1', name: '  ', banner })).toBe('Banner');
    expect(bonusName({ id: '1', name: null, banner: { bannerTitle: ' ' } })).toBe('1');
    expect(bonusName({ id: '1', name: null, banner: null })).toBe('1');
  });
});
