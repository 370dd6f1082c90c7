import { lazyPart } from '../app/lazy-part.js';

/** Loads the site's menu. */
export const loadSiteMenu = () => import('./site-menu.js');
/** The open menu of the site, for the `sheet` of a `SheetButton`. */
export const SiteMenu = lazyPart(loadSiteMenu);
