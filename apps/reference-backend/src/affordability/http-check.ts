import * as v from 'valibot';
import { askService, type ServiceOptions } from '../ask-service.js';
import { type AffordabilityCheck } from './affordability-check.js';

const answerSchema = v.object({ answer: v.picklist(['fine', 'ask-documents']) });

/**
 * Creates the adapter of a check behind an address: `POST` of `{ person, figures }` as JSON, which answers
 * `{"answer": "fine"}` or `{"answer": "ask-documents"}`. Whatever is late, is not 200 or cannot be read is no answer.
 */
export function createHttpCheck(service: ServiceOptions): AffordabilityCheck {
  return {
    async checkAffordability(person, figures) {
      const answer = await askService(service, { person, figures }, answerSchema);
      return answer?.answer ?? 'unavailable';
    },
  };
}
