import {
  getHiddenReason,
  type HiddenReason,
  type MethodViewer,
  type PaymentMethod,
  type PaymentMode,
} from '@casino-kit/api-contract';

/** The decision on one method, and its reason. */
export interface VisibilityDecision {
  method: PaymentMethod;
  shown: boolean;
  /** Why it is not shown; `null` when it is. */
  reason: HiddenReason | null;
  /** It is shown and cannot be chosen: the provider accepts nothing at the moment. */
  paused: boolean;
}

/**
 * Explains to a developer why a player does not see a method (§6): every method with its decision, in the given order.
 */
export function explainVisibility(
  methods: readonly PaymentMethod[],
  viewer: MethodViewer,
  mode: PaymentMode,
): VisibilityDecision[] {
  return methods.map((method) => {
    const reason = getHiddenReason(method, viewer, mode);
    return { method, shown: reason === null, reason, paused: reason === null && method.paused };
  });
}
