import { type ApiClient, type CallOptions } from '@casino-kit/api-client';
import { type Activity, type ActivityDay, getActivity } from '@casino-kit/api-contract';
import { addDays, type CalendarDate } from '@casino-kit/calendar-dates';
import { add, type Amount, subtract, sum } from '@casino-kit/money';

/** How many days the line shows. */
export const shownDays = 30;

/** The balance at the end of a day, in major units of the player's currency. */
export interface DayBalance {
  date: CalendarDate;
  balance: Amount;
}

/** The balance before the first day, what moved it since, and how it stood at the end of each day, oldest first. */
export interface BalanceDays {
  before: Amount;
  paidIn: Amount;
  paidOut: Amount;
  /** Payouts less stakes, and rewards. */
  play: Amount;
  days: DayBalance[];
}

const computeChange = ({ deposited, withdrawn, staked, won, rewards }: ActivityDay): Amount =>
  subtract(sum([deposited, won, rewards]), add(withdrawn, staked));

/**
 * Returns the balance at the end of each of the last {@link shownDays} days, computed backwards from the balance of today
 * by what moved on each day; dates without activity keep the balance.
 */
export function balanceDays(
  { days }: Pick<Activity, 'days'>,
  today: CalendarDate,
  balance: Amount,
): BalanceDays {
  const byDate = new Map(days.map((day) => [day.date, day]));
  const dates = Array.from({ length: shownDays }, (_, back) => addDays(today, -back));
  const shown = dates.flatMap((date) => byDate.get(date) ?? []);
  let end = balance;
  const found = dates.map((date) => {
    const day: DayBalance = { date, balance: end };
    const moved = byDate.get(date);
    if (moved !== undefined) end = subtract(end, computeChange(moved));
    return day;
  });
  return {
    before: end,
    paidIn: sum(shown.map(({ deposited }) => deposited)),
    paidOut: sum(shown.map(({ withdrawn }) => withdrawn)),
    play: sum(shown.map(({ won, staked, rewards }) => subtract(add(won, rewards), staked))),
    days: found.reverse(),
  };
}

/** Query options for what moved the balance on the last days, `today` included; `timeZone` is IANA. */
export function balanceActivityQuery(client: Pick<ApiClient, 'call'>, today: CalendarDate, timeZone: string) {
  return {
    queryKey: ['wallet', 'activity', today, timeZone] as const,
    queryFn: ({ signal }: Pick<CallOptions, 'signal'>) =>
      client.call(
        getActivity,
        { query: { from: addDays(today, 1 - shownDays), to: today, timeZone } },
        { signal },
      ),
    meta: { audience: 'player' },
  };
}
