import { type CatalogueEntry, type CatalogueFile } from './catalogue-file.js';
import { editions, foreignProviders, namesByLanguage, providerWords } from './edition-words.js';

/** Of so many derived games one has a name in another script, one has no picture, one no release date. */
const foreignEvery = 4;
const pictureMissingEvery = 97;
const dateMissingEvery = 89;
/** Derived games were released within this many days before the newest one of the file. */
const releaseDays = 2_400;
const dayMs = 86_400_000;

/** Returns a whole number from a place in the list, the same on every machine; different `salt`s are independent. */
function drawn(place: number, salt: number, below: number): number {
  let value = Math.imul(place + 1, 0x9e3779b1) ^ Math.imul(salt + 1, 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3ce6);
  value = Math.imul(value ^ (value >>> 12), 0x297a2d39);
  return ((value ^ (value >>> 15)) >>> 0) % below;
}

const foreignNames = (): string[] =>
  namesByLanguage.flatMap(({ first, second, gap }) =>
    first.flatMap((start) => second.map((end) => `${start}${gap}${end}`)),
  );

/** Names that are used up begin again with a number behind them. */
function createGameName(
  place: number,
  base: CatalogueEntry,
  foreign: readonly string[],
  games: number,
): string {
  const isForeign = place % foreignEvery === foreignEvery - 1;
  if (isForeign) {
    const at = Math.floor(place / foreignEvery);
    const round = Math.floor(at / foreign.length);
    return `${foreign[at % foreign.length] ?? ''}${round === 0 ? '' : ` ${round + 1}`}`;
  }
  return `${base.name} ${editions[Math.floor(place / games) % editions.length] ?? ''}`;
}

/**
 * Returns a catalogue of `count` games: those of the file, and others that are derived from them, always the same ones.
 * They are played by the same machines and reuse the pictures; their names are in several scripts, and there are more
 * providers. As in real catalogues, a few have no picture or no release date. A smaller `count` changes nothing.
 */
export function enlargeCatalogue(file: CatalogueFile, count: number): CatalogueFile {
  const [first] = file.games;
  const missing = count - file.games.length;
  if (first === undefined || missing <= 0) return file;
  const providers = new Map(file.providers);
  for (const { id, name } of foreignProviders) providers.set(id, name);
  for (const start of providerWords.first)
    for (const end of providerWords.second) providers.set(`${start}-${end}`.toLowerCase(), `${start} ${end}`);
  const providerIds = [...providers.keys()];
  const foreign = foreignNames();
  const newest = Date.parse(
    file.games.reduce((latest, { releaseDate }) => (releaseDate > latest ? releaseDate : latest), ''),
  );

  const derived = Array.from({ length: missing }, (_, place): CatalogueEntry => {
    const base = file.games[place % file.games.length] ?? first;
    const released = new Date(newest - drawn(place, 1, releaseDays) * dayMs).toISOString().slice(0, 10);
    return {
      ...base,
      slug: `${base.slug}-${place + 1}`,
      name: createGameName(place, base, foreign, file.games.length),
      provider: providerIds[drawn(place, 2, providerIds.length)] ?? base.provider,
      picture: place % pictureMissingEvery === pictureMissingEvery - 1 ? null : base.slug,
      seed: drawn(place, 3, 10_000),
      releaseDate: place % dateMissingEvery === dateMissingEvery - 1 ? '' : released,
      popularity: file.games.length + place + 1,
      bonusBuy: base.bonusBuy ? drawn(place, 4, 4) > 0 : drawn(place, 4, 10) === 0 && isSlot(base),
      volatility: isSlot(base) ? drawn(place, 5, 5) + 1 : base.volatility,
    };
  });
  return { ...file, providers, games: [...file.games, ...derived] };
}

const isSlot = ({ kind }: CatalogueEntry): boolean => kind === 'slots' || kind === 'jackpots';
