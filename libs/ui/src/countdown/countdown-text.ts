/** `h:mm:ss` from an hour on, else `mm:ss`; never below zero. `milliseconds` is the time left. */
export function countdownText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const rest = `${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

/** The thresholds in milliseconds at which screen readers announce the time left, from long to short. */
export const announcedAt = [600_000, 300_000, 60_000, 10_000] as const;

/** Returns the threshold that was passed between two readings, or `null`. */
export function passedThreshold(before: number, after: number): number | null {
  return announcedAt.find((threshold) => before > threshold && after <= threshold) ?? null;
}
