import { type GameFeature } from '@casino-kit/api-contract';
import { type CatalogueEntry, type CatalogueFile } from './catalogue-file.js';
import { getFace } from './game-face.js';
import { getFilterFeatures } from './game-features.js';
import { type GameFigures, figuresOfGame } from './game-figures.js';

/** A game with everything known of it, except the count of players. */
export interface CatalogueGame {
  entry: CatalogueEntry;
  providerName: string;
  figures: GameFigures;
  thumbnailUrl: string;
  features: ReadonlySet<GameFeature>;
  /** The look of the reference game that plays it. */
  face: string;
}

/** Returns a game's picture; a game without one has an address that nothing is at. */
function getPictureUrl({ slug, picture = slug }: CatalogueEntry, file: CatalogueFile | undefined): string {
  const address = `/api/core/casino/assets/games/${picture ?? slug}.svg`;
  return picture === null ? address : `${address}?v=${file?.pictureVersion(picture) ?? ''}`;
}

/** Returns a game of the catalogue with everything that follows from its entry. */
export function toCatalogueGame(entry: CatalogueEntry, file: CatalogueFile | undefined): CatalogueGame {
  const game = {
    entry,
    providerName: file?.providers.get(entry.provider) ?? entry.provider,
    figures: figuresOfGame(entry),
    thumbnailUrl: getPictureUrl(entry, file),
    face: getFace(entry.motif, file?.faces ?? []),
  };
  return { ...game, features: getFilterFeatures(game) };
}
