import { formatMoney } from '@casino-kit/money';
import { type PageDecision, type PaymentKind } from '../charge.js';
import { merchant } from '../merchant.js';
import { type PageView } from '../provider.js';
import { escapeHtml, htmlPage } from './html.js';
import { payTexts } from './pay-texts.js';
import { type ThreeDsLanguage } from './three-ds-texts.js';

const styles = ['/payment-provider/pages/bank.css'];

/** Whose page it claims to be. */
const names: Partial<Record<PaymentKind, string>> = {
  skrill: 'Skrill (test)',
  netbanking: 'Harbour Netbanking',
  carouseller: 'Harbour Online Banking',
};

/** Renders the page on which a payer pays, declines or leaves; `payment` is its key. */
export function payPage(language: ThreeDsLanguage, view: PageView, payment: string): string {
  const text = payTexts[language];
  const amount = formatMoney(view.amount, { locale: language, currency: view.currencyCode });
  const fact = (term: string, value: string) =>
    `<div><dt>${escapeHtml(term)}</dt><dd><bdi>${escapeHtml(value)}</bdi></dd></div>`;
  const action = (decision: PageDecision, look: string) =>
    `<button name="decision" value="${decision}" class="${look}">${escapeHtml(text[decision])}</button>`;
  return htmlPage({
    lang: language,
    dir: text.dir === 'rtl' ? 'rtl' : 'ltr',
    title: text.title,
    styles,
    body: `<body><main>
<p class="bank">${escapeHtml(names[view.kind] ?? '')}</p>
<h1>${text.title}</h1>
<p>${text.intro}</p>
<dl>
${fact(text.merchant, merchant.name)}
${fact(text.amount, amount)}
</dl>
<form method="post" action="/payment-provider/pay">
<input type="hidden" name="payment" value="${escapeHtml(payment)}">
${action('confirm', 'primary')}
${action('later', '')}
${action('decline', '')}
${action('fail', '')}
${action('cancel', 'plain')}
</form>
<a class="back" href="${escapeHtml(view.next)}">${text.return}</a>
<p class="test">${text.test}</p>
</main></body>`,
  });
}

/** Renders the page of a payment that is decided or unknown. */
export function payOverPage(language: ThreeDsLanguage, view: PageView | undefined): string {
  const text = payTexts[language];
  const working = view?.status === 'pending' ? text.working : text.over;
  const link = view === undefined ? '' : `<a class="back" href="${escapeHtml(view.next)}">${text.back}</a>`;
  return htmlPage({
    lang: language,
    dir: text.dir === 'rtl' ? 'rtl' : 'ltr',
    title: text.title,
    styles,
    body: `<body><main><h1>${view === undefined ? text.unknown : working}</h1>${link}</main></body>`,
  });
}
