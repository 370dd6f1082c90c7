import dayjs from 'dayjs';
import isoWeekPlugin from 'dayjs/plugin/isoWeek.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(isoWeekPlugin);

/**
 * Day.js in UTC, with ISO weeks. Its `timezone` plugin is not used. It reads a zone through the clock of the machine, so
 * that in a browser in Berlin it takes half past two of New York for half past three on the night when Berlin's clocks are
 * put forward; and of a midnight that exists twice, such as that of 1 November 2026 in Havana, it returns the one that has
 * today's offset. Zones are read by {@link offsetMinutes}.
 */
export const utcDay = dayjs.utc;
