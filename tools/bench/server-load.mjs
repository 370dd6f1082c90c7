import { measureServer, measureUnderLoad } from './server-cost.mjs';

/** How long each load lasts. */
const seconds = 20;
/** More would measure this process, which sends the requests on the same machine. */
const maximumPerSecond = 600;

/**
 * Requests pages so often that they keep the processes that make them busy for seven tenths of the time, and returns
 * requests a second, median and 99th percentile of the durations in milliseconds, and how many requests failed.
 *
 * @param {{ costMs: number, urlAt: (at: number) => string, cookie?: string }} load `costMs` is the processor time of a
 *   page; a page that costs little is requested 600 times a second
 */
export async function measureBusy({ costMs, urlAt, cookie }) {
  const perSecond = Math.min((0.7 * 1_000) / costMs, maximumPerSecond);
  const { requests, failures, p50, p99 } = await measureUnderLoad({ urlAt, perSecond, seconds, cookie });
  return {
    'pages a second': Number((requests / seconds).toFixed(1)),
    'share of the time, %': Math.round(((perSecond * costMs) / 1_000) * 100),
    'p50, ms': Number(p50.toFixed(1)),
    'p99, ms': Number(p99.toFixed(1)),
    failed: failures,
  };
}

/** Players that have a page open, and the calls that it repeats; seconds. */
const players = 1_000;
const zone = encodeURIComponent('Europe/Berlin');
const polls = [
  { path: (user) => `/api/user/calendar-award?user=${user}`, everySeconds: 15 },
  { path: (user) => `/api/admin/get-rakeback-days?user=${user}&timeZone=${zone}`, everySeconds: 10 },
];
const pollCalls = 600;
const pollsPerSecond = polls.reduce((sum, { everySeconds }) => sum + players / everySeconds, 0);

/** Returns the path of a call of the players: each kind as often as it is repeated. */
function pollAt(at, user) {
  // The award comes 2 times while the days come 3 times.
  const [award, days] = polls;
  return (at % 5 < 2 ? award : days).path(user);
}

/**
 * Returns what the polls of cashback and rakeback of 1,000 players cost: calls a second, and how long each process works
 * for them in a second, in milliseconds. It is computed from the processor time of such calls, one after the other: those of
 * one player, each from another address.
 *
 * @param {{ casino: string, cookie: string, user: string, processes: Record<string, number> }} load `processes` are ids
 *   by name
 */
export async function measurePolling({ casino, cookie, user, processes }) {
  const urlAt = (at) => `${casino}${pollAt(at, user)}`;
  const costs = await measureServer({ urlAt, times: pollCalls, processes, cookie });
  return {
    'calls a second': Math.round(pollsPerSecond),
    ...Object.fromEntries(
      Object.entries(costs).map(([name, ms]) => [`${name}, ms a second`, Math.round(ms * pollsPerSecond)]),
    ),
  };
}
