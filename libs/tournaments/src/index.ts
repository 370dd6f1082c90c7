export { type EnterError, toEnterError } from './core/enter-error.js';
export { boardParts, type BoardPart, daysUntil, splitMain, withStanding } from './core/tournament-view.js';
export { TournamentPage, type TournamentPageProps } from './react/tournament-page/tournament-page.js';
export { TournamentTabs, type TournamentTabsProps } from './react/tournament-tabs/tournament-tabs.js';
export { Tournaments, type TournamentsProps } from './react/tournaments/tournaments.js';
export {
  type Loaded,
  useOwnPlaces,
  useTournament,
  useTournamentList,
  useTournamentsOffered,
} from './react/use-tournaments.js';
