// @vitest-environment jsdom
import { getByRole, queryByRole } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { element } from '../element.js';
import { realTime, stillTime } from '../testing/shown-table.js';
import { createRoundWin } from './round-win.js';

beforeEach(stillTime);
afterEach(realTime);

function show(payout: string, calm = false) {
  const sounds: string[] = [];
  const win = createRoundWin({
    money: (amount) => `€${Number(amount).toFixed(2)}`,
    times: (count) => `${count} × the bet`,
    goOn: 'Back to the game',
    sound: { win: (tier = 'small') => void sounds.push(tier) },
    calm: () => calm,
  });
  const written = element('p', {}, 'result');
  const animate = vi.spyOn(written, 'animate');
  document.body.replaceChildren(written, win.node);
  win.show({ stake: '2.00', payout }, written, [written]);
  const amount = () => win.node.querySelector('.win-amount')?.textContent;
  return { win, sounds, animate, amount };
}

describe('a win of an original', () => {
  it.each(['0', '1.98', '2.00'])('that returns %s for 2.00 is none', (payout) => {
    const { sounds, animate, amount } = show(payout);
    expect([sounds, animate.mock.calls, amount()]).toEqual([[], [], undefined]);
  });

  it('below ten times the stake rises to where it is written', () => {
    const { sounds, animate, amount } = show('19.99');
    expect(sounds).toEqual(['small']);
    expect(animate).toHaveBeenCalledOnce();
    expect(amount()).toBeUndefined();
  });

  it('from ten times counts up on its stage and leaves by itself', async () => {
    const { sounds, amount, win } = show('20.00');
    expect(sounds).toEqual(['big']);
    expect(win.node.querySelector('.win-times')?.textContent).toBe('10 × the bet');
    await vi.advanceTimersByTimeAsync(800);
    expect(amount()).not.toBe('€20.00');
    await vi.advanceTimersByTimeAsync(850);
    expect(amount()).toBe('€20.00');
    await vi.advanceTimersByTimeAsync(1_300);
    expect(amount()).toBeUndefined();
  });

  it('is complete at a press, and gone at the next one', () => {
    const { amount, win } = show('20.00');
    const press = () => win.node.querySelector<HTMLElement>('.win-stage')?.click();
    press();
    expect(amount()).toBe('€20.00');
    press();
    expect(amount()).toBeUndefined();
  });

  it('from a hundred times is a dialog until its button is pressed', async () => {
    const { sounds, amount, win } = show('200.00');
    expect(sounds).toEqual(['epic']);
    const dialog = getByRole(win.node, 'dialog', { name: '100 × the bet' });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(amount()).toBe('€200.00');
    getByRole(dialog, 'button', { name: 'Back to the game' }).click();
    expect(queryByRole(win.node, 'dialog')).toBeNull();
  });

  it('moves nothing with reduced motion', () => {
    const { sounds, animate, amount } = show('200.00', true);
    expect(sounds).toEqual(['epic']);
    expect(animate).not.toHaveBeenCalled();
    expect(amount()).toBeUndefined();
  });

  it('leaves for the next round', () => {
    const { amount, win } = show('20.00');
    win.close();
    expect(amount()).toBeUndefined();
  });
});
