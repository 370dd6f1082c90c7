import { type ApiClient, createIdempotentAction } from '@casino-kit/api-client';
import { collectReferralShare } from '@casino-kit/api-contract';
import { type Amount } from '@casino-kit/money';

/**
 * How collecting ended.
 * - `collected`: now, or by an earlier request whose response was lost; in major units of `currencyCode`.
 * - `rejected`: for good, with nothing moved. `message` is the server's own when it says what our texts do not.
 * - `uncertain`: whether it happened is not known; the same request is sent again, which never pays twice.
 * - `ended`: another session has begun; its result concerns no one here.
 */
export type CollectOutcome =
  | { kind: 'collected'; amount: Amount; currencyCode: string }
  | { kind: 'rejected'; code: string; message: string | null }
  | { kind: 'uncertain' }
  | { kind: 'ended' };

/** Codes that reject a collection for good; our texts explain them. */
const ownCodes = [
  'NOTHING_TO_COLLECT',
  'ACCOUNT_EXCLUDED',
  'ACCOUNT_UNDER_REVIEW',
  'REOPENING_REQUIRED',
] as const;

/** Whether a code has a text of its own, `referrals.collect.<code>`. */
export const isCollectCode = (code: string): code is (typeof ownCodes)[number] =>
  (ownCodes as readonly string[]).includes(code);

/**
 * Creates the one action that collects a share: its key is kept until a definite response. `newKey` returns an unused
 * idempotency key.
 */
export function createCollecting({
  client,
  newKey,
}: {
  client: Pick<ApiClient, 'call' | 'tokens'>;
  newKey: () => string;
}): { collect: () => Promise<CollectOutcome> } {
  const action = createIdempotentAction<null, { amount: Amount; currencyCode: string }>({
    tokens: client.tokens,
    newKey,
    isSame: () => true,
    isDefiniteCode: isCollectCode,
    retries: 1,
    send: (_, idempotencyKey) => client.call(collectReferralShare, { body: {} }, { idempotencyKey }),
  });
  return {
    async collect() {
      const ended = await action.run(null);
      switch (ended.kind) {
        case 'done':
          return { kind: 'collected', ...ended.data };
        case 'rejected': {
          const { code, message } = ended.rejection;
          return { kind: 'rejected', code, message: isCollectCode(code) ? null : message };
        }
        case 'failed':
        case 'unknown':
          return { kind: 'uncertain' };
        case 'ended':
        case 'cancelled':
          return { kind: 'ended' };
      }
    },
  };
}
