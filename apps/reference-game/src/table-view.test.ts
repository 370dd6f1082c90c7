// @vitest-environment jsdom
import { getByRole, queryByRole, screen } from '@testing-library/dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadLanguage } from './dictionaries.js';
import { listenToHotKeys } from './play-options/hot-keys.js';
import { figures, realTime, show, stillTime } from './testing/shown-table.js';
import { makeRound } from './testing/table.js';

beforeEach(stillTime);
afterEach(realTime);

beforeAll(() => loadLanguage('ar'));

describe('the table', () => {
  it('shows bet, last win, lines and balance, and every symbol by its name', () => {
    const { view } = show();
    expect(figures(view.node)).toEqual(['Bet €0.20', 'Last win –', 'Lines 2', 'Balance €10.00']);
    expect(screen.getAllByRole('img', { name: 'Pearl shell' })).toHaveLength(2);
    expect(screen.getByRole('heading', { name: 'Book of Tides' })).toBeTruthy();
  });

  it('writes out a symbol without a picture', () => {
    const firstGrid = [['comet', 'symbol-1', 'symbol-2']];
    const { view } = show({ firstGrid });
    expect(view.node.querySelector('.reel')?.textContent).toBe('comet');
    expect(view.node.querySelectorAll('.reel img')).toHaveLength(2);
  });

  it('moves the bet by its steps and stops at their ends', () => {
    const { button, messages, state } = show();
    button('Lower the bet').click();
    button('Lower the bet').click();
    expect(state().bet).toBe('0.10');
    expect(button('Lower the bet').getAttribute('aria-disabled')).toBe('true');
    expect(button('Raise the bet').getAttribute('aria-disabled')).toBe('false');
    expect(messages[0]).toBe('Bet €0.10');
  });

  it('announces a lost round, and shows nothing else about it', async () => {
    const { play, messages, view } = show();
    await play(makeRound());
    expect(messages).toEqual(['The reels are spinning', 'Round lost']);
    expect(view.node.querySelector<HTMLElement>('.plaque')?.hidden).toBe(true);
    expect(figures(view.node)).toContain('Balance €9.80');
  });

  it('shows a payout above the stake in gold, with its line', async () => {
    const { play, messages, view } = show();
    await play(makeRound({ paid: '0.60', balance: '10.40' }));
    expect(messages.at(-1)).toBe('Won €0.60 on 1 line');
    expect(view.node.querySelector('.plaque')?.textContent).toBe('Won €0.60');
    expect(view.node.querySelector('.plaque.is-gold')).not.toBeNull();
    expect(view.node.querySelectorAll('.cell.is-lit')).toHaveLength(3);
    expect(figures(view.node)).toContain('Last win €0.60');
  });

  it('shows a payout below the stake plainly', async () => {
    const { play, view } = show();
    await play(makeRound({ paid: '0.10', balance: '9.90' }));
    expect(view.node.querySelector('.plaque')?.textContent).toBe('Pays €0.10less than the bet of €0.20');
    expect(view.node.querySelector('.plaque.is-gold')).toBeNull();
  });

  it('plays free spins to their end automatically', async () => {
    const { play, messages, state, view } = show();
    await play(makeRound({ free: ['0', '0.40'], balance: '10.20' }));
    expect(messages.slice(1)).toEqual([
      '2 free spins',
      'Free spin 1 of 2: nothing',
      'Free spins over: €0.40 in all',
    ]);
    expect(state().balance).toBe('10.20');
    expect(view.node.querySelector('.plaque-main')?.textContent).toBe('Free spins over: €0.40 in all');
    expect(queryByRole(view.node, 'button', { name: 'Skip to the result' })).toBeNull();
  });

  it('offers no way to skip them where the table does not allow it', async () => {
    const { press, send, view } = show({ slamStop: false });
    press();
    send({ type: 'responded', key: 'key-1', round: makeRound({ free: ['0', '0.40'] }) });
    await vi.advanceTimersByTimeAsync(200);
    expect(queryByRole(view.node, 'button', { name: 'Skip to the result' })).toBeNull();
  });

  it('turns the reels for as long as a round has to last, also with less motion', async () => {
    const { press, send, state } = show({ minimumRoundSeconds: 2.5 });
    press();
    send({ type: 'responded', key: 'key-1', round: makeRound() });
    await vi.advanceTimersByTimeAsync(2_400);
    expect(state().phase.name).toBe('stopping');
    await vi.advanceTimersByTimeAsync(200);
    expect(state().phase.name).toBe('ready');
  });

  it('skips free spins', async () => {
    const { button, press, send, state } = show();
    press();
    send({ type: 'responded', key: 'key-1', round: makeRound({ free: ['0', '0.40'], balance: '10.20' }) });
    await vi.advanceTimersByTimeAsync(200);
    button('Skip to the result').click();
    expect(state()).toMatchObject({ balance: '10.20', phase: { name: 'ready' } });
  });
});

describe('errors', () => {
  it('shows what is missing for a bet and offers a lower one', () => {
    const { button, fail, press, state, view } = show({ balance: '0.15' });
    press();
    fail('INSUFFICIENT_BALANCE');
    expect(getByRole(view.node, 'alertdialog', { name: 'Not enough for this bet' }).textContent).toContain(
      'The bet is €0.20 and your balance is €0.15: €0.05 short. Nothing was taken.',
    );
    button('Bet €0.10 instead').click();
    expect(state().bet).toBe('0.10');
    expect(queryByRole(view.node, 'alertdialog')).toBeNull();
  });

  it('offers no bet when the balance covers none', () => {
    const { fail, press, view } = show({ balance: '0.05', mode: 'demo' });
    press();
    fail('INSUFFICIENT_BALANCE');
    expect(getByRole(view.node, 'alertdialog').textContent).toContain('play money of this demo is used up');
    expect(queryByRole(view.node, 'button', { name: /instead/ })).toBeNull();
  });

  it('offers no bet higher than the own one for free spins that the balance does not cover', () => {
    const { button, fail, messages, press, state, view } = show({
      balance: '3.00',
      bonusBuy: { price: '14.8', returnToPlayer: '95.95' },
    });
    button(/Buy free spins/).click();
    button(/Buy for/).click();
    fail('INSUFFICIENT_BALANCE');
    expect(getByRole(view.node, 'alertdialog', { name: 'Not enough for this bet' })).toBeTruthy();
    expect(queryByRole(view.node, 'button', { name: /instead/ })).toBeNull();
    expect(messages.at(-1)).toBe('');
    button('Back to the reels').click();
    expect(state().bet).toBe('0.20');
    press();
    expect(state().phase).toMatchObject({ name: 'asking', stake: '0.20', bought: false });
  });

  it('retries when the result of the round is unknown', () => {
    const { press, send, state, view } = show();
    press();
    send({ type: 'failed', key: 'key-1', failure: { kind: 'unknown' } });
    const panel = getByRole(view.node, 'alertdialog');
    expect(panel.textContent).toContain('if the casino has it, it was finished there');
    getByRole(panel, 'button', { name: 'Try now' }).click();
    expect(state().phase).toMatchObject({ name: 'asking', key: 'key-1' });
  });

  it.each([
    ['dailyLossLimit', 'One of your limits has been reached.'],
    ['COUNTRY_RESTRICTED', 'cannot be played where you are'],
    ['SOMETHING_NEW', 'did not accept the round'],
  ])('shows a message for %s', (code, text) => {
    const { button, fail, press, state, view } = show();
    press();
    fail(code);
    expect(getByRole(view.node, 'alertdialog').textContent).toContain(text);
    button('Back to the reels').click();
    expect(state().phase.name).toBe('ready');
  });
});

describe('the keyboard', () => {
  /** The table whose hot keys count: the listeners of earlier ones stay on the document. */
  let listening: unknown = null;
  /** Listens to the hot keys of a table, which are on or off; returns how to press a key, and what was pressed. */
  function withKeys(isOn: boolean) {
    const table = show();
    listening = table;
    const pressed = vi.fn();
    const options = { button: () => table.view.spinButton, press: pressed, stepBet: table.view.stepBet };
    listenToHotKeys(document, { ...options, isOn: () => isOn && listening === table });
    const key = (target: Element, init: KeyboardEventInit) => {
      const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
      target.dispatchEvent(event);
      return event.defaultPrevented;
    };
    return { ...table, pressed, key };
  }

  it('presses once per key, however long it is held, and leaves buttons their keys', () => {
    const { button, view, pressed, key } = withKeys(true);
    key(document.body, { key: ' ' });
    key(document.body, { key: ' ', repeat: true });
    expect(pressed).toHaveBeenCalledTimes(1);
    key(button('Raise the bet'), { key: ' ' });
    key(document.body, { key: 'x' });
    key(document.body, { key: ' ', ctrlKey: true });
    expect(pressed).toHaveBeenCalledTimes(1);
    expect(key(view.spinButton, { key: 'Enter', repeat: true })).toBe(true);
    expect(key(view.spinButton, { key: 'Enter' })).toBe(false);
  });

  it('moves the bet by plus and minus, and does nothing in a field or under a dialog', () => {
    const { state, view, pressed, key } = withKeys(true);
    key(document.body, { key: '+' });
    expect(state().bet).toBe('0.40');
    key(view.spinButton, { key: '-' });
    expect(state().bet).toBe('0.20');
    const field = document.createElement('input');
    document.body.append(field);
    for (const typed of ['+', ' ']) expect(key(field, { key: typed })).toBe(false);
    const dialog = document.createElement('dialog');
    dialog.open = true;
    document.body.append(dialog);
    for (const typed of ['+', ' ']) key(document.body, { key: typed });
    expect([state().bet, pressed.mock.calls.length]).toEqual(['0.20', 0]);
  });

  it('does nothing while hot keys are off, but holding a key still starts one round only', () => {
    const { state, view, pressed, key } = withKeys(false);
    for (const typed of [' ', '+', '-']) expect(key(document.body, { key: typed })).toBe(false);
    expect([state().bet, pressed.mock.calls.length]).toEqual(['0.20', 0]);
    expect(key(view.spinButton, { key: ' ', repeat: true })).toBe(true);
  });
});

describe('a table in Arabic', () => {
  it('is in Arabic, with reels from left to right, and shows that it is a demo', () => {
    const { view } = show({ locale: 'ar', mode: 'demo' });
    expect(view.node.querySelector('.demo-badge')?.textContent).toContain('تجريبي');
    expect(view.node.querySelector<HTMLElement>('.reels')?.dir).toBe('ltr');
    expect(getByRole(view.node, 'button', { name: 'رفع الرهان' })).toBeTruthy();
  });
});
