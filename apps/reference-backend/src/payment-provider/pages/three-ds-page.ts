import { formatMoney } from '@casino-kit/money';
import { merchant } from '../merchant.js';
import { type PageView } from '../provider.js';
import { escapeHtml, htmlPage } from './html.js';
import { threeDsTexts, type ThreeDsLanguage } from './three-ds-texts.js';

const styles = ['/payment-provider/pages/bank.css'];

/** Renders the bank's page that asks the cardholder to confirm, decline or cancel. */
export function threeDsPage(
  language: ThreeDsLanguage,
  challenge: PageView,
  names: { paReq: string; md: string },
): string {
  const text = threeDsTexts[language];
  const amount = formatMoney(challenge.amount, { locale: language, currency: challenge.currencyCode });
  const hidden = (name: string, value: string) =>
    `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;
  const fact = (term: string, value: string) =>
    `<div><dt>${escapeHtml(term)}</dt><dd><bdi>${escapeHtml(value)}</bdi></dd></div>`;
  const action = (decision: string, label: string, look: string) =>
    `<button name="decision" value="${decision}" class="${look}">${escapeHtml(label)}</button>`;
  return htmlPage({
    lang: language,
    dir: text.dir,
    title: text.title,
    styles,
    body: `<body><main>
<p class="bank">${text.bank}</p>
<h1>${text.title}</h1>
<p>${text.intro}</p>
<dl>
${fact(text.merchant, merchant.name)}
${fact(text.amount, amount)}
${fact(text.card, `${challenge.brand} •••• ${challenge.last4}`)}
</dl>
<form method="post" action="/payment-provider/3ds">
${hidden('PaReq', names.paReq)}${hidden('MD', names.md)}
${action('confirm', text.confirm, 'primary')}
${action('decline', text.decline, '')}
${action('cancel', text.cancel, 'plain')}
</form>
<p class="test">${text.test}</p>
</main></body>`,
  });
}

/** Renders the bank's page for a payment that is decided or unknown; `back` leads to the merchant. */
export function threeDsOverPage(language: ThreeDsLanguage, back: string | undefined): string {
  const text = threeDsTexts[language];
  const link = back === undefined ? '' : `<a class="back" href="${escapeHtml(back)}">${text.back}</a>`;
  return htmlPage({
    lang: language,
    dir: text.dir,
    title: text.title,
    styles,
    body: `<body><main><p class="bank">${text.bank}</p><h1>${back === undefined ? text.unknown : text.over}</h1>${link}</main></body>`,
  });
}
