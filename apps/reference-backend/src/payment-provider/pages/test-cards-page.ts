import { groupNumber } from '../card-rules.js';
import { testCards } from '../outcomes.js';
import { escapeHtml, htmlPage } from './html.js';

/** A page that lists the cards to test with. */
export function testCardsPage(): string {
  const rows = testCards
    .map(({ number, title }) => `<tr><td>${groupNumber(number)}</td><td>${escapeHtml(title)}</td></tr>`)
    .join('\n');
  return htmlPage({
    lang: 'en',
    dir: 'ltr',
    title: 'Test cards',
    styles: ['/payment-provider/pages/bank.css'],
    body: `<body><main class="broad">
<p class="bank">Reference payment provider</p>
<h1>Test cards</h1>
<p>Any expiry date from this month on, any CVC of 3 digits and any name will do. Every other valid number asks for 3-D Secure.</p>
<table><thead><tr><th>Number</th><th>What happens</th></tr></thead><tbody>
${rows}
</tbody></table>
</main></body>`,
  });
}
