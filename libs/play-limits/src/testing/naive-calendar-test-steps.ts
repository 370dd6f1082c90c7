import { type LimitPeriod } from '@casino-kit/api-contract';
import {
  dateOracle,
  dayAfter,
  dayBefore,
  type PlainDate,
  weekday,
  written,
} from '@casino-kit/calendar-dates/testing';

const quarterMs = 900_000;
const hourMs = 3_600_000;
const strideMs = 20 * hourMs;

/** What the wall calendar of a zone shows of a period: another text, another period. */
function keyAt(period: LimitPeriod, at: number, zone: string): string {
  let date: PlainDate = dateOracle(new Date(at), zone);
  if (period === 'monthly') return `${date.year}-${date.month}`;
  if (period === 'weekly') while (weekday(date) !== 0) date = dayBefore(date);
  return written(date);
}

const known = new Map<string, number>();
function remembered(key: string, find: () => number): number {
  const found = known.get(key) ?? find();
  if (known.size > 200_000) known.clear();
  known.set(key, found);
  return found;
}

/** Finds the first quarter of an hour from `from` on at which the wall calendar shows another period than `key`. */
function firstChange(period: LimitPeriod, from: number, key: string, zone: string): number {
  let at = from;
  for (const step of [strideMs, hourMs, quarterMs]) while (keyAt(period, at + step, zone) === key) at += step;
  return at + quarterMs;
}

/** Returns when the period that the wall calendar shows at an instant began, by walking back and looking. */
export function findBeginning(period: LimitPeriod, at: number, zone: string): number {
  const key = keyAt(period, at, zone);
  return remembered(`${period} ${key} ${zone}`, () => {
    let before = Math.floor(at / quarterMs) * quarterMs;
    while (keyAt(period, before, zone) === key) before -= strideMs;
    return firstChange(period, before, keyAt(period, before, zone), zone);
  });
}

/** Returns when the period that begins at an instant ends. */
export function endFrom(period: LimitPeriod, start: number, zone: string): number {
  return remembered(`${period} ${start} ${zone}`, () =>
    firstChange(period, start, keyAt(period, start, zone), zone),
  );
}

const monthsLater = ({ year, month }: PlainDate, count: number) => {
  const index = year * 12 + month - 1 + count;
  return { year: Math.floor(index / 12), month: (index % 12) + 1 };
};

/** Returns the same clock time (UTC) some months later, by turning the leaves of a calendar. */
export function monthsAfter(at: number, count: number): number {
  const dayStart = Math.floor(at / (24 * hourMs)) * 24 * hourMs;
  const from = dateOracle(new Date(at), 'UTC');
  const target = monthsLater(from, count);
  let date = from;
  let days = 0;
  const isThere = () => date.year === target.year && date.month === target.month;
  while (!isThere() || (date.day < from.day && dayAfter(date).month === target.month)) {
    date = dayAfter(date);
    days += 1;
  }
  return dayStart + days * 24 * hourMs + (at - dayStart);
}
