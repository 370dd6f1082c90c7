import { type MinesRound } from '@casino-kit/api-contract';
import { mineTiles } from '@casino-kit/reference-games';
import { element } from '../../element.js';
import { type OriginalTexts } from '../texts.js';
import { tilePicture } from './tile-picture.js';

const across = 5;

export interface Tiles {
  readonly node: HTMLElement;
  /** Shows a round; `canOpen` whether a closed tile may be opened now. */
  show(round: MinesRound | null, canOpen: boolean): void;
}

type TileState = 'closed' | 'gem' | 'mine' | 'hit' | 'gem-left';

function getTileState(tile: number, round: MinesRound | null): TileState {
  if (round === null) return 'closed';
  const isMine = round.laid?.includes(tile) === true;
  if (round.opened.includes(tile)) return isMine ? 'hit' : 'gem';
  if (isMine) return 'mine';
  return round.laid ? 'gem-left' : 'closed';
}

/** Creates the 25 tiles. One of them is in the order of the tab key; arrow keys lead to the others. */
export function createTiles(texts: OriginalTexts, open: (tile: number) => void): Tiles {
  const figure = (value: number) => texts.figure(String(value));
  const getTileName = (tile: number, state: TileState) => {
    const place = { row: figure(Math.floor(tile / across) + 1), column: figure((tile % across) + 1) };
    if (state === 'gem') return texts.text('mines.tile.gem', place);
    if (state === 'mine') return texts.text('mines.tile.mine', place);
    return texts.text(state === 'hit' ? 'mines.tile.hit' : 'mines.tile', place);
  };
  const shown: (TileState | null)[] = Array.from({ length: mineTiles }, () => null);
  const buttons = Array.from({ length: mineTiles }, (_, tile) => {
    const button = element('button', { type: 'button', class: 'm-tile', tabindex: tile === 0 ? 0 : -1 });
    button.addEventListener('click', () => {
      if (button.getAttribute('aria-disabled') !== 'true') open(tile);
    });
    button.addEventListener('focus', () => {
      for (const [place, other] of buttons.entries()) other.tabIndex = place === tile ? 0 : -1;
    });
    return button;
  });
  const node = element(
    'div',
    { class: 'm-tiles', dir: 'ltr', role: 'group', 'aria-label': texts.text('mines.board') },
    ...buttons,
  );
  node.addEventListener('keydown', (event) => {
    const tile = buttons.findIndex((button) => button === event.target);
    const column = tile % across;
    const steps: Record<string, number> = {
      ArrowLeft: column > 0 ? -1 : 0,
      ArrowRight: column < across - 1 ? 1 : 0,
      ArrowUp: -across,
      ArrowDown: across,
      Home: -column,
      End: across - 1 - column,
    };
    const by = steps[event.key];
    if (tile === -1 || by === undefined) return;
    event.preventDefault();
    buttons[tile + by]?.focus();
  });
  return {
    node,
    show(round, canOpen) {
      for (const [tile, button] of buttons.entries()) {
        const state = getTileState(tile, round);
        button.setAttribute('aria-disabled', String(state !== 'closed' || !canOpen));
        if (shown[tile] === state) continue;
        shown[tile] = state;
        button.className = `m-tile is-${state}`;
        button.setAttribute('aria-label', getTileName(tile, state));
        const picture = state === 'closed' || state === 'gem-left' ? null : state === 'gem' ? 'gem' : 'mine';
        button.replaceChildren(...(picture === null ? [] : [tilePicture(picture)]));
      }
    },
  };
}
