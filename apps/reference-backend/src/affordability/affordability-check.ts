import { type CalendarDate } from '@casino-kit/calendar-dates';
import { type Amount } from '@casino-kit/money';

/** What a check receives about a person. Texts are as in the profile, empty while they are unknown. */
export interface CheckedPerson {
  firstName: string;
  lastName: string;
  dateOfBirth: CalendarDate | null;
  address: string;
  city: string;
  zipCode: string;
  countryCode: string;
}

/** What was paid in less what was paid out within `days`, in major units. */
export interface CheckedFigures {
  netDeposits: Amount;
  currencyCode: string;
  days: number;
}

/** `ask-documents`: proof of the source of funds is to be asked for. `unavailable`: no answer, to be tried again later. */
export const affordabilityAnswers = ['fine', 'ask-documents', 'unavailable'] as const;
export type AffordabilityAnswer = (typeof affordabilityAnswers)[number];

/**
 * The port to whom an operator asks whether a person can afford what they pay in, such as a credit reference agency. Never
 * rejects.
 */
export interface AffordabilityCheck {
  checkAffordability(person: CheckedPerson, figures: CheckedFigures): Promise<AffordabilityAnswer>;
}
