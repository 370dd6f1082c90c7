export {
  exampleCategories,
  exampleGames,
  makeGame,
  makeGameDetails,
  makeRecentWin,
  makeTable,
} from './testing/games.js';
export { gamesHandlers, type GamesServer, type Rejection } from './testing/handlers.js';
