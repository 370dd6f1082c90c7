'use client';

import { useEffect, useState } from 'react';
import { findMirrorDomain, useSettings } from '@casino-kit/settings';
import { type RegistrationHours, getRegistrationHours } from '../../core/registration-hours.js';

export interface RegistrationHoursOptions {
  /** The guest's country, ISO 3166-1 alpha-2. */
  country: string | undefined;
  deviceType: string | undefined;
  now: () => Date;
}

/**
 * Returns whether registration is open on this domain, checked when the form appears and again when it opens (§3). A
 * form that is being filled in stays visible: the server enforces the hours.
 */
export function useRegistrationHours({
  country,
  deviceType,
  now,
}: RegistrationHoursOptions): RegistrationHours {
  const settings = useSettings();
  const [moment, setMoment] = useState(now);
  const mirrorDomain = findMirrorDomain(settings.mirrorDomain, globalThis.location.host);
  const hours = getRegistrationHours(mirrorDomain, { country, now: moment, deviceType });
  const opens = hours.opensAt?.getTime();
  useEffect(() => {
    if (opens === undefined) return undefined;
    const timer = setTimeout(() => setMoment(now()), Math.max(0, opens - now().getTime()));
    return () => clearTimeout(timer);
  }, [opens, now]);
  return hours;
}
