/** The kind of device that events and logins report (§7). */
export type DeviceType = 'mobile' | 'tablet' | 'desktop';

/** Returns the kind of device by the width of its window: mobile to 767 px, tablet to 1024 px (§9). */
export function deviceType({ matchMedia }: Pick<Window, 'matchMedia'>): DeviceType {
  if (matchMedia('(max-width: 767px)').matches) return 'mobile';
  // Own width: a tablet of §9 is one pixel wider than that of the styles.
  return matchMedia('(max-width: 1024px)').matches ? 'tablet' : 'desktop';
}
