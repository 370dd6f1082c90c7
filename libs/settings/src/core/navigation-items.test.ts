import { describe, expect, it } from 'vitest';
import { defaultSettings } from './defaults.js';
import { navigationItems } from './navigation-items.js';
import { readSettings } from './read-settings.js';

const defaults = defaultSettings('2026-11-23');
const getKeys = (settings: Parameters<typeof navigationItems>[0], authenticated: boolean) =>
  navigationItems(settings, { authenticated }).map(({ key }) => key);

describe('the entries of the menu', () => {
  it('are the product’s own by default, without those of a player for a guest', () => {
    expect(getKeys(defaults, true)).toEqual([
      'favorites',
      'promotions',
      'tournaments',
      'cashback',
      'vip-club',
      'responsible-gambling',
      'contacts',
    ]);
    expect(getKeys(defaults, false)).not.toContain('favorites');
  });

  it('are those of the demo navigation with `demoNavigation`', () => {
    const demo = { ...defaults, demoNavigation: true };
    expect(getKeys(demo, true)).toEqual([
      'tournaments',
      'vip-club',
      'edit-profile',
      'balance',
      'responsible-gambling',
      'contacts',
    ]);
    expect(getKeys(demo, false)).toEqual(['tournaments', 'vip-club', 'responsible-gambling', 'contacts']);
  });

  it('are those of `navigationItems`, each for its scope, before the demo navigation', () => {
    const own = {
      demoNavigation: true,
      navigationItems: [
        { key: 'promotions', scope: 'any' as const },
        { key: 'bonus_history', scope: 'user' as const },
        { key: 'freemoney', scope: 'guest' as const },
      ],
    };
    expect(getKeys(own, true)).toEqual(['promotions', 'bonus_history']);
    expect(getKeys(own, false)).toEqual(['promotions', 'freemoney']);
  });

  it('name each page once: the first entry counts', () => {
    const twice = {
      ...defaults,
      navigationItems: [
        { key: 'promotions', scope: 'user' as const },
        { key: 'promotions', scope: 'any' as const, label: { en: 'Again' } },
      ],
    };
    expect(navigationItems(twice, { authenticated: true })).toEqual([{ key: 'promotions', scope: 'user' }]);
    expect(navigationItems(twice, { authenticated: false })).toHaveLength(1);
  });

  it('are read from the server with the scope `any` where none is named; broken ones are dropped', () => {
    const { navigationItems: read } = readSettings(
      { navigationItems: [{ key: 'promotions' }, { key: '' }, { key: 'x', scope: 'admin' }, '__proto__'] },
      { today: '2026-11-23' },
    );
    expect(read).toEqual([{ key: 'promotions', scope: 'any' }]);
  });
});
