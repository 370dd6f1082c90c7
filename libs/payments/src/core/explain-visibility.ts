import { type PaymentMethod } from '@casino-kit/api-contract';
import { handlerOf, type KindHandler } from './deposit-method-kind.js';
import { hidingReason, type HidingReason, type MethodViewer, type PaymentMode } from './method-visibility.js';

/** What became of one method, and why. */
export interface VisibilityDecision {
  method: PaymentMethod;
  shown: boolean;
  /** Why it is not shown; `no-handler`: nothing is registered for its kind. `null` when it is shown. */
  reason: HidingReason | 'no-handler' | null;
  /** It is shown and cannot be chosen: the provider takes nothing at the moment. */
  paused: boolean;
}

/**
 * For a developer who asks why a player does not see a method (§6): every method with its decision, in the order given.
 * `handlers` are the methods that the app has registered, as it gives them to the deposit form; without them only the
 * rules of the server's list are looked at.
 */
export function explainVisibility(
  methods: readonly PaymentMethod[],
  viewer: MethodViewer,
  mode: PaymentMode,
  handlers?: readonly KindHandler[],
): VisibilityDecision[] {
  return methods.map((method) => {
    const unhandled = mode === 'deposit' && handlers !== undefined && handlerOf(handlers, method) === null;
    const reason = hidingReason(method, viewer, mode) ?? (unhandled ? 'no-handler' : null);
    return { method, shown: reason === null, reason, paused: reason === null && method.paused };
  });
}
