import { createSimulation, type SimulationTask, type Tally } from '../core/wagering-model.js';

/** Milliseconds that one slice of work may take: less than a frame. */
const sliceMs = 8;
/** Runs between two checks of the clock. */
const runsAtOnce = 5;

export interface SliceOptions {
  signal?: AbortSignal | undefined;
  /** Milliseconds since an arbitrary start. */
  clock?: (() => number) | undefined;
  /** Yields to the page before it continues. */
  rest?: (() => Promise<void>) | undefined;
}

const whenIdle = () =>
  new Promise<void>((resolve) => {
    // Safari has no idle callbacks.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 100 });
    else setTimeout(resolve, 0);
  });

/**
 * Runs a simulation on the main thread, in slices of at most 8 ms with pauses in between. @throws the signal's reason
 * when it is cancelled.
 */
export async function runInSlices(
  task: SimulationTask,
  { signal, clock = () => performance.now(), rest = whenIdle }: SliceOptions = {},
): Promise<Tally> {
  const simulation = createSimulation(task);
  for (let isOpen = task.runs > 0; isOpen;) {
    await rest();
    signal?.throwIfAborted();
    const end = clock() + sliceMs;
    do isOpen = simulation.play(runsAtOnce);
    while (isOpen && clock() < end);
  }
  return simulation.tally;
}
