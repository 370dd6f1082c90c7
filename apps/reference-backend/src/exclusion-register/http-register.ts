import * as v from 'valibot';
import { askService, type ServiceOptions } from '../ask-service.js';
import { type ExclusionRegister, type RegisterPerson } from './exclusion-register.js';

/** How to reach a register. National ones differ in nothing else. */
export interface RegisterOptions extends ServiceOptions {
  name: string;
  /** What is sent of a person, and nothing more. */
  fields: readonly (keyof RegisterPerson)[];
}

const answerSchema = v.variant('excluded', [
  v.object({ excluded: v.literal(false) }),
  v.object({
    excluded: v.literal(true),
    /** ISO 8601 with a zone; null for an exclusion without an end. */
    until: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  }),
]);

/**
 * Creates the adapter of a register behind an address: `POST` of the fields as JSON, which answers `{"excluded": false}` or
 * `{"excluded": true, "until": …}`. Whatever is late, is not 200 or cannot be read is no answer.
 */
export function createHttpRegister({ name, fields, ...service }: RegisterOptions): ExclusionRegister {
  return {
    name,
    fields,
    async checkExclusionRegister(person) {
      const known = Object.fromEntries(fields.map((field) => [field, person[field]]));
      const answer = await askService(service, known, answerSchema);
      if (answer === null) return { kind: 'unavailable' };
      if (!answer.excluded) return { kind: 'clear' };
      return { kind: 'excluded', until: answer.until === null ? null : new Date(answer.until) };
    },
  };
}
