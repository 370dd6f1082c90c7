import * as v from 'valibot';
import { invalid } from './api-error.js';

/** Reads the fields of a form one by one by the rules of the contract (§5) and tells all that is wrong at once. */
export class FieldReader {
  readonly #faults: Record<string, string> = {};

  /** The value as the rule leaves it; `''` where it breaks the rule, which `finish` then tells. */
  text(field: string, rule: v.GenericSchema<string, string>, value: string): string {
    const parsed = v.safeParse(rule, value);
    if (parsed.success) return parsed.output;
    this.wrong(field, parsed.issues[0].message);
    return '';
  }

  /** Notes what is wrong with a field, as a text key; the first fault of a field stays. */
  wrong(field: string, key: string): void {
    this.#faults[field] ??= key;
  }

  /** @throws ApiError VALIDATION with the text keys of all fields that are wrong. */
  finish(): void {
    if (Object.keys(this.#faults).length > 0) throw invalid(this.#faults);
  }
}
