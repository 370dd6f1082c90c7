import * as v from 'valibot';

/** How to reach a service of another company. */
export interface ServiceOptions {
  url: string;
  /** Sent as a bearer token; undefined for none. */
  key: string | undefined;
  /** How long an answer may take, in ms. */
  timeoutMs: number;
}

/** Far longer than any answer. */
const longestAnswer = 4_096;

/**
 * Posts a question as JSON and returns the answer that matches the schema. Null for no answer: whatever is late, is not 200, is
 * longer than 4 KB or cannot be read. Never throws.
 */
export async function askService<Schema extends v.GenericSchema>(
  { url, key, timeoutMs }: ServiceOptions,
  question: object,
  schema: Schema,
): Promise<v.InferOutput<Schema> | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify(question),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text();
    if (response.status !== 200 || text.length > longestAnswer) return null;
    return v.parse(schema, JSON.parse(text));
  } catch {
    return null;
  }
}
