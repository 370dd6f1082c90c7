/** The person who is reported to an activity file. */
export interface ActivityFilePerson {
  firstName: string;
  lastName: string;
  /** `YYYY-MM-DD`. */
  dateOfBirth: string;
}

/** What the file says to an operator at which a person begins to play: `elsewhere` when they are active at another one. */
export type ActivityAnswer = 'active' | 'elsewhere' | 'unavailable';

/**
 * The port of an activity file, by which a person plays at one operator of a country at a time (in Germany LUGAS). The adapter
 * of the file itself is the operator's own.
 */
export interface ActivityFile {
  /** Reports that a person begins to play here, or plays on. Never throws, and answers within its time limit. */
  begin(person: ActivityFilePerson): Promise<ActivityAnswer>;
  /** Reports that a person no longer plays here; false when the file did not take it. Never throws. */
  end(person: ActivityFilePerson): Promise<boolean>;
}
