import { randomInt } from 'node:crypto';
import { expect } from 'vitest';
import { type Backend } from '../../../src/backend.js';
import { newKey } from '../test-backend.js';
import { type MachineNodes } from './machine-nodes.js';

/** What came back: a status below 500, so that it is known what became of the request. */
export interface MoneyAnswer {
  status: number;
  body: { code?: string; data: unknown };
}

/** A request that moves money. It is sent until someone has answered, always with the same key. */
export interface MoneyRequest {
  kind: 'deposit' | 'bet' | 'withdrawal';
  amount: string;
  key: string;
  path: string;
  token: string;
  body: unknown;
  /** The answer that reached the player; none while nothing is known. */
  answer?: MoneyAnswer;
}

/** What happens to a request on its way. */
export const requestFaults = [
  'none',
  'request-lost',
  'answer-lost',
  'doubled',
  'given-up',
  'node-killed',
] as const;
export type RequestFault = (typeof requestFaults)[number];

/** An address of its own for every request: limits by address are not what this is about. */
const anyAddress = () => `198.18.${randomInt(256)}.${randomInt(256)}`;

/** Sends something to a node; undefined when it is not known what became of it. */
export async function send(
  backend: Backend,
  request: {
    method?: 'GET' | 'POST';
    path: string;
    token?: string;
    key?: string;
    body?: unknown;
    form?: Record<string, string>;
  },
): Promise<MoneyAnswer | undefined> {
  const { method = 'POST', path, token, key, body, form } = request;
  const json = method === 'POST' && form === undefined;
  const answer = await backend
    .inject({
      method,
      url: path,
      headers: {
        'x-forwarded-for': anyAddress(),
        ...(json && { 'content-type': 'application/json' }),
        ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      ...(json && { payload: JSON.stringify(body ?? {}) }),
      ...(form && { payload: new URLSearchParams(form).toString() }),
    })
    .catch(() => undefined);
  if (answer === undefined || answer.statusCode >= 500) return undefined;
  const isJson = String(answer.headers['content-type']).includes('json');
  return {
    status: answer.statusCode,
    body: isJson ? answer.json<MoneyAnswer['body']>() : { data: answer.headers.location },
  };
}

/** Sends something that may be repeated until it is answered. */
export async function sendUntilAnswered(
  nodes: MachineNodes,
  request: Parameters<typeof send>[1],
): Promise<MoneyAnswer> {
  for (let turn = 0; turn < 20; turn += 1) {
    const answer = await send(nodes.node(turn), request);
    if (answer !== undefined) return answer;
    await nodes.ready();
  }
  throw new Error(`nobody answers ${request.path}`);
}

export function moneyRequest(request: Omit<MoneyRequest, 'key'>): MoneyRequest {
  return { ...request, key: newKey() };
}

/** Keeps a response. Whatever is told to one key is told every time. */
function keep(request: MoneyRequest, answer: MoneyAnswer | undefined): void {
  // Whose session or game has ended learns nothing of what became of an earlier try.
  if (answer === undefined || answer.status === 401 || answer.status === 403) return;
  if (request.answer !== undefined) expect(answer, `repeated ${request.kind}`).toEqual(request.answer);
  request.answer = answer;
}

/** Sends a request under a fault. Afterwards it is answered, unless the player gave it up or may not ask any more. */
export async function sendUnder(
  nodes: MachineNodes,
  request: MoneyRequest,
  fault: RequestFault,
  first: number,
): Promise<void> {
  const at = (number: number) => send(nodes.node(number), request);
  if (fault === 'given-up') {
    await at(first);
    return;
  }
  if (fault === 'answer-lost') await at(first);
  if (fault === 'doubled') {
    const answers = await Promise.all([at(first), at(first + 1), at(first)]);
    for (const answer of answers) keep(request, answer);
  }
  if (fault === 'node-killed') {
    const sent = at(1);
    // Let it come as far as it gets in a moment.
    for (let turn = 0; turn < first % 12; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    await nodes.kill();
    await sent;
  }
  keep(request, await sendUntilAnswered(nodes, request));
}
