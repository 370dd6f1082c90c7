// @vitest-environment jsdom
import { fireEvent, getAllByRole, getByLabelText, getByRole, getByText } from '@testing-library/dom';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import {
  combineClientSeeds,
  drawCrashPoint,
  drawOriginal,
  drawSlotRound,
  formatCrashMultiplier,
  formatVerifierFragment,
  hashServerSeed,
  type Original,
  parseVerifierFragment,
  type VerifierFields,
} from '@casino-kit/reference-games';
import { getFace } from '../face/face.js';
import { symbolName } from '../face/symbol-picture.js';
import { textsFor } from '../texts.js';
import { createVerifier } from './verifier.js';

const serverSeed = 'ab'.repeat(32);
const winning: Partial<VerifierFields> = {
  game: 'slot-4',
  serverSeed,
  serverSeedHash: hashServerSeed(serverSeed),
  clientSeed: 'lucky',
  stake: '0.20',
  currency: 'EUR',
  face: 'embers',
};

// jsdom lays nothing out.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

async function open(fields: Partial<VerifierFields> = {}, language = 'en') {
  const onVerified = vi.fn<(fragment: string) => void>();
  const verifier = await createVerifier({
    fragment: `#${formatVerifierFragment(fields)}`,
    language,
    onVerified,
  });
  const main = document.createElement('main');
  main.append(...verifier.nodes);
  document.body.replaceChildren(main);
  const type = (label: RegExp, value: string) =>
    fireEvent.input(getByLabelText(main, label), { target: { value } });
  return {
    main,
    verifier,
    onVerified,
    type,
    submit: () => getByRole(main, 'button', { name: 'Draw the round' }).click(),
    verdict: () => main.querySelector('.v-verdict')?.className,
    grid: () => [...(main.querySelector('.v-grid')?.querySelectorAll('img') ?? [])].map(({ alt }) => alt),
  };
}

describe('the verifier', () => {
  it('shows the round of a link at once: hash, grid, lines and payout', async () => {
    const { main, verdict, grid } = await open(winning);
    expect(verdict()).toContain('is-match');
    const { spin } = drawSlotRound({ machine: 4, bonusBuy: false, serverSeed, clientSeed: 'lucky' });
    const rows = [0, 1, 2].flatMap((row) => spin.grid.map((reel) => reel[row] ?? ''));
    expect(grid()).toEqual(rows.map((symbol) => symbolName(getFace('embers'), symbol, textsFor('en'))));
    expect(main.querySelectorAll('.is-win')).toHaveLength(3);
    expect(getByText(main, 'Line 4: 3 × K pays 1.8 × the bet = €0.36')).toBeTruthy();
    expect(getByText(main, '€0.36 at a bet of €0.20')).toBeTruthy();
    expect(getByRole(main, 'status').textContent).toMatch(/hash matches.*1.8 × the bet/);
  });

  it('shows a round of a machine of ways, with its wilds and without lines', async () => {
    const seeds = Array.from({ length: 50 }, (_, index) => `winning ${index}`);
    const drawRound = (clientSeed: string) =>
      drawSlotRound({ machine: 6, bonusBuy: false, serverSeed, clientSeed });
    const clientSeed = seeds.find((seed) => drawRound(seed).spin.lineBets > 0) ?? '';
    const { main } = await open({ ...winning, game: 'slot-6', clientSeed });
    const { spin } = drawRound(clientSeed);
    const cells = new Set(
      spin.wins.flatMap((win) => win.cells.flatMap((rows, reel) => rows.map((row) => `${reel} ${row}`))),
    );
    expect(main.querySelectorAll('.is-win')).toHaveLength(cells.size);
    expect(getByRole(main, 'heading', { name: 'Payouts' })).toBeTruthy();
    expect(main.querySelector('.v-wins li')?.textContent).toMatch(/^\d × .+ pays/);
  });

  it('says what a losing round of a machine without lines pays: nothing', async () => {
    const clientSeed = Array.from({ length: 50 }, (_, index) => `losing ${index}`).find(
      (seed) => drawSlotRound({ machine: 6, bonusBuy: false, serverSeed, clientSeed: seed }).lineBets === 0,
    );
    const { main } = await open({ ...winning, game: 'slot-6', clientSeed: clientSeed ?? '' });
    expect(main.querySelector('.v-grid + h3 + p')?.textContent).toBe('0 × the bet');
  });

  it('shows another grid for another client seed, and a mismatch for another hash, while the player types', async () => {
    const { type, verdict, grid } = await open(winning);
    const before = grid();
    type(/^Client seed$/, 'another');
    expect(grid()).not.toEqual(before);
    expect(verdict()).toContain('is-match');
    type(/^Hash shown/, 'cd'.repeat(32));
    expect(verdict()).toContain('is-mismatch');
  });

  it('shows bought free spins, each with its grid', async () => {
    const { main } = await open({ ...winning, bought: '1' });
    expect(getAllByRole(main, 'table')).toHaveLength(9);
    expect(getByText(main, 'Free spin 8 of 8', { selector: 'h4' })).toBeTruthy();
  });

  it('shows the number of a roulette round', async () => {
    const { main } = await open({ ...winning, game: 'roulette', clientSeed: "b\na'x" });
    expect(getByText(main, 'The number is 24, black')).toBeTruthy();
    expect(getByLabelText<HTMLTextAreaElement>(main, 'Client seeds of all players').value).toBe("b\na'x");
    expect(getByLabelText(main, /^Bet/).closest<HTMLElement>('.v-field')?.hidden).toBe(true);
  });

  it('reports errors at their fields, moves the focus to the first one, and keeps what was typed', async () => {
    const { main, type, submit, onVerified } = await open();
    type(/^Server seed$/, 'abc');
    expect(main.querySelector('#serverSeed-error')?.textContent).toBe('');
    submit();
    expect(document.activeElement).toBe(getByLabelText(main, 'Game'));
    const seed = getByLabelText<HTMLTextAreaElement>(main, 'Server seed');
    expect(seed.getAttribute('aria-invalid')).toBe('true');
    expect(seed.getAttribute('aria-describedby')).toContain('serverSeed-error');
    expect(main.querySelector('#serverSeed-error')?.textContent).toContain('64 characters');
    expect(seed.value).toBe('abc');
    type(/^Server seed$/, serverSeed);
    expect(seed.hasAttribute('aria-invalid')).toBe(false);
    expect(onVerified).not.toHaveBeenCalled();
  });

  it('keeps what was typed for one game when another is chosen', async () => {
    const { main } = await open(winning);
    const game = getByLabelText<HTMLSelectElement>(main, 'Game');
    for (const value of ['roulette', 'slot-4']) {
      game.value = value;
      fireEvent.change(game);
    }
    expect(getByLabelText<HTMLInputElement>(main, 'Client seed').value).toBe('lucky');
    expect(getByLabelText<HTMLInputElement>(main, /^Bet/).value).toBe('0.20');
  });

  it('puts what was verified in the address', async () => {
    const { type, submit, onVerified } = await open(winning);
    type(/^Client seed$/, 'another');
    submit();
    expect(parseVerifierFragment(onVerified.mock.calls[0]?.[0] ?? '')).toMatchObject({
      ...winning,
      clientSeed: 'another',
    });
  });

  it('is empty for a link with an unknown game, an odd currency or face', async () => {
    const { main, grid } = await open({ ...winning, game: 'baccarat' });
    expect(getByLabelText<HTMLSelectElement>(main, 'Game').value).toBe('');
    expect(grid()).toEqual([]);
    const odd = await open({ ...winning, currency: '<b>', face: '../x' });
    expect(getByText(odd.main, '0.36 at a bet of 0.2')).toBeTruthy();
  });

  it('speaks the language of the link, or of the browser', async () => {
    expect((await open({ ...winning, locale: 'ar' })).verifier).toMatchObject({
      language: 'ar',
      direction: 'rtl',
    });
    expect((await open({}, 'de-AT')).verifier).toMatchObject({
      language: 'de',
      title: 'Eine Runde nachprüfen',
    });
  });

  it.each([
    ['dice', 'over-50.00', /The number is \d+(\.\d+)?$/],
    ['mines', 'mines-3-0-12', /Mines are on the tiles \d+, \d+, \d+$/],
    ['plinko', 'plinko-8-high', /^The ball falls into bin \d: (left|right)/],
  ])('shows a round of %s with what it pays', async (game, choice, result) => {
    const { main, verdict, type } = await open({ ...winning, game, choice });
    expect(verdict()).toContain('is-match');
    const draw = drawOriginal(game as Original, choice, { serverSeed, clientSeed: 'lucky' });
    expect(getByText(main, result)).toBeTruthy();
    expect(getByText(main, new RegExp(`^Payout of the round: .?${draw?.multiplier}`))).toBeTruthy();
    type(/What was chosen/, 'none');
    expect(verdict()).toBeUndefined();
    expect(
      getByLabelText(main, /Bet \(optional\)/)
        .closest('.v-field')
        ?.hasAttribute('hidden'),
    ).toBe(false);
  });

  it('shows the crash point of a round of crash, and what it pays at the multiplier of a bet', async () => {
    const clientSeed = "b\na'x";
    const point = drawCrashPoint({ serverSeed, clientSeed: combineClientSeeds(clientSeed.split('\n')) });
    const fields = { ...winning, game: 'crash', clientSeed, choice: formatCrashMultiplier(point) };
    const { main, verdict, type, submit, onVerified } = await open(fields);
    expect(verdict()).toContain('is-match');
    expect(
      getByText(main, new RegExp(`^The round crashes at .${formatCrashMultiplier(point)}×`)),
    ).toBeTruthy();
    expect(getByText(main, /^Cashed out at .*: paid €0\.\d\d$/)).toBeTruthy();
    type(/^Cashed out at/, formatCrashMultiplier(point + 1));
    expect(getByText(main, /^To be cashed out at .*: lost$/)).toBeTruthy();
    submit();
    expect(parseVerifierFragment(onVerified.mock.calls[0]?.[0] ?? '')).toMatchObject({
      ...{ game: 'crash', clientSeed, choice: formatCrashMultiplier(point + 1) },
    });
    type(/^Cashed out at/, '0.99');
    expect(verdict()).toBeUndefined();
    submit();
    expect(getByText(main, /^Enter a multiplier from 1\.00/)).toBeTruthy();
  });

  it('says that a game knows no such choice', async () => {
    const { main, submit, type } = await open({ ...winning, game: 'dice', choice: 'over-50.00' });
    type(/What was chosen/, 'over-99.99');
    submit();
    expect(getByText(main, 'Enter a choice of this game, as in the examples below.')).toBeTruthy();
  });
});
