import { direction, formatTag, localeTag } from '@casino-kit/i18n/locales';
import { formatMoney } from '@casino-kit/money';
import { merchant } from '../merchant.js';
import { type PageView } from '../provider.js';
import { escapeHtml, htmlPage } from './html.js';
import { pageTexts } from './page-texts.js';

const styles = ['/payment-provider/pages/bank.css'];

/** Renders the bank's page that asks the cardholder to confirm, decline or cancel. */
export function threeDsPage(
  language: string,
  challenge: PageView,
  names: { paReq: string; md: string },
): string {
  const { texts } = pageTexts.in(language);
  const amount = formatMoney(challenge.amount, {
    locale: formatTag(language),
    currency: challenge.currencyCode,
  });
  const hidden = (name: string, value: string) =>
    `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;
  const fact = (term: string, value: string) =>
    `<div><dt>${escapeHtml(term)}</dt><dd><bdi>${escapeHtml(value)}</bdi></dd></div>`;
  const action = (decision: string, label: string, look: string) =>
    `<button name="decision" value="${decision}" class="${look}">${escapeHtml(label)}</button>`;
  return htmlPage({
    lang: localeTag(language),
    dir: direction(language),
    title: texts['bank.title'],
    styles,
    body: `<body><main>
<p class="bank">${texts['bank.bank']}</p>
<h1>${texts['bank.title']}</h1>
<p>${texts['bank.intro']}</p>
<dl>
${fact(texts['bank.merchant'], merchant.name)}
${fact(texts['bank.amount'], amount)}
${fact(texts['bank.card'], `${challenge.brand} •••• ${challenge.last4}`)}
</dl>
<form method="post" action="/payment-provider/3ds">
${hidden('PaReq', names.paReq)}${hidden('MD', names.md)}
${action('confirm', texts['bank.confirm'], 'primary')}
${action('decline', texts['bank.decline'], '')}
${action('cancel', texts['bank.cancel'], 'plain')}
</form>
<p class="test">${texts['bank.test']}</p>
</main></body>`,
  });
}

/** Renders the bank's page for a payment that is decided or unknown; `back` leads to the merchant. */
export function threeDsOverPage(language: string, back: string | undefined): string {
  const { texts } = pageTexts.in(language);
  const link =
    back === undefined ? '' : `<a class="back" href="${escapeHtml(back)}">${texts['bank.back']}</a>`;
  return htmlPage({
    lang: localeTag(language),
    dir: direction(language),
    title: texts['bank.title'],
    styles,
    body: `<body><main><p class="bank">${texts['bank.bank']}</p><h1>${back === undefined ? texts['bank.unknown'] : texts['bank.over']}</h1>${link}</main></body>`,
  });
}
