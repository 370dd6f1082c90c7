'use client';

import { type VerificationStep } from '../core/verification-step.js';
import { useTexts } from './texts.js';

/** Returns a function that says what the player has to do next; `null` once nothing is left to do. */
export function useVerificationStepText(): (step: VerificationStep) => string | null {
  const t = useTexts();
  return (step) => {
    if (step.kind === 'done') return null;
    return 'count' in step ? t(`kyc.next.${step.kind}`, { count: step.count }) : t(`kyc.next.${step.kind}`);
  };
}
