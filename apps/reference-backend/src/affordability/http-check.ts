import * as v from 'valibot';
import { type AffordabilityCheck } from './affordability-check.js';

/** How to reach a check. */
export interface HttpCheckOptions {
  url: string;
  /** Sent as a bearer token; undefined for none. */
  key: string | undefined;
  /** How long an answer may take, in ms. */
  timeoutMs: number;
}

const answerSchema = v.object({ answer: v.picklist(['fine', 'ask-documents']) });
/** Far longer than any answer. */
const longestAnswer = 4_096;

/**
 * Creates the adapter of a check behind an address: `POST` of `{ person, figures }` as JSON, which answers
 * `{"answer": "fine"}` or `{"answer": "ask-documents"}`. Whatever is late, is not 200 or cannot be read is no answer.
 */
export function createHttpCheck({ url, key, timeoutMs }: HttpCheckOptions): AffordabilityCheck {
  return {
    async checkAffordability(person, figures) {
      try {
        const response = await fetch(url, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            ...(key !== undefined && { authorization: `Bearer ${key}` }),
          },
          body: JSON.stringify({ person, figures }),
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        });
        const text = await response.text();
        if (response.status !== 200 || text.length > longestAnswer) return 'unavailable';
        return v.parse(answerSchema, JSON.parse(text)).answer;
      } catch {
        return 'unavailable';
      }
    },
  };
}
