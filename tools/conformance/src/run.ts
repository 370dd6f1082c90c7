import { type Conformance } from './report.js';
import { type CallRunConfig, runCalls } from './run-calls.js';
import { type EventReport, listenToEvents } from './run-events.js';

export interface RunConfig extends Omit<CallRunConfig, 'onToken' | 'beforeLogout'> {
  /** Origin of the socket. */
  socketUrl: string;
  /** Milliseconds to wait for events after the last call. */
  listenMs: number;
}

/** Runs every call and listens to events meanwhile, from the first token until before the log-out. */
export async function runConformance({ socketUrl, listenMs, ...config }: RunConfig): Promise<Conformance> {
  let listening: ReturnType<typeof listenToEvents> | null = null;
  let live: EventReport = { handshake: { result: 'skipped', how: 'no token' }, events: [] };
  const { calls } = await runCalls({
    ...config,
    onToken: (token) => {
      listening = listenToEvents(socketUrl, token, { connectMs: config.limits.timeoutMs });
    },
    beforeLogout: async () => {
      if (listening !== null) live = await listening.report(listenMs);
    },
  });
  return { url: config.target.url, write: config.write, calls, live };
}
