/**
 * What a link to the verifier page prefills, all as text. `game`: `slot-` and the number of the machine, `roulette`, `dice`,
 * `mines`, `plinko` or `crash`. `choice` is what the player chose in dice, mines or plinko, as `drawOriginal` reads it, and in
 * crash the multiplier that the bet was cashed out at. `clientSeed`: several of a shared round are joined by line feeds.
 * `stake` is the bet in major units of `currency`.
 */
export interface VerifierFields {
  game: string;
  /** `1` if the free spins of the round were bought. */
  bought: string;
  choice: string;
  serverSeedHash: string;
  serverSeed: string;
  clientSeed: string;
  stake: string;
  currency: string;
  /** How the game's symbols look. */
  face: string;
  locale: string;
}

const names: readonly (keyof VerifierFields)[] = [
  'game',
  'bought',
  'choice',
  'serverSeedHash',
  'serverSeed',
  'clientSeed',
  'stake',
  'currency',
  'face',
  'locale',
];

/** Returns the fragment of a link to the verifier page, without `#`. A fragment never reaches a server. */
export function formatVerifierFragment(fields: Partial<VerifierFields>): string {
  return names
    .flatMap((name) => {
      const value = fields[name] ?? '';
      return value === '' ? [] : [`${name}=${encodeURIComponent(value)}`];
    })
    .join('&');
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Returns the fields of a fragment, with or without `#`; missing ones are empty. */
export function parseVerifierFragment(fragment: string): VerifierFields {
  const found = new Map<string, string>();
  for (const part of fragment.replace(/^#/, '').split('&')) {
    const end = part.indexOf('=');
    if (end > 0) found.set(part.slice(0, end), decode(part.slice(end + 1)));
  }
  const field = (name: string) => found.get(name) ?? '';
  return {
    game: field('game'),
    bought: field('bought'),
    choice: field('choice'),
    serverSeedHash: field('serverSeedHash'),
    serverSeed: field('serverSeed'),
    clientSeed: field('clientSeed'),
    stake: field('stake'),
    currency: field('currency'),
    face: field('face'),
    locale: field('locale'),
  };
}
