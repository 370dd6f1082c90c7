// @vitest-environment jsdom
import { fireEvent, getByLabelText, getByRole, queryByText } from '@testing-library/dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadLanguage } from '../../dictionaries.js';
import { type OriginalTable } from '@casino-kit/api-contract';
import { openClientSeed } from '../../fairness/client-seed.js';
import { type OriginalPlay } from '../session.js';
import { createPlayerSwitches } from '../../testing/player-switches.js';
import { drawRound, startOriginal } from '../testing/original-game.js';
import { originalTextsFor } from '../texts.js';
import { createDiceView } from './dice-view.js';

async function open(changes: Partial<OriginalTable> = {}) {
  const game = startOriginal(changes);
  await game.ready();
  const said: string[] = [];
  const played: string[] = [];
  const texts = originalTextsFor(game.table.locale);
  const view = createDiceView(game.play(), {
    ...{ texts, session: game.session, calm: () => true, announce: (text) => void said.push(text) },
    switches: createPlayerSwitches(),
    clientSeed: openClientSeed(() => ({ getItem: () => 'lucky', setItem: () => undefined })),
    sound: {
      ...{ isOn: false, turn: () => undefined, reelStop: () => undefined, freeSpins: () => undefined },
      spin: () => void played.push('spin'),
      win: () => void played.push('win'),
    },
  });
  document.body.replaceChildren(view.node);
  let before: OriginalPlay | null = null;
  const show = () => {
    view.show(game.play(), before);
    before = game.play();
  };
  show();
  return {
    ...{ game, view, said, played, show },
    button: (name: RegExp) => getByRole(view.node, 'button', { name }),
    field: (name: string) => getByLabelText<HTMLInputElement>(view.node, name),
    async roll(number: number) {
      getByRole(view.node, 'button', { name: /Roll for/ }).click();
      show();
      await game.answer(drawRound(game.asked.at(-1)!.bet, number, game.table));
      show();
    },
  };
}

beforeAll(() => Promise.all(['de', 'ar'].map(loadLanguage)));

describe('dice', () => {
  it('show chance, multiplier and payout of one value, however it is changed', async () => {
    const { field, button, view } = await open();
    const slider = getByRole(view.node, 'slider');
    fireEvent.change(field('Roll over'), { target: { value: '62' } });
    expect(field('Win chance').value).toBe('37.99');
    expect(field('Multiplier').value).toBe('2.6059');
    expect(queryByText(view.node, '€0.52')).toBeTruthy();
    fireEvent.change(field('Win chance'), { target: { value: '25' } });
    expect([field('Roll over').value, field('Multiplier').value]).toEqual(['74.99', '3.9600']);
    fireEvent.change(field('Multiplier'), { target: { value: '2' } });
    expect(field('Win chance').value).toBe('49.50');
    button(/^Under/).click();
    expect([field('Roll under').value, button(/^Under/).getAttribute('aria-pressed')]).toEqual([
      '49.50',
      'true',
    ]);
    fireEvent.input(slider, { target: { value: '2500' } });
    expect(field('Roll under').value).toBe('25.00');
    fireEvent.keyDown(slider, { key: 'PageUp' });
    expect(field('Roll under').value).toBe('26.00');
    expect(slider.getAttribute('aria-valuetext')).toBe('Under 26.00');
  });

  it.each(['', 'abc', '-3', '1e9', '9'.repeat(24)])('keep their bet when %j is entered', async (value) => {
    const { field } = await open();
    for (const name of ['Roll over', 'Win chance', 'Multiplier']) {
      const before = field(name).value;
      fireEvent.change(field(name), { target: { value } });
      expect(field(name).value).toBe(before);
    }
  });

  it('take the nearest bet that there is', async () => {
    const { field } = await open();
    fireEvent.change(field('Win chance'), { target: { value: '99' } });
    expect([field('Win chance').value, field('Multiplier').value]).toEqual(['95.00', '1.0421']);
    fireEvent.change(field('Multiplier'), { target: { value: '100000' } });
    expect([field('Win chance').value, field('Multiplier').value]).toEqual(['1.00', '99.0000']);
  });

  it('tell a win with its sign, and a loss without a sound', async () => {
    const dice = await open();
    let [wins, losses] = [0, 0];
    for (let number = 0; number < 12; number += 1) {
      const { play } = dice.game;
      const sounds = dice.played.length;
      await dice.roll(number);
      const { round } = play().rounds[0]!;
      const hasWon = Number(round.payout) > 0;
      const heard = dice.played.slice(sounds);
      expect(heard).toEqual(hasWon ? ['spin', 'win'] : ['spin']);
      expect(dice.said.at(-1)).toMatch(hasWon ? /won, paid €/ : /lost €0\.20/);
      expect(dice.view.node.querySelector('.o-net')?.textContent).toBe(hasWon ? '+€0.19' : '−€0.20');
      if (hasWon) wins += 1;
      else losses += 1;
    }
    expect([wins > 0, losses > 0]).toEqual([true, true]);
    expect(dice.view.node.querySelectorAll('.o-history li')).toHaveLength(9);
  });

  it('say with a small stake what cutting a payout costs', async () => {
    const { game, view, show } = await open();
    const note = (start: string) => queryByText(view.node, (text) => text.startsWith(start));
    game.session.choose('0.20');
    show();
    expect(note('A payout is the bet times the multiplier, cut')).toBeTruthy();
    game.session.choose('1.00');
    show();
    expect(note('A payout is')).toBeNull();
    expect(note('On average over very many rounds, the same with every choice')).toBeTruthy();
  });
  it('are not celebrated when only the stake comes back', async () => {
    const dice = await open();
    fireEvent.change(dice.field('Win chance'), { target: { value: '95' } });
    await dice.roll(0);
    expect(dice.game.play().rounds[0]!.round.payout).toBe('0.20');
    expect(dice.played).toEqual(['spin']);
    expect(dice.view.node.querySelector('.d-board')?.getAttribute('data-outcome')).toBe('even');
    expect(dice.view.node.querySelector('.o-net')?.textContent).toBe('€0.00');
  });

  it('hold stake and bet while a roll is awaited', async () => {
    const { button, field, game, show } = await open();
    button(/Roll for/).click();
    show();
    expect(button(/Roll for/).getAttribute('aria-disabled')).toBe('true');
    fireEvent.change(field('Win chance'), { target: { value: '25' } });
    expect(field('Win chance').value).toBe('49.99');
    button(/^€1\.00/).click();
    expect(game.play().stake).toBe('0.20');
  });

  it('show a rejection over the board', async () => {
    const { button, game, show, view } = await open();
    button(/Roll for/).click();
    await game.fail({ kind: 'rejected', code: 'dailyLossLimit' });
    show();
    expect(queryByText(view.node, 'This round was not played')).toBeTruthy();
    button(/Back to the game/).click();
    show();
    expect(queryByText(view.node, 'This round was not played')).toBeNull();
  });

  it('show amounts of 24 digits and the languages of the casino', async () => {
    const balance = `${'9'.repeat(24)}.99`;
    for (const locale of ['en', 'de', 'ar']) {
      const { view } = await open({ balance, locale });
      expect(view.node.querySelector('.o-balance bdi')?.textContent.replaceAll(/\D/g, '')).toBe(
        '9'.repeat(26),
      );
    }
  });
});
