import * as v from 'valibot';
import { type Configuration } from '../configuration.js';
import { type LimitFile } from './limit-file.js';

/** How to reach a limit file. */
export interface LimitFileOptions {
  url: string;
  /** Sent as a bearer token; undefined for none. */
  key: string | undefined;
  /** How long an answer may take, in ms. */
  timeoutMs: number;
}

const answerSchema = v.object({
  amount: v.pipe(v.string(), v.regex(/^\d{1,12}(\.\d{1,8})?$/)),
  currencyCode: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
});
/** Far longer than any answer. */
const longestAnswer = 4_096;

/**
 * Creates the adapter of a limit file behind an address: `POST` of `{ person, month }` as JSON, which answers
 * `{"amount": "120.00", "currencyCode": "EUR"}`. Whatever is late, is not 200 or cannot be read is no answer.
 */
export function createHttpLimitFile({ url, key, timeoutMs }: LimitFileOptions): LimitFile {
  return {
    async readDepositedElsewhere(person, month) {
      try {
        const response = await fetch(url, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            ...(key !== undefined && { authorization: `Bearer ${key}` }),
          },
          body: JSON.stringify({ person, month }),
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        });
        const text = await response.text();
        if (response.status !== 200 || text.length > longestAnswer) return { kind: 'unavailable' };
        return { kind: 'known', ...v.parse(answerSchema, JSON.parse(text)) };
      } catch {
        return { kind: 'unavailable' };
      }
    },
  };
}

/** Returns the configured limit file; undefined without one. */
export function limitFileFrom({ limitFile }: Pick<Configuration, 'limitFile'>): LimitFile | undefined {
  const { url, ...options } = limitFile;
  return url === undefined ? undefined : createHttpLimitFile({ ...options, url });
}
