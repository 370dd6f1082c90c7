import { type SimulationTask, simulate } from '../core/wagering-model.js';

/** The part of a worker's global scope that is used here; the DOM types declare it as a window. */
interface WorkerScope {
  addEventListener: (type: 'message', listener: (event: MessageEvent<SimulationTask>) => void) => void;
  postMessage: (message: unknown) => void;
}
const scope = globalThis as unknown as WorkerScope;

/** Runs one simulation per message; the caller terminates the worker when it is no longer needed. */
scope.addEventListener('message', ({ data }) => scope.postMessage(simulate(data)));
