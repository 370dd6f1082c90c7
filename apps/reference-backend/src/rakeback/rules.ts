import { addDays, dateIn, startOfDate } from '@casino-kit/calendar-dates';
import { type Amount, decimalPlaces, isPositive, multiply, subtract, truncate } from '@casino-kit/money';

/** The progress of a player's days and half hours. */
export interface CalendarState {
  timeZone: string;
  playDate: string | null;
  playDateEndsAt: Date | null;
  playDateOpen: boolean;
  halfHour: Date | null;
  halfHourOpen: boolean;
}

const halfHourMs = 30 * 60_000;

/** Returns the end of an instant's half hour; one that begins at the instant counts (decisions 31). */
export function halfHourEnd(at: Date): Date {
  return new Date((Math.floor(at.getTime() / halfHourMs) + 1) * halfHourMs);
}

/** Returns `max(0, ngr) × fraction`, cut towards zero to the smallest unit of the currency. */
export function computeReward(ngr: Amount, fraction: string, currencyCode: string): Amount {
  return truncate(isPositive(ngr) ? multiply(ngr, fraction) : '0', decimalPlaces(currencyCode));
}

/** Returns what the house kept: `wagered − won − bonusCost`. */
export function computeNgr({
  wagered,
  won,
  bonusCost = '0',
}: {
  wagered: Amount;
  won: Amount;
  bonusCost?: Amount | undefined;
}): Amount {
  return subtract(subtract(wagered, won), bonusCost);
}

/** Whether the open day is over at an instant. */
export function isDayOver({ playDateOpen, playDateEndsAt }: CalendarState, at: Date): boolean {
  return playDateOpen && playDateEndsAt !== null && playDateEndsAt <= at;
}

/** Whether the latest half hour has ended and its awards are not added yet. */
export function isHalfHourOver({ halfHourOpen, halfHour }: CalendarState, at: Date): boolean {
  return halfHourOpen && halfHour !== null && halfHour <= at;
}

/** Whether an instant counts to a later day than the open one, which then accepts nothing more. */
export function leavesDay(state: CalendarState, at: Date): boolean {
  return (
    state.playDateOpen &&
    state.playDate !== null &&
    (isDayOver(state, at) || dateIn(at, state.timeZone) > state.playDate)
  );
}

/**
 * Returns the state in which an instant counts to `playDate`, in the stored zone. Days only ever go forward:
 * anyone who travels west over midnight plays on in the open day, or in the one after the last closed one.
 */
export function enterDay<S extends CalendarState>(
  state: S,
  at: Date,
): S & { playDate: string; playDateOpen: true } {
  const { timeZone } = state;
  const today = dateIn(at, timeZone);
  const stays = state.playDateOpen && !leavesDay(state, at) && state.playDate !== null;
  const earliest = state.playDate === null ? today : stays ? state.playDate : addDays(state.playDate, 1);
  const playDate = !stays && today > earliest ? today : earliest;
  return {
    ...state,
    playDate,
    playDateOpen: true,
    playDateEndsAt: startOfDate(addDays(playDate, 1), timeZone),
  };
}

/** Returns the state in which a round of an instant counts to `halfHour`; one whose awards are added is closed. */
export function enterHalfHour<S extends CalendarState>(
  state: S,
  at: Date,
): S & { halfHour: Date; halfHourOpen: true } {
  const { halfHour, halfHourOpen } = state;
  const own = halfHourEnd(at);
  const earliest =
    halfHour === null ? own : halfHourOpen ? halfHour : new Date(halfHour.getTime() + halfHourMs);
  return { ...state, halfHour: own > earliest ? own : earliest, halfHourOpen: true };
}
