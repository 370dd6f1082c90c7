import { type ApiClient, createIdempotentAction, type IdempotentAction } from '@casino-kit/api-client';
import {
  createExclusion,
  type Exclusion,
  type ExclusionKind,
  type ExclusionPeriod,
} from '@casino-kit/api-contract';
import { isDefiniteProtectionCode } from './protection-error.js';

/** What a player asks for. */
export interface ExclusionRequest {
  kind: ExclusionKind;
  period: ExclusionPeriod;
}

export type ExcludeAction = IdempotentAction<ExclusionRequest, Exclusion>;

/**
 * Creates the action that starts a break or an exclusion once, however often it is pressed and whatever response is
 * lost. A permanent one is sent as confirmed: the form has asked for it in its own way.
 */
export function createExcludeAction(
  client: Pick<ApiClient, 'call'>,
  tokens: { epoch: () => number },
  newKey: () => string,
): ExcludeAction {
  return createIdempotentAction<ExclusionRequest, Exclusion>({
    tokens,
    newKey,
    send: ({ kind, period }, idempotencyKey) =>
      client.call(
        createExclusion,
        { body: { kind, period, ...(period === 'permanent' && { confirmed: true }) } },
        { idempotencyKey },
      ),
    isSame: (open, wanted) => open.kind === wanted.kind && open.period === wanted.period,
    isDefiniteCode: isDefiniteProtectionCode,
    retries: 1,
  });
}
