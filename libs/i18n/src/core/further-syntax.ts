import { type createI18n } from './create-i18n.js';
import { type Texts } from './dictionary.js';
import { isPlainTemplate } from './interpolate.js';

let loaded: typeof createI18n | null = null;
let loading: Promise<void> | undefined;
const seen = new WeakMap<Texts, boolean>();

/** Returns i18next for texts with references, formats and the like; `null` until {@link loadI18next} has resolved. */
export const loadedI18next = (): typeof createI18n | null => loaded;

/** Returns whether a text has further syntax than `{{name}}` places and plural forms. */
export function needsI18next(texts: Texts): boolean {
  const known = seen.get(texts) ?? Object.values(texts).some((text) => !isPlainTemplate(text));
  seen.set(texts, known);
  return known;
}

/**
 * Loads i18next, once for the whole page, since most dictionaries have only `{{name}}` places and plural forms. Never
 * rejects: without it, those two are still filled.
 */
export function loadI18next(): Promise<void> {
  const keep = ({ createI18n: create }: { createI18n: typeof createI18n }) => {
    loaded = create;
  };
  return (loading ??= import('./create-i18n.js').then(keep, () => undefined));
}
