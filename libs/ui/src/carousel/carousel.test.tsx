import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Carousel } from './carousel.js';

// jsdom has no layout: slides are 100 px wide, three and a half fit, ten exist, and scrolling is recorded.
const scrolls: ScrollToOptions[] = [];
beforeEach(() => {
  scrolls.length = 0;
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(350);
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(1_000);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const place = [...(this.parentElement?.children ?? [])].indexOf(this);
    return { left: place * 100 } as DOMRect;
  });
  Element.prototype.scrollBy = ((options: ScrollToOptions) =>
    void scrolls.push(options)) as Element['scrollBy'];
  Element.prototype.setPointerCapture = () => undefined;
});
afterEach(() => vi.restoreAllMocks());

const show = (dir: 'ltr' | 'rtl' = 'ltr') =>
  render(
    <div style={{ direction: dir }}>
      <Carousel title="Popular now">
        {Array.from({ length: 10 }, (_, place) => (
          <a key={place} href={`#${place}`}>
            Game {place}
          </a>
        ))}
      </Carousel>
    </div>,
  );
const row = () => screen.getByRole('list');
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
/** A mouse enters the row: what it can do there has loaded. */
async function mouseComes() {
  fireEvent.pointerEnter(row(), { pointerType: 'mouse' });
  await import('./mouse-drag.js');
}
function scrollTo(left: number) {
  row().scrollLeft = left;
  fireEvent.scroll(row());
}

describe('Carousel', () => {
  it('names its region and keeps every slide in the tab order', () => {
    show();
    expect(screen.getByRole('region', { name: 'Popular now' })).toBeTruthy();
    expect(screen.getAllByRole('link')).toHaveLength(10);
  });

  it('disables each button at its end of the row', () => {
    show();
    scrollTo(0);
    expect([button('Previous').disabled, button('Next').disabled]).toEqual([true, false]);
    scrollTo(300);
    expect([button('Previous').disabled, button('Next').disabled]).toEqual([false, false]);
    scrollTo(650);
    expect([button('Previous').disabled, button('Next').disabled]).toEqual([false, true]);
  });

  it('moves by the whole slides in view with its buttons', () => {
    show();
    scrollTo(300);
    fireEvent.click(button('Next'));
    fireEvent.click(button('Previous'));
    expect(scrolls).toEqual([
      { left: 300, behavior: 'smooth' },
      { left: -300, behavior: 'smooth' },
    ]);
  });

  it('moves in the other direction from right to left', () => {
    show('rtl');
    scrollTo(-300);
    expect([button('Previous').disabled, button('Next').disabled]).toEqual([false, false]);
    fireEvent.click(button('Next'));
    expect(scrolls.map(({ left }) => left)).toEqual([-300]);
  });

  it('moves at once for a player who wants less motion', () => {
    vi.spyOn(globalThis, 'matchMedia').mockImplementation(() => ({ matches: true }) as MediaQueryList);
    show();
    scrollTo(0);
    fireEvent.click(button('Next'));
    expect(scrolls.map(({ behavior }) => behavior)).toEqual(['instant']);
  });

  it('follows a dragging mouse, and then opens no link', async () => {
    show();
    await mouseComes();
    scrollTo(200);
    const [link] = screen.getAllByRole('link');
    fireEvent.pointerDown(link!, { pointerType: 'mouse', button: 0, clientX: 300 });
    fireEvent.pointerMove(link!, { clientX: 220 });
    fireEvent.pointerUp(link!);
    expect(row().scrollLeft).toBe(280);
    expect(fireEvent.click(link!, { detail: 1 })).toBe(false);
    expect(fireEvent.click(link!, { detail: 1 })).toBe(true);
  });

  it('leaves a finger to the browser', async () => {
    show();
    await mouseComes();
    scrollTo(200);
    const [link] = screen.getAllByRole('link');
    fireEvent.pointerDown(link!, { pointerType: 'touch', button: 0, clientX: 300 });
    fireEvent.pointerMove(link!, { clientX: 220 });
    expect(row().scrollLeft).toBe(200);
    expect(fireEvent.click(link!, { detail: 1 })).toBe(true);
  });

  it('does not take a press that barely moves for a drag', async () => {
    show();
    await mouseComes();
    const [link] = screen.getAllByRole('link');
    fireEvent.pointerDown(link!, { pointerType: 'mouse', button: 0, clientX: 300 });
    fireEvent.pointerMove(link!, { clientX: 297 });
    act(() => void fireEvent.pointerUp(link!));
    expect(fireEvent.click(link!, { detail: 1 })).toBe(true);
  });
});
