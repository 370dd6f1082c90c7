import { type SimulationTask, simulate } from '../core/wagering-model.js';

/** What a worker's global scope is used for here; the types of pages know it as a window. */
interface WorkerScope {
  addEventListener: (type: 'message', listener: (event: MessageEvent<SimulationTask>) => void) => void;
  postMessage: (message: unknown) => void;
}
const scope = globalThis as unknown as WorkerScope;

/** One simulation for one message; anyone who has no more use for it ends the worker. */
scope.addEventListener('message', ({ data }) => scope.postMessage(simulate(data)));
