import * as v from 'valibot';
import { invalid } from './api-error.js';

/** Validates the fields of a form one by one by the rules of the contract (§5) and reports all errors at once. */
export class FieldReader {
  readonly #faults: Record<string, string> = {};

  /** Returns the value as the rule normalizes it; `''` for an invalid one, which `finish` then reports. */
  text(field: string, rule: v.GenericSchema<string, string>, value: string): string {
    const parsed = v.safeParse(rule, value);
    if (parsed.success) return parsed.output;
    this.wrong(field, parsed.issues[0].message);
    return '';
  }

  /** Records the error of a field as a text key; the first error of a field wins. */
  wrong(field: string, key: string): void {
    this.#faults[field] ??= key;
  }

  /** @throws ApiError VALIDATION with the text keys of all invalid fields. */
  finish(): void {
    if (Object.keys(this.#faults).length > 0) throw invalid(this.#faults);
  }
}
