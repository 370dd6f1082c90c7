import { htmlPage } from './html.js';

const field = (name: string, autocomplete: string, extra: string, wide: boolean, inputMode: string) => `
<div class="field${wide ? ' wide' : ''}">
<label for="${name}"></label>
<div class="control"><input id="${name}" name="${name}" autocomplete="${autocomplete}" inputmode="${inputMode}" dir="${name === 'name' ? 'auto' : 'ltr'}" spellcheck="false" aria-describedby="${name}-fault" ${extra}>${name === 'number' ? '<span class="brand" id="brand" aria-hidden="true"></span>' : ''}</div>
<p class="fault" id="${name}-fault" role="alert"></p>
</div>`;

/** Renders the page with the card's fields. Labels and look come from the merchant's page by message. */
export function cardFieldsPage(parents: readonly string[]): string {
  const body = `<body data-parents="${parents.join(' ')}">
<form id="card" novalidate>
${field('number', 'cc-number', 'maxlength="23" placeholder="1234 1234 1234 1234"', true, 'numeric')}
${field('expiry', 'cc-exp', 'maxlength="5"', false, 'numeric')}
${field('cvc', 'cc-csc', 'maxlength="3" type="password" placeholder="123"', false, 'numeric')}
${field('name', 'cc-name', 'maxlength="100"', true, 'text')}
</form>
</body>`;
  return htmlPage({
    lang: 'en',
    dir: 'ltr',
    title: 'Card',
    styles: ['/payment-provider/pages/card-fields.css'],
    scripts: ['/payment-provider/pages/card-fields.js'],
    body,
  });
}
