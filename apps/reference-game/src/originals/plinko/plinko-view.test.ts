// @vitest-environment jsdom
import { getByRole, queryByText } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { type OriginalTable } from '@casino-kit/api-contract';
import { getPlinkoBin, plinkoBins, plinkoRows } from '@casino-kit/reference-games';
import { openClientSeed } from '../../fairness/client-seed.js';
import { type OriginalPlay } from '../session.js';
import { createPlayerSwitches } from '../../testing/player-switches.js';
import { drawRound, startOriginal } from '../testing/original-game.js';
import { originalTextsFor } from '../texts.js';
import { ballPlaces, pinPlaces } from './ball-path.js';
import { createPlinkoView } from './plinko-view.js';

async function open(showMs = 0, changes: Partial<OriginalTable> = {}) {
  const moved: unknown[] = [];
  // jsdom animates nothing.
  Element.prototype.animate = function animate(frames) {
    moved.push(frames);
    return {} as Animation;
  };
  const game = startOriginal({ game: 'plinko', name: 'Plinko', ...changes }, null, showMs);
  await game.ready();
  const heard: string[] = [];
  const view = createPlinkoView(game.play(), {
    texts: originalTextsFor(game.table.locale),
    ...{ session: game.session, calm: () => showMs === 0, announce: () => undefined },
    switches: createPlayerSwitches(),
    clientSeed: openClientSeed(() => ({ getItem: () => 'lucky', setItem: () => undefined })),
    sound: {
      ...{ isOn: false, turn: () => undefined, freeSpins: () => undefined, reelStop: () => undefined },
      ...{ spin: () => void heard.push('spin'), win: () => void heard.push('win') },
    },
  });
  document.body.replaceChildren(view.node);
  let before: OriginalPlay | null = null;
  const show = () => {
    view.show(game.play(), before);
    before = game.play();
  };
  show();
  const button = (name: RegExp) => getByRole(view.node, 'button', { name });
  return {
    ...{ game, view, heard, moved, show, button },
    async drop(number: number) {
      button(/^Drop a ball/).click();
      show();
      await game.answer(drawRound(game.asked.at(-1)!.bet, number, game.table));
      show();
    },
    hitBin: () => [...view.node.querySelectorAll('.p-bins li')].findIndex((bin) => bin.matches('.is-hit')),
  };
}

describe('plinko', () => {
  it('lays the board that was chosen', async () => {
    const { button, view } = await open();
    for (const [rows, risk] of [[8, 'High'] as const, [12, 'Low'] as const]) {
      button(new RegExp(`^${risk}$`)).click();
      button(new RegExp(`^${rows}$`)).click();
      expect(view.node.querySelectorAll('.p-bins li')).toHaveLength(rows + 1);
      expect(view.node.querySelectorAll('.p-pins i')).toHaveLength(pinPlaces(rows).length);
    }
    expect(queryByText(view.node, '1 in 2,048')).toBeTruthy();
  });

  it('falls into the bin of its seeds, and a return below the bet is not told as a win', async () => {
    const plinko = await open();
    for (let number = 0; number < 10; number += 1) {
      const sounds = plinko.heard.length;
      await plinko.drop(number);
      const { round } = plinko.game.play().rounds[0]!;
      expect(plinko.hitBin()).toBe(getPlinkoBin(round.drawn));
      expect(round.multiplier).toBe(plinkoBins({ rows: 16, risk: 'medium' })[plinko.hitBin()]);
      const hasWon = Number(round.payout) > 0.2;
      expect(plinko.heard.slice(sounds)).toEqual(hasWon ? ['spin', 'win'] : ['spin']);
    }
    expect(plinko.moved).toEqual([]);
  });

  it('shows neither result nor balance before the ball has landed', async () => {
    const plinko = await open(1_900);
    await plinko.drop(0);
    expect(plinko.game.play()).toMatchObject({ phase: { name: 'showing' }, balance: '50.00', rounds: [] });
    expect([plinko.moved.length, plinko.hitBin()]).toEqual([1, -1]);
    plinko.button(/^Drop a ball/).click();
    plinko.button(/^High$/).click();
    expect(plinko.game.asked).toHaveLength(1);
    expect(plinko.button(/^Medium$/).getAttribute('aria-pressed')).toBe('true');
    expect(plinko.game.waits[0]?.ms).toBe(1_900);
    plinko.game.waits[0]?.work();
    plinko.show();
    expect(plinko.game.play()).toMatchObject({ phase: { name: 'ready' }, balance: '49.80', played: 1 });
    expect(plinko.hitBin()).toBe(getPlinkoBin(plinko.game.play().rounds[0]!.round.drawn));
  });

  it.each(plinkoRows)('leads a ball through %i rows, inside of the board', (rows) => {
    for (const step of [0, 1]) {
      const places = ballPlaces(Array.from({ length: rows }, () => step));
      expect(places).toHaveLength(rows + 2);
      for (const { x, y } of [...places, ...pinPlaces(rows)]) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(100);
        expect(y).toBeLessThanOrEqual(100);
      }
    }
  });
});
