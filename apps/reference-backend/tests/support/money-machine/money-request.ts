import { expect } from 'vitest';
import { type Backend } from '../../../src/backend.js';
import { fromAnywhere, newKey } from '../test-backend.js';
import { type MachineNodes } from './machine-nodes.js';

/** The response: a status below 500, so that the result of the request is known. */
export interface MoneyResponse {
  status: number;
  body: { code?: string; data: unknown };
}

/** A request that moves money. It is sent until it gets a response, always with the same key. */
export interface MoneyRequest {
  kind: 'deposit' | 'bet' | 'withdrawal';
  amount: string;
  key: string;
  path: string;
  token: string;
  body: unknown;
  /** The response that reached the player; none while the result is unknown. */
  response?: MoneyResponse;
}

/** The faults of a request on its way. */
export const requestFaults = [
  'none',
  'request-lost',
  'response-lost',
  'doubled',
  'given-up',
  'node-killed',
] as const;
export type RequestFault = (typeof requestFaults)[number];

/** Sends something to a node; undefined when the result is unknown. */
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
): Promise<MoneyResponse | undefined> {
  const { method = 'POST', path, token, key, body, form } = request;
  const json = method === 'POST' && form === undefined;
  const response = await backend
    .inject({
      method,
      url: path,
      headers: {
        ...fromAnywhere(),
        ...(json && { 'content-type': 'application/json' }),
        ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      ...(json && { payload: JSON.stringify(body ?? {}) }),
      ...(form && { payload: new URLSearchParams(form).toString() }),
    })
    .catch(() => undefined);
  if (response === undefined || response.statusCode >= 500) return undefined;
  const isJson = String(response.headers['content-type']).includes('json');
  return {
    status: response.statusCode,
    body: isJson ? response.json<MoneyResponse['body']>() : { data: response.headers.location },
  };
}

/** Sends something that may be repeated until it gets a response. */
export async function sendUntilResponse(
  nodes: MachineNodes,
  request: Parameters<typeof send>[1],
): Promise<MoneyResponse> {
  for (let turn = 0; turn < 20; turn += 1) {
    const response = await send(nodes.node(turn), request);
    if (response !== undefined) return response;
    await nodes.ready();
  }
  throw new Error(`nobody answers ${request.path}`);
}

export function moneyRequest(request: Omit<MoneyRequest, 'key'>): MoneyRequest {
  return { ...request, key: newKey() };
}

/** Stores a response. One key must get the same response every time. */
function keep(request: MoneyRequest, response: MoneyResponse | undefined): void {
  // A player whose session or game has ended does not learn the result of an earlier attempt.
  if (response === undefined || response.status === 401 || response.status === 403) return;
  if (request.response !== undefined) expect(response, `repeated ${request.kind}`).toEqual(request.response);
  request.response = response;
}

/** Sends a request under a fault. It ends with a response unless the player stops retrying or may not retry. */
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
  if (fault === 'response-lost') await at(first);
  if (fault === 'doubled') {
    const responses = await Promise.all([at(first), at(first + 1), at(first)]);
    for (const response of responses) keep(request, response);
  }
  if (fault === 'node-killed') {
    const sent = at(1);
    // Let it get as far as it can in a moment.
    for (let turn = 0; turn < first % 12; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    await nodes.kill();
    await sent;
  }
  keep(request, await sendUntilResponse(nodes, request));
}
