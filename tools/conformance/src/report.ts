import { type Verdict } from './judge.js';
import { type CallResult } from './run-calls.js';
import { type EventReport, type EventResult, withUnseen } from './run-events.js';
import { callUsage, eventUsage, type Usage } from './usage.js';

export interface Conformance {
  url: string;
  calls: CallResult[];
  live: EventReport;
}

const columns = { name: 24, origin: 14, verdict: 11 } as const;
const fine: readonly Verdict[] = ['works', 'tolerant', 'skipped'];

/** Whether every call of the specification that was sent works or is read tolerantly. */
export function conforms({ calls }: Pick<Conformance, 'calls'>): boolean {
  return calls.every(({ origin, verdict }) => origin !== 'specification' || fine.includes(verdict));
}

const line = (name: string, origin: string, verdict: string, how: readonly string[]) =>
  `  ${name.padEnd(columns.name)}${origin.padEnd(columns.origin)}${verdict.padEnd(columns.verdict)}${how.join('; ')}`.trimEnd();
const consequence = (text: string | undefined) => (text === undefined ? [] : [`      → ${text}`]);

/** Returns what is lost with a call that does not work. One that was not sent, or rejected for a reason, may work. */
function lost({ name, origin, verdict }: CallResult): string | undefined {
  // Only a missing call is known to be unsupported; another one may work the next time.
  if (origin === 'extension' && (verdict === 'failed' || verdict === 'unreadable'))
    return 'Its place is empty or shows an error.';
  return fine.includes(verdict) || verdict === 'rejected' ? undefined : callUsage[name]?.without;
}

function byLibrary(calls: readonly CallResult[]): Map<string, CallResult[]> {
  const groups = new Map<string, CallResult[]>();
  for (const { library } of Object.values(callUsage)) groups.set(library, []);
  for (const call of calls) {
    const library = callUsage[call.name]?.library ?? 'unassigned';
    groups.set(library, [...(groups.get(library) ?? []), call]);
  }
  return groups;
}

function eventLines(events: readonly EventResult[]): string[] {
  const usage: Readonly<Record<string, Usage>> = eventUsage;
  return withUnseen(events).flatMap(({ name, verdict, how }) => [
    line(name, usage[name]?.library ?? '', verdict, how),
    ...(verdict === 'unreadable' ? consequence(usage[name]?.without) : []),
  ]);
}

function summary({ calls }: Conformance): string[] {
  const verdicts: readonly Verdict[] = [
    'works',
    'tolerant',
    'missing',
    'unreadable',
    'rejected',
    'failed',
    'skipped',
  ];
  const origins = ['specification', 'named', 'extension'] as const;
  const count = (origin: string, verdict: Verdict) =>
    calls.filter((call) => call.origin === origin && call.verdict === verdict).length;
  return [
    `  ${''.padEnd(14)}${verdicts.map((verdict) => verdict.padStart(11)).join('')}`,
    ...origins.map(
      (origin) =>
        `  ${origin.padEnd(14)}${verdicts.map((verdict) => String(count(origin, verdict)).padStart(11)).join('')}`,
    ),
  ];
}

/** Prints by library what works, how it is read, what is missing, and what is hidden or degraded as a result. */
export function printReport(conformance: Conformance): string {
  const { url, calls, live } = conformance;
  const groups = [...byLibrary(calls)].filter(([, group]) => group.length > 0);
  return [
    `Conformance of ${url}`,
    '',
    line('call', 'origin', 'result', ['how']),
    ...groups.flatMap(([library, group]) => [
      '',
      library,
      ...group.flatMap((call) => [
        line(call.name, call.origin, call.verdict, call.how),
        ...consequence(lost(call)),
      ]),
    ]),
    '',
    `socket: ${live.handshake.result}${live.handshake.how === '' ? '' : ` (${live.handshake.how})`}`,
    ...eventLines(live.events),
    '',
    ...summary(conformance),
    '',
    conforms(conformance)
      ? 'Every call of the specification that was sent works or is read tolerantly.'
      : 'Calls of the specification do not work, or reject what was sent: see above.',
    '',
  ].join('\n');
}
