import curacaoTokens from '@casino-kit/ui-theme-curacao/tokens.json' with { type: 'json' };
import curacaoSymbol from '@casino-kit/ui-theme-curacao/art/symbol.svg?raw';
import luluTokens from '@casino-kit/ui-theme-lulu/tokens.json' with { type: 'json' };
import luluSymbol from '@casino-kit/ui-theme-lulu/art/symbol.svg?raw';
import { direction, localeTag } from '@casino-kit/i18n';
import { type Settings } from '@casino-kit/settings';
import { getTheme, type Theme } from '../app/initial-state.js';
import { escapeMarkup } from './escape-markup.js';

interface Look {
  symbol: string;
  page: string;
  text: string;
  secondary: string;
  action: string;
  onAction: string;
  focus: string;
}

const looks: Readonly<Record<Theme, Look>> = {
  curacao: {
    symbol: curacaoSymbol,
    page: curacaoTokens.palette.ink['900'].$value,
    text: curacaoTokens.palette.mist['100'].$value,
    secondary: curacaoTokens.palette.mist['300'].$value,
    action: curacaoTokens.palette.blue['400'].$value,
    onAction: curacaoTokens.semantic.color['on-primary'].$value,
    focus: curacaoTokens.semantic.color.focus.$value,
  },
  lulu: {
    symbol: luluSymbol,
    page: luluTokens.palette.plum['900'].$value,
    text: luluTokens.palette.silk['100'].$value,
    secondary: luluTokens.palette.silk['300'].$value,
    action: luluTokens.palette.orchid['400'].$value,
    onAction: luluTokens.semantic.color['on-primary'].$value,
    focus: luluTokens.semantic.color.focus.$value,
  },
};

const styles = ({ page, text, secondary, action, onAction, focus }: Look) =>
  `body{box-sizing:border-box;min-height:100dvh;margin:0;padding:24px;display:grid;place-content:center;justify-items:center;text-align:center;background:${page};color:${text};font:16px/1.5 system-ui,sans-serif}img{width:72px;height:72px}b{font-size:20px;margin-block-start:12px}h1{font-size:28px;line-height:1.25;margin-block:28px 8px}p{max-width:44ch;margin:0 0 28px;color:${secondary}}a,button{padding:12px 28px;border:0;border-radius:999px;background:${action};color:${onAction};font:inherit;font-weight:700;text-decoration:none;cursor:pointer}form{display:flex;flex-wrap:wrap;gap:12px;justify-content:center}:focus-visible{outline:3px solid ${focus};outline-offset:3px}`;

/** What a page that stands alone shows: a title, a text and what can be done, as markup, with its one script if it has one. */
export interface StandAlonePage {
  settings: Pick<Settings, 'brandName' | 'brandPictures' | 'theme'>;
  code: string;
  title: string;
  text: string;
  actions: string;
  script?: string | undefined;
}

/** Returns a page in the brand's name, colours and language that needs no other file and says nothing about a player. */
export function standAlonePage({ settings, code, title, text, actions, script }: StandAlonePage): string {
  const look = looks[getTheme(settings)];
  const brand = escapeMarkup(settings.brandName);
  // A brand's own symbol is a file that the network has.
  const symbol =
    settings.brandPictures.symbol === undefined
      ? `<img src="data:image/svg+xml;base64,${Buffer.from(look.symbol).toString('base64')}" alt="">`
      : '';
  return `<!doctype html><html lang="${escapeMarkup(localeTag(code))}" dir="${direction(code)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="color-scheme" content="dark"><meta name="theme-color" content="${look.page}"><meta name="robots" content="noindex"><title>${title} · ${brand}</title><style>${styles(look)}</style></head><body><main style="display:contents">${symbol}<b>${brand}</b><h1>${title}</h1><p>${text}</p>${actions}</main>${script === undefined ? '' : `<script>${script}</script>`}</body></html>`;
}
