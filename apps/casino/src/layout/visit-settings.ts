import { fillPath, pageKeys, servedPath, type Settings, useSettings } from '@casino-kit/settings';
import { useSetAtom } from 'jotai';
import { startTransition, useEffect, useRef, useState } from 'react';
import { matchRoutes, useLocation, useNavigate } from 'react-router-dom';
import { changedSettingsAtom } from '../app/changed-settings.js';
import { fetchSettings } from '../app/fetch-settings.js';
import { type FreshSettings } from '../app/fresh-settings.js';
import { usePageHydrated } from '../app/hydration-marker.js';
import { routerPath } from '../app/page-routes.js';
import { useIsQuietPage } from './visit-quiet.js';

/** How long the settings of a page count as fresh until the shell has named a time, and at least; milliseconds. */
const firstMaxAgeMs = 60_000;
const leastMaxAgeMs = 30_000;

/** Returns the path of the page at `pathname` under other settings. A path that is none of a page's stays. */
export function movedPath(before: Settings, after: Settings, pathname: string): string {
  const routes = pageKeys.map((id) => ({ id, path: routerPath(servedPath(before, id)) }));
  const match = matchRoutes(routes, pathname)?.at(-1);
  if (match === undefined) return pathname;
  const { id } = match.route;
  return servedPath(before, id) === servedPath(after, id)
    ? pathname
    : fillPath(servedPath(after, id), match.params as Record<string, string>);
}

/** Loads the styles of a theme, and puts them in force once they are there. */
function showTheme({ theme, themeStyle }: FreshSettings): void {
  const root = document.documentElement;
  if (root.dataset.theme === theme) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = themeStyle;
  link.addEventListener('load', () => (root.dataset.theme = theme));
  document.head.append(link);
}

/** Calls `onFresh` with the shell's settings when those of the tab are too old, while it is visible. */
function useSettingsCheck(onFresh: (fresh: FreshSettings) => void): void {
  const receive = useRef(onFresh);
  useEffect(() => {
    receive.current = onFresh;
  });
  useEffect(() => {
    let maxAgeMs = firstMaxAgeMs;
    let checkedAt = Date.now();
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const check = async () => {
      const isDue = Date.now() - checkedAt >= maxAgeMs;
      if (!isDue || document.visibilityState !== 'visible') return;
      checkedAt = Date.now();
      const fresh = await fetchSettings();
      if (fresh === null || isOver) return;
      maxAgeMs = Math.max(leastMaxAgeMs, fresh.maxAgeMs);
      receive.current(fresh);
    };
    const tick = () => {
      void check();
      timer = setTimeout(tick, maxAgeMs);
    };
    timer = setTimeout(tick, maxAgeMs);
    const onVisible = () => void check();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, []);
}

/**
 * Puts changed settings of the operator in force in a tab that stays open: at once where nothing is interrupted, otherwise
 * on the next page, so that no form loses what was typed.
 */
export function useFreshSettings(): void {
  const settings = useSettings();
  const changeSettings = useSetAtom(changedSettingsAtom);
  const navigate = useNavigate();
  const isQuiet = useIsQuietPage();
  const hydrated = usePageHydrated();
  const { pathname, search, hash } = useLocation();
  const [pending, setPending] = useState<{ fresh: FreshSettings; pathname: string } | null>(null);
  useSettingsCheck((fresh) => {
    const isNew = JSON.stringify(fresh.settings) !== JSON.stringify(settings);
    setPending(isNew ? { fresh, pathname } : null);
  });
  useEffect(() => {
    const fresh = pending?.fresh;
    const isInForce = fresh === undefined || fresh.settings === settings;
    // A page hydrates with the settings that it was rendered with.
    if (!hydrated || isInForce || (!isQuiet && pathname === pending?.pathname)) return;
    const target = movedPath(settings, fresh.settings, pathname);
    showTheme(fresh);
    // In a transition the page stays in view until what it shows next has loaded.
    startTransition(() => {
      changeSettings(fresh.settings);
      if (target !== pathname) void navigate(`${target}${search}${hash}`, { replace: true });
    });
  }, [pending, hydrated, isQuiet, settings, pathname, search, hash, navigate, changeSettings]);
}
