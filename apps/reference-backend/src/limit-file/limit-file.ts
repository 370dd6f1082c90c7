/** The person of whom a limit file is asked. */
export interface LimitFilePerson {
  firstName: string;
  lastName: string;
  /** `YYYY-MM-DD`. */
  dateOfBirth: string;
}

/** What a person has paid in at other operators. `amount` is in major units. */
export type LimitFileAnswer =
  | { kind: 'known'; amount: string; currencyCode: string }
  /** No answer in time, or none that can be read. */
  | { kind: 'unavailable' };

/**
 * The port of a limit file, which counts what a person pays in at all operators of a country (in Germany LUGAS). Deposits are
 * reported to it by the operator's own adapter; here it is only asked.
 */
export interface LimitFile {
  /** Asks what a person has paid in elsewhere in a month, `YYYY-MM`. Never throws, and answers within its time limit. */
  readDepositedElsewhere(person: LimitFilePerson, month: string): Promise<LimitFileAnswer>;
}
