// @vitest-environment jsdom
import { fireEvent, getByRole, queryByText } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { type MinesRound, type OriginalTable } from '@casino-kit/api-contract';
import { drawMines, hashServerSeed, minesMultiplier } from '@casino-kit/reference-games';
import { openClientSeed } from '../../fairness/client-seed.js';
import { type OriginalPlay } from '../session.js';
import { originalTable, startOriginal } from '../testing/original-game.js';
import { originalTextsFor } from '../texts.js';
import { createPlayerSwitches } from '../../testing/player-switches.js';
import { createMinesView } from './mines-view.js';

const serverSeed = '0'.repeat(64);
const laid = drawMines({ mines: 3, serverSeed, clientSeed: 'lucky' });
const gems = Array.from({ length: 25 }, (_, tile) => tile).filter((tile) => !laid.includes(tile));

function roundWith(opened: number[], state: MinesRound['state'] = 'open'): MinesRound {
  const isHit = state === 'hit';
  const multiplier = isHit ? '0.0000' : minesMultiplier(3, opened.length);
  const hasEnded = state !== 'open';
  const payout = isHit ? '0.00' : (Math.floor(Number(multiplier) * 20) / 100).toFixed(2);
  return {
    ...{ roundId: 'round-1', state, stake: '0.20', mines: 3, opened, multiplier },
    ...{ laid: hasEnded ? laid : null, payout: hasEnded ? payout : null, balance: '49.80' },
    endsAt: '2026-11-29T12:00:00Z',
    seeds: {
      serverSeedHash: hashServerSeed(serverSeed),
      serverSeed: hasEnded ? serverSeed : null,
      clientSeed: 'lucky',
      nextServerSeedHash: hashServerSeed('1'.repeat(64)),
    },
  };
}

async function open(changes: Partial<OriginalTable> = {}) {
  const game = startOriginal({
    ...{ game: 'mines', name: 'Mines', serverSeedHash: hashServerSeed(serverSeed) },
    ...changes,
  });
  await game.ready();
  const said: string[] = [];
  const heard: string[] = [];
  const view = createMinesView(game.play(), {
    texts: originalTextsFor(game.table.locale),
    ...{ session: game.session, calm: () => true, announce: (text) => void said.push(text) },
    switches: createPlayerSwitches(),
    clientSeed: openClientSeed(() => ({ getItem: () => 'lucky', setItem: () => undefined })),
    sound: {
      ...{ isOn: false, turn: () => undefined, freeSpins: () => undefined },
      ...{ spin: () => void heard.push('spin'), reelStop: () => void heard.push('tile') },
      win: () => void heard.push('win'),
    },
  });
  document.body.replaceChildren(view.node);
  let before: OriginalPlay | null = null;
  const show = () => {
    view.show(game.play(), before);
    before = game.play();
  };
  show();
  const tile = (index: number) => view.node.querySelectorAll<HTMLButtonElement>('.m-tile')[index]!;
  const answer = async (round: MinesRound) => {
    show();
    await game.answerMove({ ok: true, data: round });
    show();
  };
  return {
    ...{ game, view, said, heard, show, tile, answer },
    button: (name: RegExp) => getByRole(view.node, 'button', { name }),
    async start() {
      getByRole(view.node, 'button', { name: /^Start for/ }).click();
      await answer(roundWith([]));
    },
  };
}

describe('mines', () => {
  it('are played from the stake to the payout, which is recomputed', async () => {
    const { game, button, start, tile, answer, said, heard, view } = await open();
    await start();
    expect(game.moves[0]?.move).toBe('start 3 for 0.20 by key-1');
    expect(button(/^Open a tile first/).getAttribute('aria-disabled')).toBe('true');
    tile(gems[0]!).click();
    expect(game.moves[1]?.move).toBe(`open ${gems[0]} of round-1`);
    await answer(roundWith([gems[0]!]));
    expect(said.at(-1)).toContain('1.1250×');
    tile(gems[1]!).click();
    await answer(roundWith(gems.slice(0, 2)));
    button(/^Cash out €0\.25/).click();
    expect(game.moves.at(-1)?.move).toBe('take round-1');
    await answer(roundWith(gems.slice(0, 2), 'taken'));
    expect(game.play()).toMatchObject({
      ...{ played: 1, staked: '0.2', hasMismatch: false, phase: { name: 'ready' } },
      rounds: [{ isFair: true, round: { choice: `mines-3-${gems[0]}-${gems[1]}`, payout: '0.25' } }],
      nextHash: hashServerSeed('1'.repeat(64)),
    });
    expect(heard).toEqual(['tile', 'tile', 'win']);
    expect(view.node.querySelectorAll('.m-tile.is-mine')).toHaveLength(3);
    expect(button(/^Start for/)).toBeTruthy();
  });

  it('end at a mine without a sound, and show the others', async () => {
    const { start, tile, answer, heard, said, view, button } = await open();
    await start();
    tile(laid[0]!).click();
    await answer(roundWith([laid[0]!], 'hit'));
    expect(heard).toEqual([]);
    expect(said.at(-1)).toBe('A mine. Round over, −€0.20');
    expect(tile(laid[0]!).getAttribute('aria-label')).toContain('the mine you opened');
    expect(view.node.querySelectorAll('.m-tile.is-mine')).toHaveLength(2);
    expect(button(/^Start for/).getAttribute('aria-disabled')).toBe('false');
  });

  it('go on with a round that was open when the game was opened', async () => {
    const { game, button, tile, answer } = await open({ minesRound: roundWith([gems[0]!]) });
    expect(tile(gems[0]!).getAttribute('aria-label')).toContain('gem');
    button(/^Cash out €0\.22/).click();
    await answer(roundWith([gems[0]!], 'taken'));
    expect(game.play()).toMatchObject({ hasMismatch: false, rounds: [{ isFair: true }] });
  });

  it('notice mines that the seeds do not lay', async () => {
    const { game, start, tile, answer } = await open();
    await start();
    tile(gems[0]!).click();
    await answer({ ...roundWith([gems[0]!], 'hit'), laid: [gems[0]!, ...laid.slice(1)] });
    expect(game.play().hasMismatch).toBe(true);
  });

  it('ask again for a lost response, and play nothing twice', async () => {
    const { game, start, tile, show, view } = await open();
    await start();
    tile(gems[0]!).click();
    tile(gems[1]!).click();
    expect(game.moves).toHaveLength(2);
    await game.answerMove({ ok: false, failure: { kind: 'unknown' } });
    show();
    expect(queryByText(view.node, 'The connection was lost')).toBeTruthy();
    game.retries.at(-1)?.();
    expect(game.moves.map(({ move }) => move).slice(1)).toEqual([
      `open ${gems[0]} of round-1`,
      `open ${gems[0]} of round-1`,
    ]);
    await game.answerMove({ ok: true, data: roundWith([gems[0]!]) });
    expect(game.play()).toMatchObject({ phase: { name: 'ready' }, mines: { opened: [gems[0]] } });
  });

  it('hold stake and mines while a round is open, and open no tile during a reality check', async () => {
    const { game, start, button, tile } = await open();
    await start();
    button(/More mines/).click();
    button(/^€1\.00/).click();
    expect(button(/More mines/).getAttribute('aria-disabled')).toBe('true');
    expect(game.play().stake).toBe('0.20');
    game.session.pause(true);
    tile(gems[0]!).click();
    expect(game.moves).toHaveLength(1);
  });

  it('are reached with the arrow keys', async () => {
    const { tile, start } = await open();
    await start();
    tile(0).focus();
    for (const key of ['ArrowRight', 'ArrowDown', 'End', 'ArrowDown', 'Home', 'ArrowLeft'])
      fireEvent.keyDown(document.activeElement!, { key });
    expect(document.activeElement).toBe(tile(10));
    expect([tile(0).tabIndex, tile(10).tabIndex]).toEqual([-1, 0]);
  });

  it('take 1 to 24 mines', async () => {
    const { game, button } = await open();
    for (let press = 0; press < 30; press += 1) button(/Fewer mines/).click();
    button(/^Start for/).click();
    expect(game.moves[0]?.move).toContain('start 1 for');
    expect(originalTable.betSteps).toContain('0.20');
  });
});
