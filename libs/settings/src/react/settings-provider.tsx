'use client';

import { createContext, type ReactNode, useContext } from 'react';
import { defaultSettings, type Settings } from '../core/defaults.js';
import { pagePath, type PageKey } from '../core/page-paths.js';
import { type Policy } from '@casino-kit/api-contract';

const SettingsContext = createContext<Settings | null>(null);

let fallback: Settings | null = null;
/** One object for all readers without a provider, so that it may be a dependency of effects. */
const withoutProvider = () => (fallback ??= defaultSettings(new Date().toISOString().slice(0, 10)));

/** Provides the settings of the brand, from {@link readSettings} or the settings query, to all components below it. */
export function SettingsProvider({ settings, children }: { settings: Settings; children: ReactNode }) {
  return <SettingsContext value={settings}>{children}</SettingsContext>;
}

/**
 * Returns the settings of the nearest {@link SettingsProvider}; without one the defaults, so that a library works
 * without settings.
 */
export function useSettings(): Settings {
  return useContext(SettingsContext) ?? withoutProvider();
}

/**
 * Returns the path of a page, for a link (§2). `params` fills its `{name}` parts:
 * `usePagePath('game', { game: 'book-of-sun' })`. An unfilled part returns `/`.
 */
export function usePagePath(key: PageKey, params?: Readonly<Record<string, string>>): string {
  return pagePath(useSettings(), key, params ?? {});
}

/** Returns the current policy (decisions 36); without a provider that of the preset `curacao`. */
export function usePolicy(): Policy {
  return useSettings().policy;
}
