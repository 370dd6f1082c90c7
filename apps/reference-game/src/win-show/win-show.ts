import { type SlotSpin } from '@casino-kit/api-contract';
import { svgElement } from '../element.js';
import { cellUnits, linePath } from './line-path.js';

export type SlotWin = SlotSpin['wins'][number];

/** What lights up on the reels after a spin. */
export interface WinShow {
  /** The layer over the reels. */
  readonly node: SVGSVGElement;
  play(show: WinShowPlan): void;
  /** Removes everything from the reels. */
  clear(): void;
}

export interface WinShowPlan {
  spin: SlotSpin;
  /** Row by reel of every line of the table. */
  lines: readonly (readonly number[])[];
  cells: readonly (readonly HTMLElement[])[];
  /** Whether the scatters of this spin triggered something. */
  litScatters: boolean;
  /** How long each win is shown, in ms. */
  lineMs: number;
  /** Called for each lit win; null when all have been. */
  onLine(win: SlotWin | null): void;
}

const rows = 3;

const getWinCells = ({ cells }: Pick<WinShowPlan, 'cells'>, win: SlotWin) =>
  win.cells.flatMap((rows, reel) => rows.flatMap((row) => cells[reel]?.[row] ?? []));

/** Returns the cells of all wins of a spin. */
export const wonCells = (cells: WinShowPlan['cells'], { wins }: SlotSpin): HTMLElement[] =>
  wins.flatMap((win) => getWinCells({ cells }, win));

/** Lights the wins one by one, with the line of each that has one, then all their symbols together. */
export function createWinShow(reelCount: number): WinShow {
  const node = svgElement('svg', {
    class: 'line-overlay',
    viewBox: `0 0 ${reelCount * cellUnits} ${rows * cellUnits}`,
    preserveAspectRatio: 'none',
    'aria-hidden': 'true',
  });
  let timer = 0;
  let touched: HTMLElement[] = [];

  const clear = () => {
    window.clearTimeout(timer);
    node.replaceChildren();
    for (const cell of touched) cell.classList.remove('is-lit', 'is-dim');
    touched = [];
  };
  const light = (plan: WinShowPlan, lit: ReadonlySet<HTMLElement>) => {
    touched = plan.cells.flat();
    for (const cell of touched) {
      cell.classList.toggle('is-lit', lit.has(cell));
      cell.classList.toggle('is-dim', !lit.has(cell));
    }
  };
  const getScatterCells = ({ cells, spin }: WinShowPlan) =>
    spin.grid.flatMap((column, reel) =>
      column.flatMap((symbol, row) => (symbol === 'scatter' ? (cells[reel]?.[row] ?? []) : [])),
    );

  const step = (plan: WinShowPlan, index: number) => {
    const win = plan.spin.wins[index];
    if (win === undefined) {
      node.replaceChildren();
      const all = plan.spin.wins.flatMap((each) => getWinCells(plan, each));
      light(plan, new Set([...all, ...(plan.litScatters ? getScatterCells(plan) : [])]));
      plan.onLine(null);
      return;
    }
    const line = win.line === null ? undefined : plan.lines[win.line];
    const d = line === undefined ? '' : linePath(line);
    node.replaceChildren(
      ...(d === '' ? [] : ['line-shade', 'line-light']).map((kind) => svgElement('path', { class: kind, d })),
    );
    light(plan, new Set(getWinCells(plan, win)));
    plan.onLine(win);
    timer = window.setTimeout(() => step(plan, index + 1), plan.lineMs);
  };

  return {
    node,
    clear,
    play(plan) {
      clear();
      if (plan.spin.wins.length > 0 || plan.litScatters) step(plan, 0);
    },
  };
}
