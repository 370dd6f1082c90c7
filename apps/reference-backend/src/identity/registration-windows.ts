import { type MirrorDomain } from '@casino-kit/api-contract';

/** One entry of a mirror domain's `registrationConfigs` (§3). */
export type RegistrationWindow = NonNullable<MirrorDomain['settings']>['registrationConfigs'][number];

/** A registration attempt: who, from where, with what and when. */
export interface Visit {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** As the client sends it (§7, `userDeviceType`); undefined when it does not. */
  deviceType: string | undefined;
  at: Date;
}

const lastMinute = 24 * 60 - 1;
const given = (text: string | undefined) => {
  const trimmed = text?.trim().toLowerCase() ?? '';
  return trimmed === '' ? undefined : trimmed;
};

/** Returns the minute of the day of `HH:mm`, undefined for an invalid time. `24:00` is the last minute. */
function parseMinute(time: string): number | undefined {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(time) ?? [];
  if (hours === undefined || minutes === undefined || Number(minutes) > 59) return undefined;
  const minute = Number(hours) * 60 + Number(minutes);
  return minute === lastMinute + 1 ? lastMinute : minute > lastMinute ? undefined : minute;
}

/** Whether a minute of the day is between two times, both included; a window may run over midnight. */
function isBetween(minute: number, from: string | undefined, to: string | undefined): boolean {
  const start = from === undefined ? 0 : parseMinute(from);
  const end = to === undefined ? lastMinute : parseMinute(to);
  // An invalid time opens nothing.
  if (start === undefined || end === undefined) return false;
  return start <= end ? minute >= start && minute <= end : minute >= start || minute <= end;
}

/**
 * Whether a mirror domain accepts registrations of this visit (§3): one of its windows fits by country, time (`HH:mm`
 * UTC, both ends included) and device. A criterion that a window omits always fits; without any window everything does.
 */
export function isRegistrationOpen(windows: readonly RegistrationWindow[], visit: Visit): boolean {
  const minute = visit.at.getUTCHours() * 60 + visit.at.getUTCMinutes();
  const fits = (wanted: string | undefined, actual: string | undefined) =>
    given(wanted) === undefined || given(wanted) === given(actual);
  return (
    windows.length === 0 ||
    windows.some(
      ({ country, deviceType, from, to }) =>
        fits(country, visit.country) &&
        fits(deviceType, visit.deviceType) &&
        isBetween(minute, given(from), given(to)),
    )
  );
}
