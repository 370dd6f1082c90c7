import { element } from '../element.js';
import { createReel, type DrawSymbol } from './reel.js';

/** The five reels. Times are in ms. */
export interface Board {
  readonly node: HTMLElement;
  /** The cells at rest by reel and row. */
  cells(): HTMLElement[][];
  rest(grid: readonly (readonly string[])[]): void;
  spin(): void;
  /**
   * Stops the reels one after another, not before the shortest spin is over and not before `shortestMs` have passed since they
   * began to turn; resolves when all have stopped.
   */
  stop(grid: readonly (readonly string[])[], hurried: boolean, shortestMs?: number): Promise<void>;
  /** Ends a running stop at once. */
  hurry(): void;
}

export interface BoardOptions {
  draw: DrawSymbol;
  symbols: readonly string[];
  reelCount: number;
  rowCount: number;
  calm: () => boolean;
  /** Called when one reel has stopped. */
  onReelStop: () => void;
}

const shortestSpinMs = 600;
const staggerMs = 130;

/** Creates the reels. They always run from left to right, whatever the language. */
export function createBoard(options: BoardOptions): Board {
  const { calm, onReelStop } = options;
  const reels = Array.from({ length: options.reelCount }, () => createReel(options));
  const node = element('div', { class: 'reels', dir: 'ltr' }, ...reels.map((reel) => reel.node));
  node.style.setProperty('--rows', String(options.rowCount));
  let spunAt: number | null = null;
  let stopping: { grid: readonly (readonly string[])[]; timers: Set<number>; done: () => void } | null = null;

  const rest: Board['rest'] = (grid) => {
    stopping?.timers.forEach((timer) => window.clearTimeout(timer));
    for (const [index, reel] of reels.entries()) reel.rest(grid[index] ?? []);
    spunAt = null;
    const ended = stopping;
    stopping = null;
    ended?.done();
  };
  const spin = () => {
    if (spunAt !== null) return;
    spunAt = performance.now();
    for (const reel of reels) reel.spin();
  };

  return {
    node,
    cells: () => reels.map((reel) => reel.cells()),
    rest,
    spin,
    stop(grid, hurried, shortestMs = 0) {
      spin();
      const early = performance.now() - (spunAt ?? 0);
      const usual = hurried || calm() ? 0 : shortestSpinMs;
      const wait = Math.max(0, usual - early, shortestMs - early);
      return new Promise((resolve) => {
        const timers = new Set<number>();
        const turn = { grid, timers, done: resolve };
        stopping = turn;
        let moving = reels.length;
        const oneStopped = () => {
          if (stopping !== turn) return;
          onReelStop();
          moving -= 1;
          if (moving === 0) rest(grid);
        };
        for (const [index, reel] of reels.entries()) {
          const delay = wait + (hurried || calm() ? 0 : index * staggerMs);
          const timer = window.setTimeout(() => void reel.stop(grid[index] ?? []).then(oneStopped), delay);
          timers.add(timer);
        }
      });
    },
    hurry() {
      if (stopping !== null) rest(stopping.grid);
    },
  };
}
