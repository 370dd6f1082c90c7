import { type SimulationTask, type Tally } from '../core/wagering-model.js';
import { runInSlices } from './run-in-slices.js';

/**
 * Runs a simulation in a worker; returns `null` when it cannot start or fails, for example when a page's policy forbids
 * it.
 */
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
 * Runs a simulation without blocking the page: in a worker if available, otherwise in slices on the main thread. The
 * result is the same. `signal` cancels it. @throws the signal's reason when it is cancelled.
 */
export async function runSimulation(task: SimulationTask, signal?: AbortSignal): Promise<Tally> {
  signal?.throwIfAborted();
  const tally = typeof Worker === 'undefined' ? null : await runInWorker(task, signal);
  return tally ?? runInSlices(task, { signal });
}
