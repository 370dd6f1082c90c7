const date = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;

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
    formats.set(zone, made);
    return made;
  };
}
