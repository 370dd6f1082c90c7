import { type SlotCoin, type SlotHold } from '@casino-kit/api-contract';
import { sum } from '@casino-kit/money';
import { element } from '../element.js';

/** What is known of hold and win while it is shown. */
export interface HoldStep {
  /** How many coins are locked. */
  coins: number;
  /** How many respins are left without a new coin. */
  left: number;
  /** What the locked coins pay. */
  paid: string;
}

/** Shows locked coins over the reels. */
export interface HoldShow {
  /** The layer over the reels. */
  readonly node: HTMLElement;
  /** Locks the coins of the spin and lets the respins follow; `onDone` is called when it is over. */
  play(hold: SlotHold, onStep: (step: HoldStep) => void, onDone: () => void): void;
  /** Shows all coins at once. */
  rest(hold: SlotHold): void;
  clear(): void;
}

export interface HoldShowOptions {
  reels: number;
  rows: number;
  /** How many respins in a row without a new coin end it. */
  respins: number;
  money(amount: string): string;
  calm(): boolean;
}

/** How long the first coins and each respin are shown, in ms. */
const stepMs = 900;
/** How long the last state stays. */
const endMs = 1_600;

/** Creates the layer of hold and win, empty. It is drawn only: the live region announces the result. */
export function createHoldShow({ reels, rows, respins, money, calm }: HoldShowOptions): HoldShow {
  const node = element('div', { class: 'hold', dir: 'ltr', 'aria-hidden': 'true', hidden: true });
  node.style.setProperty('--reels', String(reels));
  node.style.setProperty('--rows', String(rows));
  let timer = 0;

  const coin = ({ reel, row, prize, payout }: SlotCoin, isNew: boolean) => {
    const locked = element(
      'div',
      { class: `hold-coin${isNew ? ' is-new' : ''}${prize === null ? '' : ' is-prize'}` },
      ...(prize === null ? [] : [element('span', { class: 'hold-prize', lang: 'en' }, prize)]),
      element('bdi', {}, money(payout)),
    );
    locked.style.gridColumn = String(reel + 1);
    locked.style.gridRow = String(row + 1);
    return locked;
  };
  const draw = (before: readonly SlotCoin[], landed: readonly SlotCoin[]) => {
    node.hidden = false;
    node.replaceChildren(
      ...before.map((each) => coin(each, false)),
      ...landed.map((each) => coin(each, !calm())),
    );
  };
  const clear = () => {
    window.clearTimeout(timer);
    node.hidden = true;
    node.replaceChildren();
  };
  const rest = ({ coins, respins: turns }: SlotHold) => draw([...coins, ...turns.flat()], []);

  return {
    node,
    clear,
    rest,
    play(hold, onStep, onDone) {
      clear();
      const turns = [hold.coins, ...hold.respins];
      const end = () => {
        timer = window.setTimeout(onDone, endMs);
      };
      const step = (turn: number, left: number) => {
        const landed = turns[turn] ?? [];
        const before = turns.slice(0, turn).flat();
        const locked = [...before, ...landed];
        draw(before, landed);
        const isOver = turn === turns.length - 1;
        const paid = isOver ? hold.payout : sum(locked.map(({ payout }) => payout));
        onStep({ coins: locked.length, left, paid });
        if (isOver) end();
        else
          timer = window.setTimeout(
            () => step(turn + 1, (turns[turn + 1]?.length ?? 0) > 0 ? respins : left - 1),
            stepMs,
          );
      };
      if (calm()) {
        rest(hold);
        onStep({ coins: turns.flat().length, left: 0, paid: hold.payout });
        end();
      } else step(0, respins);
    },
  };
}
