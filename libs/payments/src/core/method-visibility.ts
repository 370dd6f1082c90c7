import {
  getHiddenReason,
  type MethodViewer,
  type PaymentMethod,
  type PaymentMode,
} from '@casino-kit/api-contract';

/** The methods a player sees, by `sortPriority` downwards; those of the same priority keep their order (§6). */
export function visibleMethods(
  methods: readonly PaymentMethod[],
  viewer: MethodViewer,
  mode: PaymentMode,
): PaymentMethod[] {
  return methods
    .filter((method) => getHiddenReason(method, viewer, mode) === null)
    .sort((a, b) => b.sortPriority - a.sortPriority);
}

/** Whether a grid of so many methods uses the full width (§6). */
export function isFullWidthGrid(count: number): boolean {
  return count < 5;
}

/**
 * Returns the active method (§4). Until the player has chosen one (`undefined`) it is the first that is shown. A chosen
 * method that is not (or no longer) shown is deselected, so that no one pays by a method they did not choose. Pass the
 * methods of the mode in use: a hidden withdrawal method with `withdrawalExist` is among them.
 */
export function activeMethod(
  visible: readonly PaymentMethod[],
  chosenId: string | undefined,
): PaymentMethod | null {
  if (chosenId === undefined) return visible[0] ?? null;
  return visible.find(({ id }) => id === chosenId) ?? null;
}
