/**
 * Returns how many minutes a response asks to wait in `Retry-After`, begun ones counted whole, whether that names seconds or an
 * instant (RFC 9110); `null` where it names none.
 */
export function pauseMinutes(headers: Headers): string | null {
  const named = headers.get('retry-after') ?? '';
  const seconds = /^\d+$/.test(named)
    ? Number(named)
    : (Date.parse(named) - Date.parse(headers.get('date') ?? '')) / 1_000;
  return seconds > 0 ? String(Math.ceil(seconds / 60)) : null;
}
