import { type MirrorDomain } from '@casino-kit/api-contract';

export interface RegistrationVisit {
  /** The guest's country, ISO 3166-1 alpha-2; `undefined` while unknown, which restricts nothing. */
  country: string | undefined;
  now: Date;
  /** `mobile`, `tablet` or `desktop`, as sign-up names it. */
  deviceType: string | undefined;
}

/**
 * Whether registration is open. If it is not, `opensAt` is the time when it opens again, `null` if it never opens for
 * that country or device.
 */
export type RegistrationHours = { open: true; opensAt: null } | { open: false; opensAt: Date | null };

const minute = 60_000;
const minutesOfDay = 24 * 60;

const given = (text: string | undefined) => text?.trim().toLowerCase() || undefined;

/** Returns the minute of the day of `HH:mm`, `24:00` being the last one; `null` for any other text. */
function parseMinute(text: string): number | null {
  const [, hours, minutes] = /^(\d{1,2}):([0-5]\d)$/.exec(text) ?? [];
  const time = Number(hours) * 60 + Number(minutes);
  return time <= minutesOfDay ? Math.min(time, minutesOfDay - 1) : null;
}

interface Hours {
  from: number;
  to: number;
}

/**
 * Returns whether a minute of the day is between two others, both included; across midnight if the end is before the
 * start.
 */
const holds = ({ from, to }: Hours, time: number) =>
  from <= to ? from <= time && time <= to : from <= time || time <= to;

/**
 * Returns whether someone may register on a mirror domain now (§3, registration windows; `HH:mm` UTC, both ends
 * included): one of its windows matches by country, device and time. What a window does not name is unrestricted; a
 * malformed time opens nothing; without any window registration is open.
 */
export function getRegistrationHours(
  mirrorDomain: MirrorDomain | null,
  { country, now, deviceType }: RegistrationVisit,
): RegistrationHours {
  const windows = mirrorDomain?.settings?.registrationConfigs ?? [];
  const fits = (named: string | undefined, fact: string | undefined) =>
    given(named) === undefined || given(named) === given(fact);
  const hours = windows
    .filter((window) => country === undefined || fits(window.country, country))
    .filter((window) => fits(window.deviceType, deviceType))
    .map((window) => ({
      from: parseMinute(given(window.from) ?? '00:00'),
      to: parseMinute(given(window.to) ?? '24:00'),
    }))
    .filter((window): window is Hours => window.from !== null && window.to !== null);
  const thisMinute = Math.floor(now.getTime() / minute);
  const time = thisMinute % minutesOfDay;
  if (windows.length === 0 || hours.some((window) => holds(window, time)))
    return { open: true, opensAt: null };
  if (hours.length === 0) return { open: false, opensAt: null };
  const wait = Math.min(...hours.map(({ from }) => (from - time + minutesOfDay) % minutesOfDay));
  return { open: false, opensAt: new Date((thisMinute + wait) * minute) };
}
