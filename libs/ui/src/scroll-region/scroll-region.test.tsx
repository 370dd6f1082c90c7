import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ScrollRegion } from './scroll-region.js';

describe('ScrollRegion', () => {
  it('has a name, can be scrolled with the keyboard, and hands out its element', () => {
    const ref = { current: null };
    render(
      <ScrollRegion label="Levels" className="strip" ref={ref}>
        <p>Bronze</p>
      </ScrollRegion>,
    );
    const region = screen.getByRole('region', { name: 'Levels' });
    expect(region.tabIndex).toBe(0);
    expect(region.className).toContain('strip');
    expect(region.textContent).toBe('Bronze');
    expect(ref.current).toBe(region);
  });
});
