import * as v from 'valibot';
import { type ExclusionRegister, type RegisterPerson } from './exclusion-register.js';

/** How to reach a register. National ones differ in nothing else. */
export interface RegisterOptions {
  name: string;
  url: string;
  /** Sent as a bearer token; undefined for none. */
  key: string | undefined;
  /** How long an answer may take, in ms. */
  timeoutMs: number;
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
/** Far longer than any answer. */
const longestAnswer = 4_096;

/**
 * Creates the adapter of a register behind an address: `POST` of the fields as JSON, which answers `{"excluded": false}` or
 * `{"excluded": true, "until": …}`. Whatever is late, is not 200 or cannot be read is no answer.
 */
export function createHttpRegister({
  name,
  url,
  key,
  timeoutMs,
  fields,
}: RegisterOptions): ExclusionRegister {
  return {
    name,
    fields,
    async checkExclusionRegister(person) {
      try {
        const response = await fetch(url, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            ...(key !== undefined && { authorization: `Bearer ${key}` }),
          },
          body: JSON.stringify(Object.fromEntries(fields.map((field) => [field, person[field]]))),
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        });
        const text = await response.text();
        if (response.status !== 200 || text.length > longestAnswer) return { kind: 'unavailable' };
        const answer = v.parse(answerSchema, JSON.parse(text));
        if (!answer.excluded) return { kind: 'clear' };
        return { kind: 'excluded', until: answer.until === null ? null : new Date(answer.until) };
      } catch {
        return { kind: 'unavailable' };
      }
    },
  };
}
