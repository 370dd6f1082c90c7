import { type SimulationTask, type Tally } from '../core/wagering-model.js';
import { runInSlices } from './run-in-slices.js';

/** A simulation in a worker; `null` when it cannot be started or breaks, as where a page's policy forbids it. */
function runInWorker(task: SimulationTask, signal: AbortSignal | undefined): Promise<Tally | null> {
  return new Promise((resolve, reject) => {
    let worker: Worker;
    try {
      worker = new Worker(new URL('./wagering-worker.js', import.meta.url), { type: 'module' });
    } catch {
      resolve(null);
      return;
    }
    const stop = () => {
      worker.terminate();
      reject(signal?.reason as Error);
    };
    const end = (tally: Tally | null) => {
      signal?.removeEventListener('abort', stop);
      worker.terminate();
      resolve(tally);
    };
    signal?.addEventListener('abort', stop, { once: true });
    worker.addEventListener('message', ({ data }: MessageEvent<Tally>) => end(data));
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      end(null);
    });
    worker.postMessage(task);
  });
}

/**
 * Plays a simulation without holding up the page: in a worker where there are any, else in slices of the page's own time. The
 * result is the same. `signal` ends the work. @throws the signal's reason when it is cancelled.
 */
export async function runSimulation(task: SimulationTask, signal?: AbortSignal): Promise<Tally> {
  signal?.throwIfAborted();
  const tally = typeof Worker === 'undefined' ? null : await runInWorker(task, signal);
  return tally ?? runInSlices(task, { signal });
}
