'use client';

import { useCallback, useMemo } from 'react';
import { type LastLogin } from '@casino-kit/api-contract';
import { useDateFormat, useLocale } from '@casino-kit/i18n';
import { isolated } from '../../core/isolated.js';
import { readLastLogin } from '../../core/last-login.js';
import { useTexts } from '../texts.js';

/**
 * Returns a function for the text of a last login (§3): when, from which address and where, in the player's locale and
 * zone (the browser's, or `timeZone`). Use it for a toast after `onSignedIn`; it returns `null` for a first login.
 */
export function useLastLoginText(timeZone?: string): (lastLogin: LastLogin | null) => string | null {
  const t = useTexts();
  const date = useDateFormat({ dateStyle: 'medium', timeStyle: 'short', timeZone });
  const { formatTag } = useLocale();
  const countries = useMemo(
    () => new Intl.DisplayNames([formatTag], { type: 'region', fallback: 'none' }),
    [formatTag],
  );
  return useCallback(
    (lastLogin) => {
      const facts = readLastLogin(lastLogin, (code) => countries.of(code));
      if (facts === null) return null;
      const parts = [
        facts.at && date.format(facts.at),
        facts.place && isolated(facts.place),
        facts.ip && t('auth.login.last.ip', { ip: isolated(facts.ip) }),
      ].filter((fact) => fact !== null);
      return t('auth.login.last', { facts: parts.join(' · ') });
    },
    [t, date, countries],
  );
}
