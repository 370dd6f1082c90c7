import { type KindView } from './kind-view.js';

/** What a player has to do next to be verified; `count` is a number of kinds of documents. */
export type VerificationStep =
  | { kind: 'deposit' | 'wait' | 'done' }
  | { kind: 'again' | 'more' | 'send'; count: number };

/**
 * Returns what comes next: what was rejected or is incomplete, then what is missing, then waiting for the check. Nothing
 * can be sent before the first deposit where the brand takes documents after it (`needsDeposit`).
 */
export function verificationStep(
  views: readonly KindView[],
  { needsDeposit }: { needsDeposit: boolean },
): VerificationStep {
  const count = (...states: readonly KindView['state'][]) =>
    views.filter(({ state, label }) => states.includes(state) && (label.required || state !== 'missing'))
      .length;
  const open = count('rejected', 'additional-info-required', 'missing');
  if (open > 0 && needsDeposit) return { kind: 'deposit' };
  const rejected = count('rejected');
  if (rejected > 0) return { kind: 'again', count: rejected };
  const more = count('additional-info-required');
  if (more > 0) return { kind: 'more', count: more };
  const missing = count('missing');
  if (missing > 0) return { kind: 'send', count: missing };
  return { kind: count('pending-review') > 0 ? 'wait' : 'done' };
}
