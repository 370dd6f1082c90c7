import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { VirtualGrid } from './virtual-grid.js';

const gridWidth = 784;

beforeEach(() => {
  // jsdom has no layout: the grid is 784 px wide and the screen 768 px high.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(gridWidth);
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  scrollTo(0);
});
function scrollTo(top: number) {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}
function grid(onRange?: (first: number, last: number) => void) {
  render(
    <VirtualGrid
      label="All games"
      count={2_000}
      render={(place) => <a href="#game">Game {place + 1}</a>}
      columnsAt={() => 4}
      rowHeight={(cellWidth) => cellWidth}
      onRange={onRange}
    />,
  );
}
const cells = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('a grid of thousands', () => {
  it('renders only the rows near the screen', () => {
    grid();
    // Cells are (784 − 3 × 16) / 4 = 184 px, rows 200 px apart: four fit on the screen, two more are prerendered.
    expect(cells()[0]).toBe('Game 1');
    expect(cells().length).toBeLessThanOrEqual(4 * 8);
    expect(cells().length).toBeGreaterThanOrEqual(4 * 4);
  });
  it('has the height of all rows and exposes their number', () => {
    grid();
    expect(screen.getByRole('list', { name: 'All games' }).style.blockSize).toBe(`${500 * 200 - 16}px`);
    const [first] = screen.getAllByRole('listitem');
    expect([first?.getAttribute('aria-setsize'), first?.getAttribute('aria-posinset')]).toEqual([
      '2000',
      '1',
    ]);
  });
  it('renders other rows after scrolling, and reports the places near the screen', () => {
    const onRange = vi.fn();
    grid(onRange);
    expect(onRange).toHaveBeenLastCalledWith(0, expect.any(Number));
    act(() => scrollTo(50_000));
    expect(cells()).toContain('Game 1001');
    expect(cells()).not.toContain('Game 1');
    const [first, last] = onRange.mock.lastCall!;
    expect(first).toBeLessThanOrEqual(1_000);
    expect(last).toBeGreaterThanOrEqual(1_000);
    act(() => scrollTo(500 * 200 - 768));
    expect(cells()).toContain('Game 2000');
    expect(onRange).toHaveBeenLastCalledWith(expect.any(Number), 1_999);
  });
  it('keeps the row that has the focus, so that the next key goes on from there', () => {
    grid();
    const link = screen.getByRole('link', { name: 'Game 3' });
    act(() => link.focus());
    act(() => scrollTo(50_000));
    expect(cells()).toContain('Game 1001');
    expect(document.activeElement).toBe(link);
    act(() => link.blur());
    expect(cells()).not.toContain('Game 3');
  });
});
