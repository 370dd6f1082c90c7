import { createHash } from 'node:crypto';
import { type Texts } from '@casino-kit/i18n';
import { type Settings } from '@casino-kit/settings';
import { englishTexts as en } from '../app/page-texts.js';
import { escapeMarkup } from './escape-markup.js';
import { standAlonePage } from './stand-alone-page.js';

/** Opens the requested page as soon as the network is back. */
const script = 'addEventListener("online",()=>location.reload())';
const scriptHash = createHash('sha256').update(script).digest('base64');

/** The content security policy of the offline page: its one script, its styles and its picture, and nothing from a network. */
export const offlinePolicy = `default-src 'none'; script-src 'sha256-${scriptHash}'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/**
 * Returns the page that a browser shows in place of one it cannot request. It stands alone: it has the brand's name, colours
 * and language, needs no other file, and says nothing about a player. Its link has the address of the requested page.
 */
export function offlinePage(
  settings: Pick<Settings, 'brandName' | 'brandPictures' | 'theme'>,
  { code, texts }: { code: string; texts: Texts },
): string {
  const t = (key: keyof typeof en) => escapeMarkup(texts[key] ?? en[key]);
  return standAlonePage({
    settings,
    code,
    title: t('shell.unforeseen.offline.title'),
    text: t('shell.unforeseen.offline.text'),
    actions: `<a href="">${t('shell.unforeseen.retry')}</a>`,
    script,
  });
}
