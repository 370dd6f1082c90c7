import { direction, formatTag, localeTag } from '@casino-kit/i18n/locales';
import { formatMoney } from '@casino-kit/money';
import { type PaymentKind } from '../../payment-protocol/charge.js';
import { type PageDecision } from '../decisions.js';
import { merchant } from '../merchant.js';
import { type PageView } from '../provider.js';
import { escapeHtml, htmlPage } from './html.js';
import { pageTexts } from './page-texts.js';

const styles = ['/payment-provider/pages/bank.css'];

/** Whose page it claims to be. */
const names: Partial<Record<PaymentKind, string>> = {
  skrill: 'Skrill (test)',
  netbanking: 'Harbour Netbanking',
  carouseller: 'Harbour Online Banking',
};

/** Renders the page on which a payer pays, declines or leaves; `payment` is its key. */
export function payPage(language: string, view: PageView, payment: string): string {
  const { texts } = pageTexts.in(language);
  const amount = formatMoney(view.amount, { locale: formatTag(language), currency: view.currencyCode });
  const fact = (term: string, value: string) =>
    `<div><dt>${escapeHtml(term)}</dt><dd><bdi>${escapeHtml(value)}</bdi></dd></div>`;
  const action = (decision: PageDecision, look: string) =>
    `<button name="decision" value="${decision}" class="${look}">${escapeHtml(texts[`pay.${decision}`])}</button>`;
  return htmlPage({
    lang: localeTag(language),
    dir: direction(language),
    title: texts['pay.title'],
    styles,
    body: `<body><main>
<p class="bank">${escapeHtml(names[view.kind] ?? '')}</p>
<h1>${texts['pay.title']}</h1>
<p>${texts['pay.intro']}</p>
<dl>
${fact(texts['pay.merchant'], merchant.name)}
${fact(texts['pay.amount'], amount)}
</dl>
<form method="post" action="/payment-provider/pay">
<input type="hidden" name="payment" value="${escapeHtml(payment)}">
${action('confirm', 'primary')}
${action('later', '')}
${action('decline', '')}
${action('fail', '')}
${action('cancel', 'plain')}
</form>
<a class="back" href="${escapeHtml(view.next)}">${texts['pay.return']}</a>
<p class="test">${texts['pay.test']}</p>
</main></body>`,
  });
}

/** Renders the page of a payment that is decided or unknown. */
export function payOverPage(language: string, view: PageView | undefined): string {
  const { texts } = pageTexts.in(language);
  const working = view?.status === 'pending' ? texts['pay.working'] : texts['pay.over'];
  const link =
    view === undefined ? '' : `<a class="back" href="${escapeHtml(view.next)}">${texts['pay.back']}</a>`;
  return htmlPage({
    lang: localeTag(language),
    dir: direction(language),
    title: texts['pay.title'],
    styles,
    body: `<body><main><h1>${view === undefined ? texts['pay.unknown'] : working}</h1>${link}</main></body>`,
  });
}
