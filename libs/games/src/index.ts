export {
  categoriesQuery,
  gameQuery,
  gameRowQuery,
  recentGamesQuery,
  type RowFilter,
} from './core/catalogue-queries.js';
export { favouriteGamesQuery } from './core/favourite-queries.js';
export { allGames } from './core/category-href.js';
export { providersQuery, type ProviderSummary } from './core/provider-queries.js';
export { providerFilter } from './core/provider-list.js';
export { isListAddress, type ListAddress } from './core/is-list-address.js';
export { gamePageQuery, type ListFilter } from './core/list-query.js';
export { toListAddress, toListFilter, toListView, type ListView } from './core/list-address.js';
export { parsePlayMode, type PlayMode } from './core/launch-query.js';
export { lobbyQueries, type PlainQuery } from './core/lobby-rows.js';
export {
  playGate,
  type PlayBlockReason,
  type Move,
  type PlayGate,
  type PlayQuestion,
} from './core/play-gate.js';
export { exampleAdapter } from './core/example-adapter.js';
export { protocolAdapter, type FrameAdapter } from './core/game-frame.js';
export { type PlayTotals } from './core/play-totals.js';
export { searchLimit, searchTerm } from './core/search-term.js';
export { CategoryChips } from './react/category-chips/category-chips.js';
export { CategoryGrid, type CategoryGridProps } from './react/category-grid/category-grid.js';
export { CategoryTiles } from './react/category-tiles/category-tiles.js';
export {
  default as FavouriteButton,
  type FavouriteButtonProps,
} from './react/favourite-button/favourite-button.js';
export { FavouritesPage, type FavouritesPageProps } from './react/favourites-page/favourites-page.js';
export { GameCard, type GameCardProps } from './react/game-card/game-card.js';
export { GamePage, GamePageView, type GamePageProps } from './react/game-page/game-page.js';
export { GameRow, type GameRowProps } from './react/game-row/game-row.js';
export { PopularGames } from './react/game-row/popular-games.js';
export { GameSearch, type GameSearchProps } from './react/game-search/game-search.js';
export { GameResults, type GameResultsProps } from './react/lobby/game-results.js';
export { LastPlayed, type LastPlayedProps } from './react/last-played/last-played.js';
export { Lobby, type LobbyProps } from './react/lobby/lobby.js';
export { LobbySections, type LobbySectionsProps } from './react/lobby/lobby-sections.js';
export { type BonusBuyRequest } from './react/play-screen/game-stage.js';
export { PlayedGames } from './react/played-games/played-games.js';
export {
  ProviderPage,
  useProviderName,
  type ProviderPageProps,
} from './react/provider-page/provider-page.js';
export { ProvidersPage } from './react/providers-page/providers-page.js';
export { PlayScreen, type PlayScreenProps, type PlaySession } from './react/play-screen/play-screen.js';
export { type WinTable } from './core/top-wins-query.js';
export { TopWins } from './react/top-wins/top-wins.js';
export { RecentWins } from './react/recent-wins/recent-wins.js';
export { useLiveFavourites } from './react/use-live-favourites.js';
export { useGame } from './react/use-game.js';
