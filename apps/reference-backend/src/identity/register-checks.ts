import { type NewPlayer } from './sign-up-form.js';

/** Asks the exclusion register where an account is opened or entered (decision 77). */
export interface RegisterChecks {
  /** Returns whether the register answered. @throws ApiError PERSON_EXCLUDED, REGISTER_UNAVAILABLE (409) */
  atSignUp(person: NewPlayer): Promise<boolean>;
  /** Records for the operator that an account was opened although the register did not answer. */
  markSignUp(playerId: number, now: Date): Promise<void>;
  /** A person in the register may log in, to withdraw: what it says closes play and deposits. */
  atLogin(playerId: number, now: Date): Promise<void>;
}
