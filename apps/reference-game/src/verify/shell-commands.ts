/** Quotes a text for a POSIX shell. */
export function quoteForShell(text: string): string {
  return /^[\w.:-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** Returns the command that prints the hash of a server seed. */
export const hashCommand = (serverSeed: string): string => `printf %s ${serverSeed} | sha256sum`;

/** Returns the command that prints the client seed of a shared round. */
export const combineCommand = (clientSeeds: readonly string[]): string =>
  `printf %s ${quoteForShell(clientSeeds.toSorted().join('\n'))} | sha256sum`;

/** Returns the command that prints the first random numbers of a round. */
export const numbersCommand = (serverSeed: string, clientSeed: string): string =>
  `printf %s ${quoteForShell(`${clientSeed}:0`)} | openssl dgst -sha256 -hmac ${serverSeed}`;
