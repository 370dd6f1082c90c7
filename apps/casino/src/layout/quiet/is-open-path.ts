import { defaultPath, isOpenWhileExcluded, pageKeys, servedPath } from '@casino-kit/settings';
import { matchPath } from 'react-router-dom';
import { type PageSettings } from '../../app/page-settings.js';

/** Returns whether the page at a path stays open while its player is excluded; also at a default path, which redirects. */
export function isOpenPath(settings: PageSettings, pathname: string): boolean {
  return pageKeys.some(
    (key) =>
      isOpenWhileExcluded(key) &&
      [servedPath(settings, key), defaultPath(key)].some((path) => matchPath(path, pathname) !== null),
  );
}
