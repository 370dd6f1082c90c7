import { type ApiClient, CallError } from '@casino-kit/api-client';

/** Logs one line to the console for the developers of a server: what did not match the contract. */
export function logContractBreach(what: string): void {
  // oxlint-disable-next-line no-console -- the place where developers look; a host replaces it with onContractBreach
  console.warn(`[casino] contract: ${what}`);
}

/** The parts of an issue that contain nothing of the response. */
interface Issue {
  type: string;
  expected: string | null;
  path?: readonly { key: unknown }[];
}

function describeMismatch(cause: unknown): string {
  if (!Array.isArray(cause)) return 'is not JSON';
  const [issue] = cause as Issue[];
  if (issue === undefined) return 'cannot be read';
  const { type, expected, path = [] } = issue;
  const place = path.map(({ key }) => String(key)).join('.');
  return `${place} ${expected === null ? type : `${type}: expected ${expected}`}`.trim();
}

/**
 * Returns a client that reports each response which cannot be read at all: the name of the endpoint and the first
 * mismatch, once per client. Calls return and throw the same as before.
 */
export function reportUnreadable(client: ApiClient, report: (what: string) => void): ApiClient {
  const reported = new Set<string>();
  return {
    ...client,
    async call(endpoint, input, options) {
      try {
        return await client.call(endpoint, input, options);
      } catch (error) {
        if (error instanceof CallError && error.kind === 'shape') {
          const what = `${endpoint.name}: response ${describeMismatch(error.cause)}`;
          if (!reported.has(what)) report(what);
          reported.add(what);
        }
        throw error;
      }
    },
  };
}
