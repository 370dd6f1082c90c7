'use client';

import { type Location } from '@casino-kit/api-contract';
import { useDateFormat, useLocale } from '@casino-kit/i18n';
import { DescriptionList } from '@casino-kit/ui';
import { useMemo } from 'react';
import { getAddresses } from '../../core/country-block.js';
import { useTexts } from '../texts.js';

export interface BlockedFactsProps {
  /** Country and address as the server sees them. */
  location: Location;
  /** When the notice was shown first. */
  at: Date;
  /** The visitor's zone; the browser's by default. */
  timeZone?: string | undefined;
}

/** Where a visitor was seen: country, address and date (§2). What is not known is left out. */
export function BlockedFacts({ location: { country, ipInfo }, at, timeZone }: BlockedFactsProps) {
  const t = useTexts();
  const { formatTag } = useLocale();
  const date = useDateFormat({
    ...{ day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' },
    timeZoneName: 'short',
    timeZone,
  });
  const names = useMemo(
    () => new Intl.DisplayNames([formatTag], { type: 'region', fallback: 'none' }),
    [formatTag],
  );
  const code = country.code.trim().toUpperCase();
  const name = (/^[A-Z]{2}$/.test(code) ? names.of(code) : undefined) ?? country.name ?? country.code;
  const address = getAddresses({ country, ipInfo })[0];
  return (
    <DescriptionList
      facts={[
        { term: t('blocked.popup.country'), value: name },
        ...(address === undefined
          ? []
          : [{ term: t('blocked.popup.ip'), value: <bdi key="ip">{address}</bdi> }]),
        { term: t('blocked.popup.date'), value: date.format(at) },
      ]}
    />
  );
}
