import { element } from '../element.js';
import { runningStrip } from './strip.js';

/** Creates the picture of a symbol. */
export type DrawSymbol = (symbol: string) => HTMLElement;

/** One reel. */
export interface Reel {
  readonly node: HTMLElement;
  /** The cells at rest, from the top. */
  cells(): HTMLElement[];
  /** Shows symbols at once. */
  rest(symbols: readonly string[]): void;
  spin(): void;
  /** Stops on the symbols; resolves when it has stopped. */
  stop(symbols: readonly string[]): Promise<void>;
}

export interface ReelOptions {
  draw: DrawSymbol;
  /** Symbols that may fly past. */
  symbols: readonly string[];
  /** How many symbols are visible. */
  rowCount: number;
  /** A quick fade instead of the spin. */
  calm: () => boolean;
}

const roundMs = 380;
const stopMs = 460;
const fadeMs = 160;

/** Creates a reel that shows nothing yet. */
export function createReel({ draw, symbols, rowCount, calm }: ReelOptions): Reel {
  const strip = element('div', { class: 'strip' });
  const node = element('div', { class: 'reel' }, strip);
  const pick = (below: number) => Math.floor(Math.random() * below);
  let standing: readonly string[] = [];
  let running: Animation | null = null;

  const lay = (row: readonly string[]) => {
    strip.replaceChildren(...row.map((symbol) => element('div', { class: 'cell' }, draw(symbol))));
  };
  const halt = () => {
    running?.cancel();
    running = null;
    node.classList.remove('is-running', 'is-faded');
  };
  /** Moves the strip from its end to its start. A length in per cent of the strip works at every size. */
  const run = (length: number, timing: KeyframeAnimationOptions) => {
    const from = `translateY(${(-100 * (length - rowCount)) / length}%)`;
    running?.cancel();
    running = strip.animate([{ transform: from }, { transform: 'none' }], timing);
    return running;
  };
  const layRun = (to: readonly string[]) => {
    const row = runningStrip(standing, to, symbols, pick);
    lay(row);
    node.classList.add('is-running');
    return row.length;
  };

  const reel: Reel = {
    node,
    cells: () => [...strip.querySelectorAll<HTMLElement>('.cell')].slice(0, rowCount),
    rest(row) {
      halt();
      standing = row;
      lay(row);
    },
    spin() {
      if (calm()) {
        node.classList.add('is-faded');
        return;
      }
      // It ends on the symbols it began with, so that the next turn follows without a seam.
      const length = layRun(standing);
      const start = run(length, { duration: roundMs, easing: 'cubic-bezier(.5,-.12,.85,.6)' });
      start.onfinish = () => run(length, { duration: roundMs, iterations: Infinity });
    },
    async stop(row) {
      if (calm()) {
        reel.rest(row);
        running = strip.animate([{ opacity: 0.2 }, { opacity: 1 }], { duration: fadeMs });
      } else {
        const length = layRun(row);
        run(length, { duration: stopMs, easing: 'cubic-bezier(.2,.75,.35,1.04)' });
      }
      const mine = running;
      // A cancelled animation rejects: the reel was stopped in another way.
      const isStopped = await mine?.finished.then(
        () => true,
        () => false,
      );
      if (isStopped === true) reel.rest(row);
    },
  };
  return reel;
}
