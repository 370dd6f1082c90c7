const offsets = new Map<string, Intl.DateTimeFormat>();
/** Returns the milliseconds by which a zone is ahead of UTC, from the name of its offset. */
function offsetMs(at: Date, zone: string): number {
  let format = offsets.get(zone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
    offsets.set(zone, format);
  }
  const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes = '0', seconds = '0'] = /GMT([+-])(\d+):?(\d+)?:?(\d+)?/.exec(name) ?? [];
  if (sign === undefined) return 0;
  const ahead = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
  return sign === '-' ? -ahead : ahead;
}

/** A date as counted on a wall calendar: none of it uses the rules under test. */
export interface PlainDate {
  year: number;
  month: number;
  day: number;
}
const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const getMonthLength = ({ year, month }: PlainDate) =>
  month === 2 && isLeap(year) ? 29 : (lengths[month - 1] ?? 30);

/** Returns the next date, as counted on a wall calendar. */
export function dayAfter(date: PlainDate): PlainDate {
  if (date.day < getMonthLength(date)) return { ...date, day: date.day + 1 };
  return date.month < 12
    ? { ...date, month: date.month + 1, day: 1 }
    : { year: date.year + 1, month: 1, day: 1 };
}
/** Returns the previous date, see {@link dayAfter}. */
export function dayBefore(date: PlainDate): PlainDate {
  if (date.day > 1) return { ...date, day: date.day - 1 };
  const month =
    date.month > 1 ? { ...date, month: date.month - 1 } : { year: date.year - 1, month: 12, day: 1 };
  return { ...month, day: getMonthLength(month) };
}
/** Monday 0 to Sunday 6, by Zeller's congruence. */
export function weekday({ year, month, day }: PlainDate): number {
  const [m, y] = month < 3 ? [month + 12, year - 1] : [month, year];
  const [k, j] = [y % 100, Math.floor(y / 100)];
  const saturdayFirst =
    (day + Math.floor((13 * (m + 1)) / 5) + k + Math.floor(k / 4) + Math.floor(j / 4) + 5 * j) % 7;
  return (saturdayFirst + 5) % 7;
}
/** As `YYYY-MM-DD`. */
export const written = ({ year, month, day }: PlainDate) =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** Returns the date in a zone: adds its offset and counts the days of the year month by month. */
export function dateOracle(at: Date, zone: string): PlainDate {
  const local = new Date(at.getTime() + offsetMs(at, zone));
  const year = local.getUTCFullYear();
  let [month, left] = [1, Math.floor((local.getTime() - Date.UTC(year, 0, 1)) / 86_400_000)];
  for (let length = 31; left >= length; length = getMonthLength({ year, month, day: 1 })) {
    left -= length;
    month += 1;
  }
  return { year, month, day: left + 1 };
}
