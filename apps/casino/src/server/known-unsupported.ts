/** How long a server is known to lack an extension, in milliseconds: it may get it with an update. */
const keptMs = 5 * 60_000;

/**
 * Creates the names of the extensions that a backend lacks (decision 40), shared by the clients of all requests. Each
 * is forgotten after five minutes and then requested again.
 */
export function createKnownUnsupported(now: () => number): Set<string> {
  const until = new Map<string, number>();
  class KnownUnsupported extends Set<string> {
    override add(name: string): this {
      until.set(name, now() + keptMs);
      return super.add(name);
    }
    override has(name: string): boolean {
      if (super.has(name) && now() >= (until.get(name) ?? 0)) this.delete(name);
      return super.has(name);
    }
    override [Symbol.iterator](): SetIterator<string> {
      return [...super[Symbol.iterator]()]
        .filter((name) => now() < (until.get(name) ?? 0))
        [Symbol.iterator]();
    }
  }
  return new KnownUnsupported();
}
