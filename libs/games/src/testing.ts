export {
  exampleCategories,
  exampleGames,
  makeGame,
  makeGameDetails,
  makeRecentWin,
  makeTable,
  makeTopWin,
} from './testing/games.js';
export { gamesHandlers, type GamesServer, type Rejection } from './testing/handlers.js';
export { makePulse } from './testing/pulse.js';
