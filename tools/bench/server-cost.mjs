import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** Returns the processor time of a process of this machine since its start, in milliseconds. Linux only. */
export function processorMs(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name in parentheses may contain spaces; the fields after it are counted from the third.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1_000) / ticksPerSecond;
}

let visitors = 0;

/**
 * Requests a page as a browser does and reads it whole, each time from another address, since the backend limits how
 * often one address may call. @throws Error for any status but 200
 */
async function requestPage(url, cookie) {
  visitors += 1;
  const address = `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`;
  const response = await fetch(url, {
    headers: {
      'accept-encoding': 'gzip, br',
      'x-forwarded-for': address,
      ...(cookie !== undefined && { cookie }),
    },
    redirect: 'manual',
  });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${url}: ${response.status}`);
}

/**
 * Requests a page one time after the other and returns what each costs the processes, in milliseconds of processor time.
 *
 * @param {{ urlAt: (at: number) => string, times: number, processes: Record<string, number>, cookie?: string }} load
 *   `processes` are ids by name; `at` is another number for each request of a run
 */
export async function measureServer({ urlAt, times, processes, cookie }) {
  const before = Object.entries(processes).map(([name, pid]) => [name, pid, processorMs(pid)]);
  for (let request = 0; request < times; request += 1) await requestPage(urlAt(visitors), cookie);
  return Object.fromEntries(before.map(([name, pid, ms]) => [name, (processorMs(pid) - ms) / times]));
}

/**
 * Sends requests at random times, `perSecond` on average for `seconds`, and returns the median and the 99th percentile
 * of their durations in milliseconds, with the number of those that failed: on a busy machine they may time out.
 */
export async function measureUnderLoad({ urlAt, perSecond, seconds, cookie }) {
  const durations = [];
  let failures = 0;
  const open = [];
  const end = performance.now() + seconds * 1_000;
  let next = performance.now();
  for (let at = 0; next < end; at += 1) {
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, next - performance.now())));
    // Measured from the time at which it was due, so that a slow server cannot slow the requests down.
    const due = next;
    open.push(
      requestPage(urlAt(at), cookie).then(
        () => durations.push(performance.now() - due),
        () => (failures += 1),
      ),
    );
    next += (-Math.log(1 - Math.random()) * 1_000) / perSecond;
  }
  await Promise.all(open);
  durations.sort((a, b) => a - b);
  const percentile = (share) =>
    durations[Math.min(durations.length - 1, Math.floor(durations.length * share))] ?? NaN;
  return { requests: durations.length, failures, p50: percentile(0.5), p99: percentile(0.99) };
}
