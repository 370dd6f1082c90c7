'use client';

import { useCallback, useEffect, useState } from 'react';
import { loadPhoneReader, type PhoneReader, readPhoneForm } from '@casino-kit/api-contract/field-rules';

export interface LazyPhoneReader {
  /** Reads numbers by their form until the number tables of every country are loaded, and exactly from then on. */
  readPhone: PhoneReader;
  /** Resolves with the exact reader; what is sent to the server is read with it. */
  load: () => Promise<PhoneReader>;
}

/**
 * Loads the phone number tables (48 kB) as soon as a form needs them. While `isNeeded` is false nothing is loaded, and
 * numbers are read by their form.
 */
export function usePhoneReader(isNeeded: boolean): LazyPhoneReader {
  const [exact, setExact] = useState<PhoneReader | null>(null);
  const load = useCallback(async () => (isNeeded ? loadPhoneReader() : readPhoneForm), [isNeeded]);
  useEffect(() => {
    let mounted = true;
    void load().then((reader) => {
      if (mounted) setExact(() => reader);
    });
    return () => {
      mounted = false;
    };
  }, [load]);
  return { readPhone: exact ?? readPhoneForm, load };
}
