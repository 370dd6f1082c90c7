const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ETIMEDOUT',
  'ENOSPC',
]);
/** Classes of PostgreSQL's codes: connection, resources, operator intervention, system errors. */
const serverCodes = /^(08|53|57P|58)/;
/** Messages of drivers without a code: a connection ended, none is free in time, or the database is closed. */
const messages =
  /^(Connection terminated|timeout exceeded when trying to connect|Cannot use a pool after calling end|Client has encountered a connection error|PGlite is clos)/;

/** Returns whether an error or its cause means that the database is unreachable or full: no error of the request. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return (
    systemCodes.has(code) ||
    serverCodes.test(code) ||
    messages.test(error.message) ||
    isDatabaseUnavailable(error.cause)
  );
}
