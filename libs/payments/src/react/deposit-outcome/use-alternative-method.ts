'use client';

import { CallError, useApiClient } from '@casino-kit/api-client';
import { logEvent, type PaymentMethod } from '@casino-kit/api-contract';
import { usePagePath } from '@casino-kit/settings';
import { useNavigate } from '@casino-kit/ui';
import { alternativeMethod } from '../../core/alternative-method.js';
import { type DepositOutcome } from '../../core/outcome-modal.js';

/** Name under which a press of the alternative button is logged (§4, §7). */
const alternativeButtonEvent = 'ALTERNATIVE_METHOD_BUTTON';

/**
 * Returns the method to offer instead of `met` (decisions 25 and 46) and the action of its button: it logs the press,
 * then the host shows the method, or the page navigates to the deposit page if there is none.
 */
export function useAlternativeMethod({
  met,
  rejectedId,
  outcome,
  methods,
  onAlternativeMethod,
}: {
  met: string | null;
  /** The method that failed, if known. */
  rejectedId: string | null;
  outcome: DepositOutcome;
  methods: readonly PaymentMethod[];
  onAlternativeMethod?: ((method: PaymentMethod) => void) | undefined;
}): { alternative: PaymentMethod | null; press: () => void } {
  const client = useApiClient();
  const navigate = useNavigate();
  const depositPath = usePagePath('deposit');
  const open = methods.filter(({ paused }) => !paused);
  const alternative = alternativeMethod(met, open, rejectedId);
  return {
    alternative,
    press() {
      const data = { met, outcome, method: alternative?.name ?? null };
      // A failed log call must not block the player.
      client.call(logEvent, { body: { event: alternativeButtonEvent, data } }).catch((error: unknown) => {
        if (!(error instanceof CallError)) throw error;
      });
      if (alternative !== null && onAlternativeMethod) onAlternativeMethod(alternative);
      else navigate(depositPath);
    },
  };
}
