import { act, fireEvent, render, screen } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { getRakebackDays } from '@casino-kit/api-contract';
import { createTestCasino, neverRespond } from '@casino-kit/provider/testing';
import { rakebackHandlers, testNow, testZone } from '../../testing.js';
import { RakebackCarousel } from './rakeback-carousel.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

// jsdom has no layout: today is 300 px to the end of the strip's start, and every request to scroll the strip is
// recorded.
const scrolls: ScrollToOptions[] = [];
beforeEach(() => {
  scrolls.length = 0;
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const left = this.getAttribute('aria-current') === 'date' ? 300 : 0;
    return { left, right: left } as DOMRect;
  });
  Element.prototype.scrollBy = ((options: ScrollToOptions) =>
    void scrolls.push(options)) as Element['scrollBy'];
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function show() {
  server.use(...rakebackHandlers({ now: testNow }));
  render(<RakebackCarousel timeZone={testZone} now={testNow} showAllHref="?modal=rakeback" />, {
    wrapper: createTestCasino().Host,
  });
  await screen.findByRole('button', { name: /^Sun (Nov )?22/ });
  return screen.getByRole('region', { name: 'Rakeback' });
}
const pass = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};
const toToday = { left: 300, behavior: 'smooth' };

describe('RakebackCarousel', () => {
  it('shows the two middle weeks from today on, and links to all of it', async () => {
    await show();
    expect(screen.getAllByRole('listitem')).toHaveLength(14);
    expect(screen.getByRole('button', { name: /^Mon (Nov )?16/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Sun (Nov )?29/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Show all' }).getAttribute('href')).toBe('?modal=rakeback');
    expect(scrolls).toEqual([{ left: 300, behavior: 'instant' }]);
  });
  it('returns to today every three seconds', async () => {
    await show();
    scrolls.length = 0;
    pass(2900);
    expect(scrolls).toEqual([]);
    pass(200);
    expect(scrolls).toEqual([toToday]);
    pass(3000);
    expect(scrolls).toEqual([toToday, toToday]);
  });
  it('stays where it is while today is at its start, behind the padding', async () => {
    const computed = globalThis.getComputedStyle;
    vi.spyOn(globalThis, 'getComputedStyle').mockImplementation((element) =>
      Object.defineProperty(computed(element), 'scrollPaddingInlineStart', { value: '300px' }),
    );
    await show();
    pass(9000);
    expect(scrolls).toEqual([]);
  });
  it('pauses under the pointer and under the focus', async () => {
    const region = await show();
    scrolls.length = 0;
    fireEvent.pointerEnter(region);
    pass(7000);
    fireEvent.pointerLeave(region);
    act(() => screen.getByRole('link', { name: 'Show all' }).focus());
    pass(7000);
    expect(scrolls).toEqual([]);
    act(() => screen.getByRole('link', { name: 'Show all' }).blur());
    pass(3000);
    expect(scrolls).toEqual([toToday]);
  });
  it('stops for good once it was touched', async () => {
    fireEvent.touchStart(await show());
    scrolls.length = 0;
    pass(9000);
    expect(scrolls).toEqual([]);
  });
  it('never moves automatically with reduced motion', async () => {
    vi.spyOn(globalThis, 'matchMedia').mockImplementation(() => ({ matches: true }) as MediaQueryList);
    await show();
    scrolls.length = 0;
    pass(9000);
    expect(scrolls).toEqual([]);
  });
  it('moves with its buttons', async () => {
    await show();
    scrolls.length = 0;
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1000);
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    fireEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(scrolls.map(({ left }) => left)).toEqual([800, -800]);
  });
  it('shows that it is loading', () => {
    server.use(neverRespond(getRakebackDays));
    render(<RakebackCarousel timeZone={testZone} now={testNow} showAllHref="?modal=rakeback" />, {
      wrapper: createTestCasino().Host,
    });
    expect(screen.getByRole('status').textContent).toBe('The rakeback calendar is loading.');
  });
});
