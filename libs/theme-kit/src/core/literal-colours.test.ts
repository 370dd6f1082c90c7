import { describe, expect, it } from 'vitest';
import { literalColours } from './literal-colours.js';

describe('literalColours', () => {
  it('returns semantic colours, gradients and shadows that write a colour instead of referring to the palette', () => {
    const tokens = {
      palette: { tide: { 600: { $value: '#0B6E7F' } } },
      semantic: {
        color: {
          primary: { $value: '{palette.tide.600}' },
          'primary-soft': { $value: '#10305C' },
          scrim: { $value: 'rgb(5 8 18 / .78)' },
        },
        gradient: {
          primary: { $value: 'linear-gradient({palette.tide.600}, {semantic.color.primary})' },
          page: { $value: 'radial-gradient({palette.tide.600}, rgb(47 107 255 / .20))' },
        },
        radius: { sm: { $value: '8px' } },
      },
      component: { art: { symbol: { $value: "url('./art/sprite.svg#face')" } } },
    };
    expect(literalColours(tokens)).toEqual([
      'semantic.color.primary-soft',
      'semantic.color.scrim',
      'semantic.gradient.page',
    ]);
  });
});
