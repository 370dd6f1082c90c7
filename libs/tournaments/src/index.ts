export { newestFirst, type Dated } from './core/newest-first.js';
export {
  TournamentsPanel,
  type TournamentsPanelProps,
  type Entry,
} from './react/tournaments-panel/tournaments-panel.js';
