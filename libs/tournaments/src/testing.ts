export {
  makeDetails,
  makeLeaders,
  makeOwnDetails,
  makeRow,
  makeStanding,
  makeTournament,
  makeTournaments,
} from './testing/fixtures.js';
export { tournamentHandlers, type TournamentServer } from './testing/handlers.js';
