// @vitest-environment jsdom
import { getByRole, queryByRole, screen } from '@testing-library/dom';
import axe from 'axe-core';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadLanguage } from '../../dictionaries.js';
import {
  bet,
  drawn,
  during,
  makeBets,
  makeClosedRound,
  news,
  reject,
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

beforeAll(() => loadLanguage('ar'));

describe('the bar', () => {
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
  const isEnabled = (name: string) => button(name).getAttribute('aria-disabled') === 'false';

  it('changes all bets at once', () => {
    const lastBets = makeBets([bet('odd', '2')], { roundId: 'round-0', payout: '0' });
    const { state } = showLiveTable({ lastBets });
    expect(['Undo', 'Clear', 'Repeat', 'Double all bets'].map(isEnabled)).toEqual([
      false,
      false,
      true,
      false,
    ]);
    button('Repeat').click();
    button('Double all bets').click();
    expect(state().wanted).toEqual([bet('odd', '4')]);
    button('Undo').click();
    expect(state().wanted).toEqual([bet('odd', '2')]);
    button('Clear').click();
    expect(state().wanted).toEqual([]);
    button('Double all bets').click();
    expect(state().wanted).toEqual([]);
  });

  it('has the chips as a radio group, which arrow keys move through', () => {
    const { state } = showLiveTable();
    const chips = screen.getAllByRole<HTMLButtonElement>('radio');
    expect(chips.map((chip) => chip.getAttribute('aria-label'))).toEqual([
      'Chip of €1.00',
      'Chip of €5.00',
      'Chip of €10.00',
      'Chip of €25.00',
    ]);
    const selected = () => screen.getByRole('radio', { checked: true });
    expect(selected().getAttribute('aria-label')).toBe('Chip of €1.00');
    selected().focus();
    press(selected(), 'ArrowRight');
    expect(state().chip).toBe('5');
    expect(document.activeElement).toBe(selected());
    press(selected(), 'ArrowLeft');
    press(selected(), 'ArrowLeft');
    expect(state().chip).toBe('25');
    expect(chips.filter((chip) => chip.tabIndex === 0)).toEqual([selected()]);
  });

  it('moves the other way in Arabic', () => {
    const { state } = showLiveTable({ locale: 'ar' });
    const selected = screen.getByRole('radio', { checked: true });
    selected.focus();
    press(selected, 'ArrowLeft');
    expect(state().chip).toBe('5');
  });

  it('shows the play money of a demo', () => {
    showLiveTable({ mode: 'demo' });
    expect(document.querySelector('.is-balance')?.textContent).toBe('Play money€100.00');
    expect(document.querySelector('.camera')?.textContent).toContain('Demo');
  });
});

describe('what happens at the table', () => {
  it('has the last numbers with their colours as words, and the bar of the last rounds', () => {
    showLiveTable();
    const numbers = screen.getByRole('list', { name: 'Last numbers, newest first' });
    expect([...numbers.children].map((item) => item.textContent)).toEqual(['32 red', '4 black', '0 green']);
    expect(document.querySelector('.stats')?.textContent).toContain('Red 10: 1Black 1');
  });

  it('counts the seconds down in a timer', () => {
    showLiveTable();
    expect(screen.getByRole('timer', { name: '15 seconds left to bet' }).textContent).toBe('15');
  });

  it('shows a notice until it is dismissed', () => {
    const { send } = showLiveTable();
    spot(/^17 black/).click();
    send(sent('a'));
    send(reject('a', 'TABLE_LIMIT', { min: '2', max: '50' }));
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toBe(
      'A bet here is from €2.00 to €50.00. Not placed: 17, €1.00. Nothing was taken for it.',
    );
    getByRole(alert, 'button', { name: 'Dismiss' }).click();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says what a lost connection means', () => {
    const { send } = showLiveTable({ bets: makeBets([bet('17', '1')]) });
    send({ type: 'socketConnected' });
    send({ type: 'socketDisconnected' });
    expect(document.querySelector('.banner')?.textContent).toBe(
      'Connection lost. Your confirmed bets of €1.00 stay in the round. We are reconnecting.',
    );
    send({ type: 'socketConnected' });
    expect(document.querySelector<HTMLElement>('.banner')?.hidden).toBe(true);
  });
});

describe('rules and fairness', () => {
  const open = () => screen.getByRole('button', { name: 'Rules and fairness' }).click();

  it('shows the hash before, and the check of a round after it', () => {
    const { send } = showLiveTable();
    open();
    const dialog = screen.getByRole('dialog', { name: 'Rules and fairness' });
    expect(dialog.textContent).toContain(makeClosedRound().seeds.serverSeedHash);
    expect(queryByRole(dialog, 'link')).toBeNull();
    send(news(makeClosedRound(), during.spinning));
    expect(dialog.textContent).not.toContain('Checked');
    send(time(during.settled));
    expect(dialog.textContent).toContain('Checked: the seeds draw this number');
    const link = dialog.querySelector<HTMLAnchorElement>('.verify-link');
    expect(link?.getAttribute('href')).toMatch(
      /^verify\.html#game=roulette&serverSeedHash=[0-9a-f]{64}&serverSeed=abab/,
    );
  });

  it('shows a round that does not match', () => {
    const { send } = showLiveTable();
    send(news(makeClosedRound(1, { result: (drawn + 1) % 37 }), during.spinning));
    send(time(during.settled));
    open();
    expect(screen.getByRole('dialog').textContent).toContain('Does not match');
  });

  it('takes a client seed of the player, and keeps it', () => {
    const { state, keptSeeds } = showLiveTable();
    open();
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Your client seed' });
    expect(field.value).toBe('lucky');
    const save = () => screen.getByRole('button', { name: 'Use this seed' }).click();
    field.value = 'süß';
    save();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(state().clientSeed).toBe('lucky');
    field.value = 'my own seed';
    save();
    expect(state().clientSeed).toBe('my own seed');
    expect(keptSeeds).toEqual(['my own seed']);
    expect(screen.getByRole('status').textContent).toBe('Your next bet uses this client seed.');
    expect(field.hasAttribute('aria-invalid')).toBe(false);
  });

  it('closes and opens again', () => {
    showLiveTable();
    open();
    screen.getByRole('button', { name: 'Close' }).click();
    expect(screen.queryByRole('dialog')).toBeNull();
    open();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });
});

describe('accessibility', () => {
  const issues = async () => {
    vi.useRealTimers();
    const { violations } = await axe.run(document.body, {
      // Colours need a browser; a frame has no page around it.
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' ')}`,
    );
  };
  it('has no issues in any phase', async () => {
    const { send } = showLiveTable({ bets: makeBets([bet('17', '1')]) });
    expect(await issues()).toEqual([]);
    send(news(makeClosedRound(), during.spinning));
    send(time(during.settled));
    expect(await issues()).toEqual([]);
  });
  it('has no issues in the dialog', async () => {
    const { send } = showLiveTable({ locale: 'ar' });
    send(news(makeClosedRound(), during.spinning));
    send(time(during.settled));
    screen.getByRole('button', { name: 'القواعد والنزاهة' }).click();
    expect(await issues()).toEqual([]);
  });
});
