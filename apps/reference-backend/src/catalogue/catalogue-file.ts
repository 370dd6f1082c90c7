import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { gameKinds } from '@casino-kit/api-contract';
import { isPlayable, getOriginal, type PlayableOriginal, getVolatility } from './machines.js';

const provider = v.object({ id: v.string(), name: v.string() });
const entry = v.object({
  slug: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)),
  name: v.string(),
  provider: v.string(),
  kind: v.picklist(gameKinds),
  motif: v.string(),
  seed: v.number(),
  /** YYYY-MM-DD; empty when it is not known. */
  releaseDate: v.string(),
  /** Rank: 1 is played most. */
  popularity: v.number(),
  bonusBuy: v.boolean(),
  volatility: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  /** The slug of the game whose picture it has; its own without one, `null` if there is no picture. */
  picture: v.optional(v.nullable(v.string())),
});
const catalogueFile = v.object({ providers: v.array(provider), games: v.array(entry) });
const facesFile = v.object({ faces: v.array(v.object({ id: v.string(), motifs: v.array(v.string()) })) });
export type Face = v.InferOutput<typeof facesFile>['faces'][number];
export type CatalogueEntry = v.InferOutput<typeof entry> & {
  /** Which original it is, if it is one. */
  original?: PlayableOriginal | undefined;
};

/**
 * The catalogue as the artwork tool built it, with the details of its images that responses need. The tool draws more
 * games than can be played: those that this backend has no machine for are not among them.
 */
export interface CatalogueFile {
  providers: Map<string, string>;
  games: CatalogueEntry[];
  /** Short hash of a game's image: part of its address, so that an old cache cannot hide a new image. */
  pictureVersion(slug: string): string;
  /** The drawn looks of the reference game, each with the themes it suits. */
  faces: Face[];
  /** Slugs that came again in the file: the first game of each is kept. */
  repeatedSlugs: string[];
}

/** Returns the first entry of each slug, and the slugs that came again. */
function withoutRepeats(games: readonly CatalogueEntry[]): Pick<CatalogueFile, 'games' | 'repeatedSlugs'> {
  const first = new Map<string, CatalogueEntry>();
  const repeatedSlugs = new Set<string>();
  for (const game of games)
    if (first.has(game.slug)) repeatedSlugs.add(game.slug);
    else first.set(game.slug, game);
  return { games: [...first.values()], repeatedSlugs: [...repeatedSlugs] };
}

/** Reads the built catalogue; undefined when the artwork has not been built. @throws ValiError for an invalid file. */
export function readCatalogueFile(artwork: string): CatalogueFile | undefined {
  const file = join(artwork, 'catalogue.json');
  if (!existsSync(file)) return undefined;
  const { providers, ...listed } = v.parse(catalogueFile, JSON.parse(readFileSync(file, 'utf8')));
  const known = listed.games.map((game): CatalogueEntry => ({
    ...game,
    volatility: getVolatility(game),
    original: getOriginal(game),
  }));
  const { games, repeatedSlugs } = withoutRepeats(known.filter(isPlayable));
  const faces = join(artwork, 'faces', 'faces.json');
  const versions = new Map(
    games.map(({ slug }) => {
      const picture = join(artwork, 'games', `${slug}.svg`);
      const content = existsSync(picture) ? readFileSync(picture) : slug;
      return [slug, createHash('sha256').update(content).digest('hex').slice(0, 10)];
    }),
  );
  return {
    providers: new Map(providers.map(({ id, name }) => [id, name])),
    games,
    repeatedSlugs,
    pictureVersion: (slug) => versions.get(slug) ?? '',
    faces: existsSync(faces) ? v.parse(facesFile, JSON.parse(readFileSync(faces, 'utf8'))).faces : [],
  };
}
