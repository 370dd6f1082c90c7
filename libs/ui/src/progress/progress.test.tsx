import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Progress } from './progress.js';

describe('a progress bar', () => {
  it.each([
    [0.444, '44', '44.4%'],
    [-1, '0', '0%'],
    [1.7, '100', '100%'],
    [Number.NaN, '0', '0%'],
    [Number.POSITIVE_INFINITY, '100', '100%'],
  ])('shows %d as %s of 100', (value, now, width) => {
    render(<Progress label="Wagering" value={value} />);
    const bar = screen.getByRole('progressbar', { name: 'Wagering' });
    expect(bar.getAttribute('aria-valuenow')).toBe(now);
    expect((bar.firstElementChild as HTMLElement).style.inlineSize).toBe(width);
  });
  it('is read in words if there are any', () => {
    render(<Progress label="Wagering" value={0.5} valueText="€5 of €10" />);
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('€5 of €10');
  });
});
