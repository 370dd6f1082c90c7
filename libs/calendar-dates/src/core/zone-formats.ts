const date = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;

/** Zones have many spellings, and a server reads names from callers: they must not pile up. */
const mostZones = 200;

/**
 * Returns formats of dates, and of `clock` if requested, by zone (IANA). Each is cached: creating one costs a hundred
 * times as much as using it.
 */
export function formatsByZone(
  clock: Pick<Intl.DateTimeFormatOptions, 'hour' | 'minute' | 'second' | 'hourCycle'> = {},
): (zone: string) => Intl.DateTimeFormat {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (zone) => {
    const known = formats.get(zone);
    if (known !== undefined) return known;
    const made = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', { timeZone: zone, ...date, ...clock });
    if (formats.size >= mostZones) formats.clear();
    formats.set(zone, made);
    return made;
  };
}
