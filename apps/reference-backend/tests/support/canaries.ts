import { expect } from 'vitest';

/** What must never be in a log: by the names of fields in requests, and in responses. */
const requested = new Set([
  'password',
  'newPassword',
  'code',
  'email',
  'phone',
  'username',
  'cardToken',
  'recaptchaToken',
]);
const responded = new Set(['accessToken', 'login', 'password', 'url', 'link', 'code', 'to']);

/** The provider's test cards, however they are grouped. */
const cardNumber = /(?<!\d)(?:4242|4000|5555)[ -]?\d{4}[ -]?\d{4}[ -]?\d{4}(?!\d)/;

function* secretsIn(value: unknown, names: ReadonlySet<string>): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value)) {
    // Shorter words may be in a log by chance.
    if (typeof part === 'string' && names.has(name) && (part.length >= 8 || /^\d{6,}$/.test(part))) {
      yield part;
      const inLink = /(?:code|launch)=([\w-]+)/.exec(part)?.[1];
      if (inLink !== undefined) yield inLink;
    } else yield* secretsIn(part, names);
  }
}

/** Collects the secrets and the personal data of calls, to search the log for them. */
export class Canaries {
  readonly #seen = new Set<string>();

  call(token: string | undefined, body: unknown, data: unknown): void {
    if (token !== undefined && token.length >= 8) this.#seen.add(token);
    for (const secret of secretsIn(body, requested)) this.#seen.add(secret);
    this.response(data);
  }

  response(data: unknown): void {
    for (const secret of secretsIn(data, responded)) this.#seen.add(secret);
  }

  /** @throws AssertionError naming the secrets in a log. */
  expectNoneIn(log: string): void {
    // Digits may be part of a longer number, such as a time.
    const isIn = (secret: string) =>
      /^\d+$/.test(secret) ? new RegExp(`(?<!\\d)${secret}(?!\\d)`).test(log) : log.includes(secret);
    expect([...this.#seen].filter(isIn)).toEqual([]);
    expect(log.match(cardNumber)).toBeNull();
  }
}
