/** Hours and minutes of a number of minutes; parts of a minute are cut off, and nothing is below zero. */
export function hoursAndMinutes(minutes: number): { hours: number; minutes: number } {
  const whole = Number.isFinite(minutes) ? Math.max(0, Math.floor(minutes)) : 0;
  return { hours: Math.floor(whole / 60), minutes: whole % 60 };
}
