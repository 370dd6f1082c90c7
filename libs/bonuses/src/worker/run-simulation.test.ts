import { afterEach, describe, expect, it, vi } from 'vitest';
import { simulate, type SimulationTask, type Tally } from '../core/wagering-model.js';
import { runInSlices } from './run-in-slices.js';
import { runSimulation } from './run-simulation.js';

const task: SimulationTask = {
  slot: { returnToPlayer: '96', volatility: 3 },
  start: {
    balance: 400,
    toStake: 4_000,
    stake: 100,
    maxWin: null,
    minBalance: 0,
    winsPaid: 100,
    freeSpins: null,
  },
  runs: 203,
  seed: 1,
  ends: [500],
};

class FakeWorker extends EventTarget {
  static made: FakeWorker[] = [];
  static responses: 'result' | 'error' | 'nothing' = 'result';
  terminated = false;
  constructor(
    readonly url: URL,
    readonly options: WorkerOptions,
  ) {
    super();
    FakeWorker.made.push(this);
  }
  postMessage(sent: SimulationTask) {
    const { responses } = FakeWorker;
    if (responses === 'nothing') return;
    const event =
      responses === 'error'
        ? new Event('error', { cancelable: true })
        : new MessageEvent('message', { data: simulate(sent) });
    queueMicrotask(() => this.dispatchEvent(event));
  }
  terminate() {
    this.terminated = true;
  }
}
const withWorkers = (responses: typeof FakeWorker.responses) => {
  FakeWorker.made = [];
  FakeWorker.responses = responses;
  vi.stubGlobal('Worker', FakeWorker);
};
afterEach(() => vi.unstubAllGlobals());

describe('runSimulation in a worker', () => {
  it('returns its result and terminates the worker', async () => {
    withWorkers('result');
    expect(await runSimulation(task)).toEqual(simulate(task));
    const [worker, ...others] = FakeWorker.made;
    expect(others).toEqual([]);
    expect(worker?.url.pathname).toMatch(/\/wagering-worker\.js$/);
    expect(worker?.options).toEqual({ type: 'module' });
    expect(worker?.terminated).toBe(true);
  });
  it('terminates the worker when it is cancelled', async () => {
    withWorkers('nothing');
    const control = new AbortController();
    const result = runSimulation(task, control.signal);
    control.abort(new Error('enough'));
    await expect(result).rejects.toThrow('enough');
    expect(FakeWorker.made[0]?.terminated).toBe(true);
  });
  it('does not start a worker when it was cancelled before', async () => {
    withWorkers('result');
    await expect(runSimulation(task, AbortSignal.abort(new Error('early')))).rejects.toThrow('early');
    expect(FakeWorker.made).toEqual([]);
  });
  it('continues in slices when the worker fails', async () => {
    withWorkers('error');
    expect(await runSimulation(task, new AbortController().signal)).toEqual(simulate(task));
    expect(FakeWorker.made[0]?.terminated).toBe(true);
  });
  it('continues in slices when the worker cannot be created', async () => {
    vi.stubGlobal('Worker', function forbidden() {
      throw new DOMException('The policy of this page forbids it', 'SecurityError');
    });
    expect(await runSimulation(task)).toEqual(simulate(task));
  });
});

describe('runSimulation in slices', () => {
  it('returns the same without workers', async () => {
    vi.stubGlobal('Worker', undefined);
    expect(await runSimulation(task)).toEqual(simulate(task));
  });
  it('uses idle callbacks if available', async () => {
    vi.stubGlobal('Worker', undefined);
    const idle = vi.fn((callback: () => void) => setTimeout(callback, 0));
    vi.stubGlobal('requestIdleCallback', idle);
    expect((await runSimulation(task)).runs).toBe(203);
    expect(idle).toHaveBeenCalled();
  });
  it('works for at most 8 ms at a time, and pauses in between', async () => {
    let time = 0;
    const slices: number[] = [];
    let since = 0;
    const rest = async () => {
      slices.push(time - since);
      since = time;
    };
    // Each check of the clock finds it a millisecond later.
    const tally: Tally = await runInSlices(task, { rest, clock: () => time++ });
    expect(tally).toEqual(simulate(task));
    expect(slices.length).toBeGreaterThan(3);
    expect(Math.max(...slices)).toBe(9);
  });
  it('stops between two slices when it is cancelled', async () => {
    const control = new AbortController();
    let rests = 0;
    const rest = async () => {
      rests += 1;
      if (rests === 3) control.abort(new Error('enough'));
    };
    let time = 0;
    const result = runInSlices(task, { rest, clock: () => (time += 5), signal: control.signal });
    await expect(result).rejects.toThrow('enough');
    expect(rests).toBe(3);
  });
  it('does nothing without runs', async () => {
    expect(
      (await runInSlices({ ...task, runs: 0 }, { rest: () => Promise.reject(new Error('rested')) })).runs,
    ).toBe(0);
  });
});
