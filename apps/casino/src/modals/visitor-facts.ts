/** What login and registration tell of the visitor's device (§7). */
export function visitorFacts(): { userDeviceType: string; screenResolution: string } {
  const { width, height } = window.screen;
  const userDeviceType = window.matchMedia('(max-width: 767px)').matches
    ? 'mobile'
    : window.matchMedia('(max-width: 1024px)').matches
      ? 'tablet'
      : 'desktop';
  return { userDeviceType, screenResolution: `${width}x${height}` };
}
