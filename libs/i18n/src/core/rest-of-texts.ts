import { type BackendModule, type i18n, type InitOptions } from 'i18next';
import { type Texts } from './dictionary.js';

const loads = new WeakMap<i18n, () => Promise<void> | null>();

/**
 * Loads the texts that an instance did not start with, once. Returns `null` if none are left. Never rejects: what could
 * not be loaded stays the built-in English.
 */
export const loadAllTexts = (instance: i18n): Promise<void> | null => loads.get(instance)?.() ?? null;

/**
 * Lets an instance that starts with some texts of a language load all of them, through its backend (§9). Returns the
 * options for its `init`. A text that is looked up too early loads them too, and then all texts are looked up again;
 * otherwise nothing on the page renders again.
 */
export function loadRestWith(
  instance: i18n,
  { language, namespace, read }: { language: string; namespace: string; read: () => Promise<Texts> },
): InitOptions {
  const backend: BackendModule = {
    type: 'backend',
    callbackApi: true,
    init: () => undefined,
    read: (_language, _namespace, callback) =>
      void read().then(
        (texts) => callback(null, texts),
        (reason: unknown) => callback(String(reason), false),
      ),
  };
  instance.use(backend);
  let isLoaded = false;
  let wasMissed = false;
  let loading: Promise<void> | undefined;
  const reload = async () => {
    await instance.reloadResources([language], [namespace]);
    isLoaded = true;
    if (wasMissed) instance.emit('languageChanged', language);
  };
  const load = () => (loading ??= reload());
  loads.set(instance, () => (isLoaded ? null : load()));
  return {
    saveMissing: true,
    missingKeyHandler: () => {
      if (isLoaded) return;
      wasMissed = true;
      void load();
    },
  };
}
