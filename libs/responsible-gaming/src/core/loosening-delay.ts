/** Returns a delay as it is said: from two whole days on in days, otherwise in hours. */
export function looseningDelay(hours: number): { unit: 'hours' | 'days'; count: number } {
  return hours >= 48 && hours % 24 === 0
    ? { unit: 'days', count: hours / 24 }
    : { unit: 'hours', count: hours };
}
