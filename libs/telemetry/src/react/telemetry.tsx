'use client';

import { useSettings } from '@casino-kit/settings';
import { type ComponentType, lazy, Suspense, useCallback, useState } from 'react';
import { pixelAddress, type RetargetingService } from '../core/retargeting.js';
import { mayRunScripts } from '../core/script-places.js';
import { useDepositActions } from './use-deposit-actions.js';
import { type OperatorScriptsProps } from './operator-scripts.js';
import { useVisits } from './use-visits.js';

export interface TelemetryProps {
  /** The path of the page, without query. */
  path: string;
  /** The value of `?modal=`. */
  modal: string | null;
  /** Whether the operator's scripts are fetched and run; the content security policy must allow what they load. */
  hasScripts: boolean;
  /** The ad-retargeting service, used only if `isMarketingAllowed`. */
  retargeting: RetargetingService;
  /** Whether the visitor has consented to marketing. */
  isMarketingAllowed: boolean;
  /** Loads the page again: a script has run in this document, and the visitor came to a place where none may. */
  onReload: () => void;
}

// Most sites have none. Without a network nothing is placed; the visit is reported all the same.
const OperatorScripts = lazy<ComponentType<OperatorScriptsProps>>(() =>
  import('./operator-scripts.js').catch(() => ({ default: () => null })),
);

const noService: RetargetingService = { pixel: null, script: null };

/**
 * Reports what a visitor does (§7, §9): page views, marketing visits and deposits; stores the parameters of campaigns;
 * runs the operator's scripts (§3) and, with consent, an ad-retargeting service. Shows nothing. Render it once, in the
 * browser, below a QueryClientProvider.
 */
export function Telemetry({
  path,
  modal,
  hasScripts,
  retargeting,
  isMarketingAllowed,
  onReload,
}: TelemetryProps) {
  const settings = useSettings();
  const { dspretargettraffID: id } = settings;
  const isAllowed = mayRunScripts({ path, modal }, settings);
  const service = isMarketingAllowed ? retargeting : noService;
  const pixel = isAllowed ? pixelAddress(service, id) : null;
  useVisits(
    path,
    useCallback(() => {
      if (pixel !== null) new Image().src = pixel;
    }, [pixel]),
  );
  useDepositActions();
  const { script } = service;
  const hasAny = hasScripts || script !== null;
  // What has run stays known after the consent is withdrawn.
  const [isNeeded, setNeeded] = useState(hasAny);
  if (hasAny && !isNeeded) setNeeded(true);
  return (
    isNeeded && (
      <Suspense fallback={null}>
        <OperatorScripts isEnabled={hasScripts} isAllowed={isAllowed} script={script} onReload={onReload} />
      </Suspense>
    )
  );
}
