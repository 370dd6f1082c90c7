import { expect } from 'vitest';
import {
  createExclusion,
  type EndpointData,
  type ExclusionKind,
  type ExclusionPeriod,
  getLimits,
  type LimitKind,
  limitPeriodNumber,
  type LimitPeriod,
  type PlayLimit,
  type PlayLimits,
  setLimit,
} from '@casino-kit/api-contract';
import { type ApiResponse, newKey, type TestBackend, type TestPlayer } from './test-backend.js';

type Reached = Pick<TestBackend, 'call'>;
type Owner = Pick<TestPlayer, 'token'>;
export type LimitsResponse = ApiResponse<PlayLimits>;

/** Requests a change of a limit in EUR. */
export function changeLimit(
  { call }: Reached,
  { token }: Owner,
  kind: LimitKind,
  period: LimitPeriod | null,
  amount: unknown,
  rest: Record<string, unknown> = {},
): Promise<LimitsResponse> {
  return call(setLimit, {
    token,
    body: {
      kind,
      ...(period !== null && { period: limitPeriodNumber(period) }),
      amount,
      currencyCode: 'EUR',
      ...rest,
    },
  });
}

/** Sets a limit; fails the test when it is rejected. */
export async function limit(
  backend: Reached,
  player: Owner,
  kind: LimitKind,
  period: LimitPeriod | null,
  amount: string | null,
): Promise<PlayLimit> {
  const { status, body } = await changeLimit(backend, player, kind, period, amount);
  expect(status, JSON.stringify(body)).toBe(200);
  return limitIn(body.data, kind, period);
}

/** Returns one limit of all. */
export function limitIn({ limits }: PlayLimits, kind: LimitKind, period: LimitPeriod | null): PlayLimit {
  const found = limits.find((each) => each.kind === kind && each.period === period);
  if (found === undefined) throw new Error(`no limit ${kind} ${period}`);
  return found;
}

export async function fetchLimits(
  { call }: Reached,
  { token }: Owner,
  timeZone?: string,
): Promise<PlayLimits> {
  const { status, body } = await call(getLimits, {
    token,
    ...(timeZone !== undefined && { query: { timeZone } }),
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
}

/** Requests an exclusion; a permanent one is confirmed. */
export function exclude(
  { call }: Reached,
  { token }: Owner,
  kind: ExclusionKind,
  period: ExclusionPeriod,
  { key = newKey(), confirmed = period === 'permanent' }: { key?: string; confirmed?: boolean } = {},
): Promise<ApiResponse<EndpointData<typeof createExclusion>>> {
  return call(createExclusion, {
    token,
    headers: { 'idempotency-key': key },
    body: { kind, period, ...(confirmed && { confirmed }) },
  });
}
