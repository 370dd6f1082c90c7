'use client';

import { type Location } from '@casino-kit/api-contract';
import { useSettings } from '@casino-kit/settings';
import { useState } from 'react';
import { storeVerified } from '../../core/block-passes.js';
import { checkLocation, type LocationCheck, type Position } from '../../core/verify-location.js';
import { browserStorage } from '../browser.js';
import { devicePosition } from './device-position.js';

export interface LocationCheckOptions {
  /** Returns the place of a position, `null` if it is not known (reverse geocoding, decisions 8). */
  lookUp: (position: Position) => Promise<Location | null>;
  /** Called when the device is in a place that is not restricted, which is remembered. */
  onVerified?: (() => void) | undefined;
  /** Receives failures, which hold no position; logged by default (§4). */
  onFailure?: ((reason: unknown) => void) | undefined;
}

const logFailure = (reason: unknown) =>
  // oxlint-disable-next-line no-console -- failures are only logged (§4)
  console.warn('location check:', reason instanceof Error ? reason.message : reason);

/** Returns what checks the location again, whether that is under way, and what the last check found. */
export function useLocationCheck({ lookUp, onVerified, onFailure = logFailure }: LocationCheckOptions): {
  check: () => void;
  isChecking: boolean;
  result: LocationCheck | null;
} {
  const settings = useSettings();
  const [isChecking, setChecking] = useState(false);
  const [result, setResult] = useState<LocationCheck | null>(null);
  const run = async () => {
    setChecking(true);
    setResult(null);
    const found = await checkLocation({ locate: devicePosition, lookUp, settings, log: onFailure });
    setChecking(false);
    setResult(found);
    if (found !== 'allowed') return;
    storeVerified(browserStorage);
    onVerified?.();
  };
  return { check: () => void run(), isChecking, result };
}
