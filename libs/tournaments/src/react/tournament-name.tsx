'use client';

import { type Tournament } from '@casino-kit/api-contract';
import { type TournamentTexts } from './use-tournament-texts.js';

/** The name of a tournament in its own direction; with its week it is words of the page, in which the name alone is isolated. */
export function TournamentName({ tournament, texts }: { tournament: Tournament; texts: TournamentTexts }) {
  const shown = texts.name(tournament);
  return shown === tournament.name ? <bdi>{shown}</bdi> : <span>{shown}</span>;
}
