import { parseJson, type TerminationReason, terminationReasons } from '@casino-kit/api-contract';
import { object, picklist, safeParse } from 'valibot';

export { readRejection, readResponse } from '@casino-kit/api-contract';

/** Reads the body of a response, `null` for an empty one. @throws SyntaxError when it is no JSON */
export async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return null;
  return parseJson(text);
}

/** The part of an error body that says why a session ended. Nothing else of the body has to be valid. */
const endOfSession = object({ params: object({ reason: picklist(terminationReasons) }) });

/** Returns the end reason that an error body names, or `null`. */
export function endReason(body: unknown): TerminationReason | null {
  const found = safeParse(endOfSession, body);
  return found.success ? found.output.params.reason : null;
}
