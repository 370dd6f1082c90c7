import { type PageKey, servedPath, type Settings } from '@casino-kit/settings';

/** The page keys on which no script of the operator runs: cashier, identity documents, and what shows them (§2). */
const protectedPages: readonly PageKey[] = [
  'deposit',
  'withdraw',
  'verification',
  'verification2',
  'my-verification',
  'account',
  'edit-profile',
  'my-profile',
];
/** The modals that may appear beside a script: those that take nothing from the player but a press. */
const openModals: readonly string[] = ['calendar', 'rakeback'];

/** Paths match in any case and with a slash at the end. */
const normal = (path: string) => path.toLowerCase().replace(/\/+$/, '');

/**
 * Returns whether scripts of the operator may run: never beside the cashier, a login, a registration or identity
 * documents, where they could read what is typed. `path` is the page's, without query; `modal` the value of `?modal=`.
 * Pages count at the path that the settings give them.
 */
export function mayRunScripts(
  { path, modal }: { path: string; modal: string | null },
  settings: Pick<Settings, 'navigationSystem' | 'pageUrlSetup'>,
): boolean {
  if (protectedPages.some((key) => normal(servedPath(settings, key)) === normal(path))) return false;
  return modal === null || openModals.includes(modal);
}
