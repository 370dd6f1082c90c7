/** Returns the calendar date of a moment in the zone of the machine, `YYYY-MM-DD`: the player's "today". */
export function calendarDateOf(now: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
