import * as v from 'valibot';
import { askService, type ServiceOptions } from '../ask-service.js';
import { type Configuration } from '../configuration.js';
import { type LimitFile } from './limit-file.js';

const answerSchema = v.object({
  amount: v.pipe(v.string(), v.regex(/^\d{1,12}(\.\d{1,8})?$/)),
  currencyCode: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
});

/**
 * Creates the adapter of a limit file behind an address: `POST` of `{ person, month }` as JSON, which answers
 * `{"amount": "120.00", "currencyCode": "EUR"}`. Whatever is late, is not 200 or cannot be read is no answer.
 */
export function createHttpLimitFile(service: ServiceOptions): LimitFile {
  return {
    async readDepositedElsewhere(person, month) {
      const answer = await askService(service, { person, month }, answerSchema);
      return answer === null ? { kind: 'unavailable' } : { kind: 'known', ...answer };
    },
  };
}

/** Returns the configured limit file; undefined without one. */
export function limitFileFrom({ limitFile }: Pick<Configuration, 'limitFile'>): LimitFile | undefined {
  const { url, ...options } = limitFile;
  return url === undefined ? undefined : createHttpLimitFile({ ...options, url });
}
