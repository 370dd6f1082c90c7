/**
 * The part of the form that a narrow dialog shows: the amount with the chosen method, the list of methods, or the
 * details.
 */
export type SheetStep = 'amount' | 'methods' | 'details';

/**
 * Where the dialog's buttons lead; `next` is `null` when the player pays, `hasNext` means that there is such a button.
 */
export interface SheetNavigation {
  next: SheetStep | null;
  back: SheetStep | null;
  hasNext: boolean;
}

/**
 * Navigation through the steps. With the whole form visible (`step` is `null`) there is none. `linear` makes the list
 * of methods a step of its own; otherwise it is a detour that a choice ends.
 */
export function getSheetNavigation({
  step,
  linear,
  asksDetails,
}: {
  step: SheetStep | null;
  linear: boolean;
  asksDetails: boolean;
}): SheetNavigation {
  const afterMethod = asksDetails ? 'details' : null;
  if (step === 'amount') return { next: linear ? 'methods' : afterMethod, back: null, hasNext: true };
  if (step === 'methods') return { next: linear ? afterMethod : null, back: 'amount', hasNext: linear };
  if (step === 'details') return { next: null, back: linear ? 'methods' : 'amount', hasNext: true };
  return { next: null, back: null, hasNext: true };
}
