import {
  type Activity,
  type ActivityDay,
  type AnsweredCheck,
  type ErrorBody,
  type Exclusion,
  type ExclusionKind,
  type ExclusionPeriod,
  type LimitKind,
  limitPeriods,
  type OfferedExclusion,
  type PlayLimit,
  type PlayLimits,
  type PlayMarkers,
  type PlayTimeFigures,
  type RealityCheckAnswer,
  type SessionTimeUnit,
} from '@casino-kit/api-contract';
import {
  changeLimit,
  changeSessionTime,
  confirmLimit,
  getExclusionRejection,
  isSameSlot,
  type SessionTime,
  startExclusion,
} from '@casino-kit/play-limits';
import { makeUserDetails } from '@casino-kit/session/testing';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { findLimit } from '../core/limit-list.js';
import { makeActivity, makeLimits, makeMonth, makePlayMarkers } from './fixtures.js';
import { testNow } from './test-options.js';

const wrapped = (data: object) => HttpResponse.json({ success: true, data });
const rejection = (status: number, body: Partial<ErrorBody>) =>
  HttpResponse.json({ code: 'INTERNAL', message: '', ...body, success: false }, { status });

export interface ProtectionServer {
  limits?: PlayLimits | undefined;
  /** Newest first; none by default. */
  exclusions?: readonly Exclusion[] | undefined;
  /** The last full month, October, by default with play on most days. */
  lastMonth?: readonly ActivityDay[] | undefined;
  /** What the operator offers of exclusions; every period by default. */
  offered?: readonly OfferedExclusion[] | undefined;
  /** What is returned for every other range. */
  activity?: Activity | undefined;
  /** The play session; `null`, as by default, for a server that does not count it. */
  playTime?: PlayTimeFigures | null | undefined;
  /** Answered reality checks, newest first; `null`, as by default, for a server that does not list them. */
  checks?: readonly AnsweredCheck[] | null | undefined;
  /** Receives the body of every answer to a reality check. */
  onAnswer?: ((body: unknown) => void) | undefined;
  /** What the player's own history shows; nothing by default. */
  markers?: PlayMarkers | undefined;
  /** The server's clock. */
  now?: (() => Date) | undefined;
  /** Receives the body of every change of limits, or `null` without a body. */
  onChange?: ((body: unknown) => void) | undefined;
  /** Receives the body and the idempotency key of every exclusion. */
  onExclude?: ((body: unknown, key: string | null) => void) | undefined;
}

interface LimitBody {
  kind: LimitKind;
  period?: 0 | 1 | 2 | undefined;
  amount: string | null;
  shownAmount?: string | null | undefined;
}

/**
 * Creates MSW handlers of a server that keeps a player's limits and exclusions by the rules of
 * `@casino-kit/play-limits`, and returns activity.
 */
export function protectionHandlers({
  limits = makeLimits(),
  exclusions = [],
  offered = [],
  lastMonth = makeMonth('2026-10-01', 31),
  activity = makeActivity(),
  playTime = null,
  checks = null,
  onAnswer,
  markers = makePlayMarkers({ markers: [] }),
  now = testNow,
  onChange,
  onExclude,
}: ProtectionServer = {}): HttpHandler[] {
  let stored = limits;
  let closed = exclusions;
  let played = playTime;
  const playTimeResponse = () => (played === null ? rejection(404, { code: 'NOT_FOUND' }) : wrapped(played));
  const rules = () => ({ delayHours: stored.looseningDelayHours });
  const withLimit = (changed: PlayLimit) => {
    stored = {
      ...stored,
      limits: [...stored.limits.filter((limit) => !isSameSlot(limit, changed)), changed],
    };
  };
  const withSession = (wanted: SessionTime | null) => {
    const { session } = stored;
    const before = { value: session, pending: null };
    const { value, pending } = changeSessionTime(before, wanted, now(), rules());
    const startedAt = session?.startedAt ?? now().toISOString();
    stored = {
      ...stored,
      session: value && {
        value: value.value,
        unit: value.unit,
        startedAt,
        endsAt: session?.endsAt ?? null,
        pending: pending && {
          value: pending.value?.value ?? 0,
          unit: pending.value?.unit ?? 'minutes',
          takesEffectAt: pending.takesEffectAt,
        },
      },
    };
  };
  return [
    http.get('*/api/user/limits', () => wrapped(stored)),
    http.put('*/api/user/limits', async ({ request }) => {
      const body = (await request.json()) as LimitBody;
      onChange?.(body);
      const period = body.period === undefined ? null : (limitPeriods[body.period] ?? null);
      const limit = findLimit(stored.limits, { kind: body.kind, period });
      const changed = changeLimit(limit, body.amount, now(), {
        ...rules(),
        shownAmount: body.shownAmount,
      });
      if ('rejection' in changed) return rejection(409, { code: changed.rejection });
      withLimit(changed.limit);
      return wrapped(stored);
    }),
    http.put('*/api/user/session-time-limit', async ({ request }) => {
      const body = (await request.json()) as { value: number; unit: SessionTimeUnit };
      onChange?.(body);
      withSession(body);
      return wrapped(stored);
    }),
    http.delete('*/api/user/session-time-limit', () => {
      onChange?.(null);
      withSession(null);
      return wrapped(stored);
    }),
    http.put('*/api/user/reality-check', async ({ request }) => {
      const { minutes } = (await request.json()) as { minutes: number | null };
      onChange?.({ minutes });
      stored = { ...stored, realityCheckMinutes: minutes };
      return wrapped(stored);
    }),
    http.post('*/api/user/limits/choice', () => {
      onChange?.('choice');
      stored = { ...stored, choiceRequired: false, reviewDue: false };
      return wrapped(stored);
    }),
    http.post('*/api/user/limits/summary', () => {
      onChange?.('summary');
      stored = { ...stored, loginSummary: null };
      return wrapped(stored);
    }),
    http.post('*/api/user/limits/confirmation', async ({ request }) => {
      const body = (await request.json()) as Pick<LimitBody, 'kind' | 'period'>;
      onChange?.(body);
      const period = body.period === undefined ? null : (limitPeriods[body.period] ?? null);
      const changed = confirmLimit(findLimit(stored.limits, { kind: body.kind, period }), now());
      if (changed === null) return rejection(409, { code: 'LIMIT_CHANGED' });
      withLimit(changed);
      return wrapped(stored);
    }),
    http.get('*/api/user/exclusions', () => wrapped({ exclusions: closed, offered })),
    http.post('*/api/user/exclusions', async ({ request }) => {
      const body = (await request.json()) as {
        kind: ExclusionKind;
        period: ExclusionPeriod;
        confirmed?: boolean;
      };
      onExclude?.(body, request.headers.get('Idempotency-Key'));
      const code = getExclusionRejection(closed, body, now(), stored.timeZone, offered);
      if (code !== null) return rejection(409, { code });
      const { kind, period } = body;
      const made: Exclusion = {
        exclusionId: `e-${closed.length + 1}`,
        kind,
        period,
        state: 'pending',
        ...startExclusion(period, now(), stored.timeZone),
      };
      closed = [made, ...closed];
      return wrapped(made);
    }),
    http.post('*/api/user/exclusions/reopening', () => {
      const opensAt = new Date(now().getTime() + 24 * 3_600_000).toISOString();
      closed = closed.map((exclusion) =>
        exclusion.reopening ? { ...exclusion, reopening: { opensAt } } : exclusion,
      );
      return wrapped({ opensAt });
    }),
    http.get('*/api/user/play-markers', () => wrapped(markers)),
    http.get('*/api/user/activity', ({ request }) => {
      const from = new URL(request.url).searchParams.get('from');
      return wrapped(from === '2026-10-01' ? { ...activity, days: lastMonth } : activity);
    }),
    http.get('*/api/user/play-time', playTimeResponse),
    http.post('*/api/user/play-time', playTimeResponse),
    http.post('*/api/user/reality-check', async ({ request }) => {
      const body = (await request.json()) as { answer: RealityCheckAnswer; minutes?: number | null };
      onAnswer?.(body);
      if (played !== null) played = { ...played, checkDueAt: null };
      if (body.minutes !== undefined) stored = { ...stored, realityCheckMinutes: body.minutes };
      return playTimeResponse();
    }),
    http.get('*/api/user/reality-checks', () =>
      checks === null ? rejection(404, { code: 'NOT_FOUND' }) : wrapped({ checks }),
    ),
    http.get('*/api/user/get-user-details', () => wrapped(makeUserDetails())),
  ];
}
