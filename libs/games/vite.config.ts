import { library } from '../../tools/build/library.ts';

/** What has a page of its own: the lobby and the lists of games need none of it. */
const pages =
  /^react\/(?:favourites-page|game-not-found|game-page|game-pulse|play-screen|played-games|provider-page|providers-page|top-wins)\//;

export default library(import.meta.dirname, {
  lobby: (path) => !pages.test(path),
  pages: (path) => pages.test(path),
});
