/** The steps of the form of version 2, in their order. */
export type FormStep = 'amount' | 'method' | 'details';

/** Returns the step after the given one, or `null` after the last. A method without fields has no details step. */
export function getNextStep(step: FormStep, asksDetails: boolean): FormStep | null {
  if (step === 'amount') return 'method';
  return step === 'method' && asksDetails ? 'details' : null;
}

/** The step before one, or `null` before the first. */
export function getPreviousStep(step: FormStep): FormStep | null {
  if (step === 'amount') return null;
  return step === 'method' ? 'amount' : 'method';
}
