/** What a register is asked by. What is not known is `''`. */
export interface RegisterPerson {
  firstName: string;
  lastName: string;
  /** `YYYY-MM-DD`. */
  dateOfBirth: string;
  email: string;
  /** `+` and digits. */
  phone: string;
  zipCode: string;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
}

/** What a register says of a person. `until` is null for an exclusion without an end. */
export type RegisterAnswer =
  | { kind: 'clear' }
  | { kind: 'excluded'; until: Date | null }
  /** No answer in time, or none that can be read. */
  | { kind: 'unavailable' };

/** The port of a national exclusion register: GAMSTOP, CRUKS, Spelpaus, OASIS, ROFUS. */
export interface ExclusionRegister {
  /** As players and operators call it. */
  name: string;
  /** What the register needs to know: a person of whom any of it is unknown cannot be asked for. */
  fields: readonly (keyof RegisterPerson)[];
  /** Asks whether a person is excluded. Never throws, and answers within its time limit. */
  checkExclusionRegister(person: RegisterPerson): Promise<RegisterAnswer>;
}
