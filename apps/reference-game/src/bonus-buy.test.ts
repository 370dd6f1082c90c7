// @vitest-environment jsdom
import { getByRole, queryByRole } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buyCost } from './bonus-buy.js';
import { figures, realTime, show, stillTime } from './testing/shown-table.js';
import { makeBonus, makeRound } from './testing/table.js';

const offer = { price: '14.8', returnToPlayer: '95.95' };

describe('bought free spins', () => {
  beforeEach(stillTime);
  afterEach(() => {
    vi.restoreAllMocks();
    realTime();
  });
  const isSold = (game: ReturnType<typeof show>) =>
    game.view.node.querySelector<HTMLElement>('.buy-button')?.hidden === false;

  it('cost a multiple of the bet, exactly', () => {
    expect(buyCost(offer, '0.10')).toBe('1.48');
    expect(buyCost(offer, '200.00')).toBe('2960');
  });

  it('are bought after a dialog that shows price and return', async () => {
    const game = show({ bonusBuy: offer });
    game.button('Buy free spins: €2.96').click();
    const question = getByRole(game.view.node, 'alertdialog', { name: 'Buy 8 free spins?' });
    expect(question.textContent).toContain('They cost €2.96: 14.8 × your bet of €0.20.');
    expect(question.textContent).toContain('95.95%');
    game.button('Buy for €2.96').click();
    expect(game.state().phase).toMatchObject({ name: 'asking', stake: '0.20', bought: true });
    game.send({
      type: 'responded',
      key: 'key-1',
      round: makeRound({ stake: '2.96', free: ['1.00', '0'], balance: '8.04' }),
    });
    expect(figures(game.view.node)).toContain('Balance €7.04');
  });

  it('are not asked for when the balance does not cover them, which the dialog says', () => {
    const game = show({ bonusBuy: offer, balance: '1.00' });
    game.button('Buy free spins: €2.96').click();
    const question = getByRole(game.view.node, 'alertdialog');
    expect(question.textContent).toContain('Your balance is €1.00: €1.96 short.');
    expect(queryByRole(question, 'button', { name: /Buy for/ })).toBeNull();
    game.button('Back to the reels').click();
    expect(game.state().phase).toEqual({ name: 'ready' });
  });

  it('are not bought by going back, nor by the big button', () => {
    const game = show({ bonusBuy: offer });
    game.button(/Buy free spins/).click();
    game.button('Back to the reels').click();
    expect(game.state().phase).toEqual({ name: 'ready' });
    game.button(/Buy free spins/).click();
    game.press();
    expect(game.state().phase).toEqual({ name: 'ready' });
  });

  it('are confirmed in a modal dialog, which Escape closes; the focus moves into it and back', () => {
    vi.spyOn(document, 'hasFocus').mockReturnValue(true);
    const game = show({ bonusBuy: offer });
    const modal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    const open = game.button(/Buy free spins/);
    open.focus();
    open.click();
    const question = getByRole(game.view.node, 'alertdialog');
    expect(modal.mock.contexts).toEqual([question]);
    expect(document.activeElement).toBe(game.button('Buy for €2.96'));
    question.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(game.state().phase).toEqual({ name: 'ready' });
    expect(queryByRole(game.view.node, 'alertdialog')).toBeNull();
    expect(document.activeElement).toBe(open);
  });

  it.each([
    ['Back to the reels', /Buy free spins/],
    [/Buy for/, /Stop|Spin/],
  ])('leave the focus in the game after “%s”', (response, focused) => {
    vi.spyOn(document, 'hasFocus').mockReturnValue(true);
    const game = show({ bonusBuy: offer });
    game.button(/Buy free spins/).click();
    game.button(response).click();
    expect(document.activeElement).toBe(game.button(focused));
  });

  it('follow the bet', () => {
    const game = show({ bonusBuy: offer });
    game.button('Raise the bet').click();
    expect(game.button('Buy free spins: €5.92')).toBeTruthy();
  });

  it('wait for the choice above the limit of a bonus, and state that nothing was charged', () => {
    const game = show({ bonusBuy: offer, bonus: makeBonus() });
    game.button(/Buy free spins/).click();
    game.button(/Buy for/).click();
    game.fail('BONUS_BUY_OVER_LIMIT', { max: '0.40', cost: '2.96', bonus: 'Welcome' });
    expect(game.messages.at(-1)).toBe(
      'Your bonus allows bets up to €0.40. Free spins for €2.96 wait for your choice; nothing was taken.',
    );
    game.send({ type: 'bought', key: 'key-9' });
    expect(game.state().phase).toMatchObject({ name: 'asking', stake: '0.20', bought: true, key: 'key-9' });
  });

  it('are hidden while the reels run, while free spins of a bonus are left, or when the game sells none', async () => {
    const game = show({ bonusBuy: offer });
    expect(isSold(game)).toBe(true);
    game.press();
    expect(isSold(game)).toBe(false);
    expect(isSold(show({ bonusBuy: offer, bonus: makeBonus(3) }))).toBe(false);
    expect(isSold(show())).toBe(false);
  });
});
