// @vitest-environment jsdom
import { getByRole, queryByRole } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { realTime, show, stillTime } from '../testing/shown-table.js';
import { makeRound } from '../testing/table.js';

beforeEach(stillTime);
afterEach(realTime);

/** Plays a round of 0.20 that pays `paid`, up to where its payout begins to count. */
async function won(paid: string, { calm = false, wait = false } = {}) {
  const table = show({}, null, calm);
  if (wait) table.view.calmDown(true);
  table.press();
  table.send({ type: 'responded', key: 'key-1', round: makeRound({ paid, balance: '90.00' }) });
  // Until the reels are at rest.
  while (table.state().phase.name !== 'ready') await vi.advanceTimersByTimeAsync(20);
  const amount = () => table.view.node.querySelector('.win-amount')?.textContent;
  const plaque = () => table.view.node.querySelector('.plaque-main')?.textContent;
  return { ...table, amount, plaque };
}

describe('a win', () => {
  it('below ten times the bet stays on the plaque and is complete after 200 ms', async () => {
    const { amount, plaque, view } = await won('1.99');
    expect(amount()).toBeUndefined();
    await vi.advanceTimersByTimeAsync(220);
    expect(plaque()).toBe('Won €1.99');
    expect(view.node.querySelector('.plaque.is-gold')).not.toBeNull();
  });

  it('from ten times counts up over the reels for 1,600 ms and leaves by itself', async () => {
    const { amount, plaque, view } = await won('2.00');
    expect(view.node.querySelector('.win-times')?.textContent).toBe('10 × the bet');
    await vi.advanceTimersByTimeAsync(800);
    expect(amount()).not.toBe('€2.00');
    await vi.advanceTimersByTimeAsync(850);
    expect(amount()).toBe('€2.00');
    await vi.advanceTimersByTimeAsync(1_300);
    expect(amount()).toBeUndefined();
    expect(plaque()).toBe('Won €2.00');
  });

  it('is complete at any press, which starts no round yet; the next press does', async () => {
    const { amount, state, view } = await won('2.00');
    view.press();
    expect(amount()).toBe('€2.00');
    expect(state().phase.name).toBe('ready');
    view.press();
    expect(amount()).toBeUndefined();
    expect(state().phase.name).toBe('asking');
  });

  it('ends by a press on its stage', async () => {
    const { amount, view } = await won('2.00');
    const press = () => view.node.querySelector<HTMLElement>('.win-stage')?.click();
    press();
    expect(amount()).toBe('€2.00');
    press();
    expect(amount()).toBeUndefined();
  });

  it('from a hundred times fills the frame until its button is pressed', async () => {
    const { amount, plaque, view } = await won('20.00');
    const dialog = getByRole(view.node, 'dialog', { name: '100 × the bet' });
    await vi.advanceTimersByTimeAsync(1_700);
    expect(amount()).not.toBe('€20.00');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(amount()).toBe('€20.00');
    getByRole(dialog, 'button', { name: 'Back to the reels' }).click();
    expect(queryByRole(view.node, 'dialog')).toBeNull();
    expect(plaque()).toBe('Won €20.00');
  });

  it('from a hundred times ends by Escape, first its count', async () => {
    const { amount, view } = await won('20.00');
    const escape = () =>
      view.node.querySelector('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }));
    escape();
    expect(amount()).toBe('€20.00');
    escape();
    expect(queryByRole(view.node, 'dialog')).toBeNull();
  });

  it('is on the plaque at once with less motion', async () => {
    const { amount, plaque } = await won('20.00', { calm: true });
    expect(amount()).toBeUndefined();
    expect(plaque()).toBe('Won €20.00');
  });

  it('is on the plaque only while the page around shows something that must be seen first', async () => {
    const { amount, plaque } = await won('20.00', { wait: true });
    expect(amount()).toBeUndefined();
    await vi.advanceTimersByTimeAsync(220);
    expect(plaque()).toBe('Won €20.00');
  });

  it('leaves its stage as soon as the page around shows such a thing', async () => {
    const { amount, plaque, view } = await won('20.00');
    view.calmDown(true);
    expect(amount()).toBeUndefined();
    expect(plaque()).toBe('Won €20.00');
  });

  it('leaves its stage for a message of the game', async () => {
    const { amount, send, state, view } = await won('2.00');
    view.press();
    send({ type: 'pressed', key: 'key-9' });
    send({ type: 'failed', key: 'key-9', failure: { kind: 'rejected', code: 'LIMIT_REACHED' } });
    expect(state().phase.name).toBe('rejected');
    expect(amount()).toBeUndefined();
  });
});

describe('a return up to the bet', () => {
  it.each(['0.10', '0.20'])('of %s for 0.20 is no win', async (paid) => {
    const { amount, plaque, view } = await won(paid);
    expect(amount()).toBeUndefined();
    expect(plaque()).toBe(`Pays €${paid}`);
    expect(view.node.querySelector('.is-gold')).toBeNull();
  });
});
