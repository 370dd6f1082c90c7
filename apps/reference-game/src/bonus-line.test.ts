// @vitest-environment jsdom
import { getByRole, queryByRole } from '@testing-library/dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadLanguage } from './dictionaries.js';
import { listenToHotKeys } from './play-options/hot-keys.js';
import { figures, realTime, show, stillTime } from './testing/shown-table.js';
import { makeBonus, makeRound, makeTable } from './testing/table.js';

beforeEach(stillTime);
afterEach(realTime);

type Shown = ReturnType<typeof show>;
const withoutIsolates = (text: string | null | undefined) => text?.replaceAll(/[\u2068\u2069]/g, '');
const getLine = ({ view }: Shown) => {
  const line = view.node.querySelector<HTMLElement>('.bonus-line');
  return line?.hidden === false ? withoutIsolates(line.querySelector('.bonus-words')?.textContent) : null;
};
const ownMoney = ({ view }: Shown) => queryByRole(view.node, 'switch', { name: 'Use my own money' });
const free = (left: number, paid = '0', balance = '10.00') =>
  makeRound({ stake: '0', paid, balance, bonus: makeBonus(left) });

beforeAll(() => loadLanguage('ar'));

describe('bonus line', () => {
  it('is hidden without a bonus', () => {
    const table = show();
    expect(getLine(table)).toBeNull();
    expect(ownMoney(table)).toBeNull();
  });

  it('shows the free spins and counts them with what they won', async () => {
    const table = show({ bonus: makeBonus(12) });
    expect(getLine(table)).toBe('Free spins of Welcome: 12 left, €0.20 each.');
    expect(figures(table.view.node)[0]).toBe('Free spin €0.20');
    table.button('Play a free spin, 12 left');
    await table.play(free(11, '0.60'));
    expect(getLine(table)).toBe('Free spins of Welcome: 11 left, €0.20 each. Won so far: €0.60 bonus money.');
    expect(table.messages.at(-1)).toBe('Won €0.60 on 1 line, as bonus money');
    expect(table.view.node.querySelector('.plaque')?.textContent).toBe('Won €0.60bonus money');
    expect(figures(table.view.node)).toContain('Balance €10.00');
  });

  it('disables the bet during free spins and shows why', () => {
    const { button, state } = show({ bonus: makeBonus(12) });
    for (const name of ['Raise the bet', 'Lower the bet']) {
      const step = button(name);
      expect(step.getAttribute('aria-disabled')).toBe('true');
      expect(step.getAttribute('aria-description')).toBe('Free spins have a fixed bet.');
      step.click();
    }
    expect(state().bet).toBe('0.20');
  });

  it('lets the player use own money between rounds, and keeps the free spins', () => {
    const table = show({ bonus: makeBonus(12) });
    ownMoney(table)?.click();
    expect(ownMoney(table)?.getAttribute('aria-checked')).toBe('true');
    expect(getLine(table)).toBe(
      'You play with your own money. Free spins of Welcome stay: 12 left. Your bonus allows bets up to €0.40.',
    );
    table.button('Spin for €0.20').click();
    expect(table.state().phase).toMatchObject({ ofBonus: false });
    expect(ownMoney(table)?.getAttribute('aria-disabled')).toBe('true');
    ownMoney(table)?.click();
    expect(table.state().ownMoney).toBe(true);
  });

  it('plays a free spin with the space key', () => {
    const table = show({ bonus: makeBonus(12) });
    const press = vi.fn(table.press);
    listenToHotKeys(document, {
      isOn: () => true,
      button: () => table.view.spinButton,
      press,
      stepBet: table.view.stepBet,
    });
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }));
    expect(press).toHaveBeenCalledOnce();
    expect(table.state().phase).toMatchObject({ name: 'asking', ofBonus: true });
  });

  it.each([
    [
      free(0, '0.60', '10.60'),
      'You won €0.60 here: it is bonus money and is wagered now. Your bonus allows bets up to €0.40.',
    ],
    [free(0), 'What you won with them before is wagered now. Your bonus allows bets up to €0.40.'],
    [makeRound({ stake: '0', paid: '0.60', balance: '10.60' }), 'You won €0.60 here.'],
    [makeRound({ stake: '0', balance: '10.00' }), 'Nothing was won with them here.'],
  ])('shows the result after the last free spin', async (last, texts) => {
    const table = show({ bonus: makeBonus(1) });
    await table.play(last);
    expect(getLine(table)).toBe(`Your free spins are over. ${texts}`);
    expect(table.messages.at(-1)).toContain('Your free spins are over.');
    expect(ownMoney(table)).toBeNull();
    expect(figures(table.view.node)[0]).toBe('Bet €0.20');
    table.button('Spin for €0.20');
  });

  it('shows the limit and disables the step above it with the reason', () => {
    const { button, messages, ...table } = show({ bonus: makeBonus() });
    expect(getLine({ button, messages, ...table })).toBe('Bonus active: bets up to €0.40.');
    button('Raise the bet').click();
    const raise = button('Raise the bet');
    expect(raise.getAttribute('aria-disabled')).toBe('true');
    expect(raise.title).toBe('Your bonus allows bets up to €0.40.');
    expect(raise.getAttribute('aria-description')).toBe(raise.title);
    raise.click();
    expect(messages.at(-1)).toBe('Bet €0.40. Your bonus allows bets up to €0.40.');
  });

  it.each([
    [{ maxBet: null }, 'Bonus active: Welcome.'],
    [{ maxBet: '0.05' }, 'Bonus active: bets up to €0.05. The lowest bet of this game is €0.10.'],
  ])('describes a bonus with %o', (changes, texts) => {
    expect(getLine(show({ bonus: makeBonus(0, changes) }))).toBe(texts);
  });

  it('disappears with the bonus, and its limit with it', async () => {
    const table = show({ bonus: makeBonus(), defaultBet: '0.40' });
    await table.play(makeRound({ stake: '0.40', balance: '25.00' }));
    expect(getLine(table)).toBeNull();
    table.button('Raise the bet').click();
    expect(table.state().bet).toBe('1.00');
    expect(table.button('Raise the bet').hasAttribute('aria-description')).toBe(false);
  });

  const ending = { name: 'Second chance', status: 'completed', converted: '5.00' } as const;
  it.each([
    [ending, '“Second chance” is wagered: €5.00 is cash now.'],
    [{ ...ending, converted: '0.00' }, '“Second chance” is wagered. None of its money was left.'],
    [
      { ...ending, status: 'lost', converted: '0.00' } as const,
      '“Second chance” is used up: no bonus money is left.',
    ],
  ])('shows until the next round how it ended: %o', async (endedBonus, texts) => {
    const table = show({ bonus: makeBonus() });
    await table.play(makeRound({ paid: '0.10', balance: '14.90', endedBonus }));
    expect(getLine(table)).toBe(texts);
    expect(withoutIsolates(table.messages.at(-1))).toBe(`Won €0.10 on 1 line. ${texts}`);
    table.press();
    expect(getLine(table)).toBeNull();
  });

  it('shows nothing for a bonus that expired or was forfeited', async () => {
    const table = show({ bonus: makeBonus() });
    await table.play(makeRound());
    expect(table.state()).toMatchObject({ notice: null, table: { bonus: null } });
  });
});

describe('a rejection because of a bonus', () => {
  it('shows a limit beside the bet, which is lowered, and keeps the reels visible', () => {
    const table = show({ defaultBet: '1.00' });
    table.press();
    table.fail('BONUS_MAX_BET', { max: '0.40' });
    expect(queryByRole(table.view.node, 'alertdialog')).toBeNull();
    expect(getLine(table)).toBe(
      'Your bonus allows bets up to €0.40. Nothing was taken. Your bet is €0.40 now.',
    );
    expect(table.messages.at(-1)).toBe(getLine(table));
    table.send({ type: 'tableRead', table: makeTable({ bonus: makeBonus() }) });
    expect(table.button('Raise the bet').getAttribute('aria-disabled')).toBe('true');
    table.button('Spin for €0.40').click();
    expect(getLine(table)).toBe('Bonus active: bets up to €0.40.');
  });

  it.each([
    ['NON_BONUS_GAME', null, 'does not count for your active bonus'],
    ['BONUS_MAX_BET', null, 'does not allow a bet this high'],
    ['VALIDATION', makeBonus(1), 'This free spin is not there any more'],
    ['VALIDATION', null, 'does not take this bet'],
  ])('explains %s', (code, bonus, texts) => {
    const table = show({ bonus });
    table.press();
    table.fail(code);
    expect(getByRole(table.view.node, 'alertdialog').textContent).toContain(texts);
  });
});

describe('the line in Arabic', () => {
  it('isolates the bonus’s name', () => {
    const { view } = show({ locale: 'ar', bonus: makeBonus(12) });
    expect(view.node.querySelector('.bonus-words')?.textContent).toContain(
      'دورات \u2068Welcome\u2069 المجانية',
    );
  });
});
