import { describeConsequence } from './consequence.js';
import { type Verdict } from './judge.js';
import { type CallResult } from './run-calls.js';
import { type EventReport, type EventResult, withUnseen } from './run-events.js';
import { callUsage, eventUsage, type Usage } from './usage.js';

export interface Conformance {
  url: string;
  /** Whether calls that change something were sent. */
  write: boolean;
  calls: CallResult[];
  live: EventReport;
}

const columns = { name: 24, origin: 14, verdict: 11 } as const;
const fine: readonly Verdict[] = ['works', 'tolerant', 'skipped'];
/** Named in §7 without a path, but no casino works without them. */
const indispensable = ['createDeposit', 'createWithdrawal'];

/** Why a needed call is not proven; `null` when it is. */
function shortcoming(call: CallResult, write: boolean): string | null {
  if (call.origin === 'specification') return fine.includes(call.verdict) ? null : call.verdict;
  if (!indispensable.includes(call.name)) return null;
  if (call.verdict === 'skipped') return write ? `not sent: ${call.how.join('; ')}` : null;
  // A rejection has rules behind it: a first deposit, a verified email (§6).
  return [...fine, 'rejected'].includes(call.verdict) ? null : call.verdict;
}

/**
 * Whether every call of the specification that was sent works or is read tolerantly, and with `--write` a deposit and a
 * withdrawal were requested: made, or rejected by a rule of the server.
 */
export function conforms({ calls, write }: Pick<Conformance, 'calls' | 'write'>): boolean {
  return calls.every((call) => shortcoming(call, write) === null);
}

const line = (name: string, origin: string, verdict: string, how: readonly string[]) =>
  `  ${name.padEnd(columns.name)}${origin.padEnd(columns.origin)}${verdict.padEnd(columns.verdict)}${how.join('; ')}`.trimEnd();
const detail = (text: string | null | undefined) =>
  text === null || text === undefined ? [] : [`      ${text}`];

/** Returns what the product made of the response; of a rejection only when it does more than show its message. */
function formatConsequence({ name, verdict, consequence }: CallResult): string | null {
  if (consequence === null || (verdict === 'rejected' && consequence.kind === 'error')) return null;
  return `→ ${describeConsequence(consequence, callUsage[name]?.without)}`;
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
    ...(verdict === 'unreadable' ? detail(`→ ${usage[name]?.without ?? ''}`) : []),
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

/** Lists what keeps a server from conforming, just above the totals, where it is in view. */
function shortcomings({ calls, write }: Conformance): string[] {
  const lines = calls.flatMap((call) => {
    const reason = shortcoming(call, write);
    return reason === null ? [] : [`  ${call.method} ${call.path}  ${call.name}: ${reason}`];
  });
  return lines.length === 0 ? [] : ['What is needed and does not work:', ...lines, ''];
}

const untried = ({ write }: Conformance) =>
  write ? '' : 'Deposits and withdrawals were not tried: they need --write.';

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
        ...detail(`${call.method} ${call.path}`),
        ...detail(formatConsequence(call)),
      ]),
    ]),
    '',
    `socket: ${live.handshake.result}${live.handshake.how === '' ? '' : ` (${live.handshake.how})`}`,
    ...eventLines(live.events),
    '',
    ...shortcomings(conformance),
    ...summary(conformance),
    '',
    conforms(conformance)
      ? `Conforms. ${untried(conformance)}`.trimEnd()
      : 'Does not conform: see the calls above.',
    '',
  ].join('\n');
}
