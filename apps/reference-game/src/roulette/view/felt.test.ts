// @vitest-environment jsdom
import { getAllByRole, screen } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  acknowledge,
  bet,
  drawn,
  during,
  makeBets,
  makeClosedRound,
  news,
  sent,
  time,
} from '../testing/live-table.js';
import { showLiveTable } from '../testing/shown-live-table.js';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const spot = (name: RegExp | string) => screen.getByRole('button', { name });
const press = (target: Element, key: string) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  target.dispatchEvent(event);
  return event.defaultPrevented;
};
const total = () => document.querySelector('.is-bet .foot-figure')?.textContent;
const focused = () => document.activeElement?.getAttribute('data-spot');

describe('the felt', () => {
  it('has a button for each of the 157 spots, of which one is in the tab order', () => {
    showLiveTable();
    const felt = screen.getByRole('group', { name: 'Bets on the felt' });
    const buttons = getAllByRole(felt, 'button');
    expect(buttons).toHaveLength(157);
    expect(new Set(buttons.map((button) => button.getAttribute('aria-label'))).size).toBe(157);
    expect(buttons.filter((button) => button.tabIndex === 0)).toHaveLength(1);
    expect(felt.dir).toBe('ltr');
  });

  it('places the selected chip and shows it as pending until it is acknowledged', () => {
    const { send } = showLiveTable();
    spot(/^Split 20 and 23/).click();
    expect(spot('Split 20 and 23, pays 17 to 1, your bet €1.00, not confirmed yet')).toBeTruthy();
    expect(document.querySelector('.chip.is-pending')?.textContent).toBe('1');
    expect(total()).toBe('€1.00');
    send(sent('a'));
    send(acknowledge('a', [bet('20-23', '1')]));
    expect(spot('Split 20 and 23, pays 17 to 1, your bet €1.00')).toBeTruthy();
    expect(document.querySelector('.chip.is-pending')).toBeNull();
  });

  it('is operated by arrow keys, and Delete takes a chip off', () => {
    const { state } = showLiveTable();
    spot(/^17 black/).focus();
    const here = () => document.activeElement ?? document.body;
    expect(press(here(), 'ArrowRight')).toBe(true);
    expect(focused()).toBe('17-20');
    press(here(), 'ArrowDown');
    expect(focused()).toBe('16-17-19-20');
    (here() as HTMLElement).click();
    (here() as HTMLElement).click();
    expect(state().wanted).toEqual([bet('16-17-19-20', '2')]);
    press(here(), 'Delete');
    expect(state().wanted).toEqual([bet('16-17-19-20', '1')]);
    expect(spot(/^Corner 16/).tabIndex).toBe(0);
    expect(spot(/^17 black/).tabIndex).toBe(-1);
  });

  it('places one chip for a held key', () => {
    showLiveTable();
    const held = new KeyboardEvent('keydown', {
      key: 'Enter',
      repeat: true,
      bubbles: true,
      cancelable: true,
    });
    spot(/^17 black/).dispatchEvent(held);
    expect(held.defaultPrevented).toBe(true);
  });

  it('takes a chip off by the right mouse button', () => {
    const { state } = showLiveTable({ bets: makeBets([bet('red', '6')]) });
    const event = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
    spot(/^Red/).dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    expect(state().wanted).toEqual([bet('red', '5')]);
  });

  const finger = (target: Element, type: string) => {
    const event = new MouseEvent(type, { bubbles: true });
    Object.defineProperty(event, 'pointerType', { value: 'touch' });
    target.dispatchEvent(event);
  };

  it('takes a chip off when a finger rests on it, and places none then', () => {
    const { state } = showLiveTable({ bets: makeBets([bet('red', '6')]) });
    const red = spot(/^Red/);
    finger(red, 'pointerdown');
    vi.advanceTimersByTime(600);
    finger(red, 'pointerup');
    red.click();
    expect(state().wanted).toEqual([bet('red', '5')]);
  });

  it('places a chip for a short touch, and lights up what it covers meanwhile', () => {
    const { state } = showLiveTable();
    const split = spot(/^Split 20 and 23/);
    finger(split, 'pointerdown');
    expect(document.querySelectorAll('.is-covered')).toHaveLength(2);
    finger(split, 'pointerup');
    split.click();
    vi.advanceTimersByTime(600);
    expect(state().wanted).toEqual([bet('20-23', '1')]);
    expect(document.querySelectorAll('.is-covered')).toHaveLength(0);
  });

  it('lights up the numbers that a spot covers', () => {
    showLiveTable();
    const over = new MouseEvent('pointerover', { bubbles: true });
    Object.defineProperty(over, 'pointerType', { value: 'mouse' });
    spot(/^Corner 1, 2/).dispatchEvent(over);
    const lit = [...document.querySelectorAll('.is-covered')].map((cell) => cell.getAttribute('data-spot'));
    expect(lit.toSorted()).toEqual(['1', '2', '4', '5']);
  });

  it('is closed while no bets are taken, and shows which bets won', () => {
    const { send } = showLiveTable({ bets: makeBets([bet(String(drawn), '1'), bet('17-20', '1')]) });
    send(news(makeClosedRound(), during.spinning));
    expect(screen.getByRole('group', { name: 'Bets on the felt' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
    expect(document.querySelector('.is-result')).toBeNull();
    send(time(during.settled));
    send({
      type: 'paidReceived',
      bets: makeBets([bet(String(drawn), '1'), bet('17-20', '1')], { payout: '36' }),
    });
    expect(document.querySelector('.is-result')?.getAttribute('data-spot')).toBe(String(drawn));
    expect(document.querySelector('.chip.is-won')?.parentElement?.dataset.spot).toBe(String(drawn));
    expect(document.querySelector('.is-win .phase-detail')?.textContent).toBe('You won €36.00');
  });

  it('does not celebrate a payout below the stake', () => {
    const bets = [bet('red', '5'), bet('17', '1')];
    const { send, messages } = showLiveTable({ bets: makeBets(bets) });
    send(news(makeClosedRound(), during.spinning));
    send(time(during.settled));
    send({ type: 'paidReceived', bets: makeBets(bets, { payout: '2' }) });
    expect(document.querySelector('.is-win')).toBeNull();
    expect(messages.at(-1)).toContain('Pays €2.00 of your bet of €6.00');
  });
});
