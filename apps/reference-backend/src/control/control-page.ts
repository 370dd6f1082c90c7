import { escapeHtml, htmlPage } from '../payment-provider/pages/html.js';
import { outcomes } from '../payment-provider/outcomes.js';
import { type ControlState } from './control-state.js';

const cells = (values: readonly string[]) =>
  `<tr>${values.map((value) => `<td>${escapeHtml(value)}</td>`).join('')}</tr>`;
const table = (heads: readonly string[], rows: readonly (readonly string[])[]) =>
  rows.length === 0
    ? '<p>None yet.</p>'
    : `<table><thead><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr></thead><tbody>${rows.map(cells).join('\n')}</tbody></table>`;
const options = (values: readonly string[], chosen: unknown) =>
  values
    .map((value) => `<option value="${value}"${value === chosen ? ' selected' : ''}>${value}</option>`)
    .join('');

/** The operator's page for demonstrations and tests on one machine. */
export function controlPage(state: ControlState): string {
  const { settings } = state;
  const yesNo = (name: string, label: string) =>
    `<label><input type="checkbox" name="${name}" value="yes"${settings[name] === true ? ' checked' : ''}> ${label}</label>`;
  return htmlPage({
    lang: 'en',
    dir: 'ltr',
    title: 'Control',
    styles: ['/payment-provider/pages/bank.css'],
    body: `<body><main class="broad">
<h1>Control</h1>
<p>Only this machine sees this page.</p>
<h2>Time</h2>
<p>${escapeHtml(state.now.toISOString())}${state.offsetHours === 0 ? '' : ` (moved by ${state.offsetHours} hours)`}</p>
<form method="post" action="/control/time">
<label>Move the clock to hours from now <input type="number" name="hours" step="any" value="${state.offsetHours}" required></label>
<button>Move time</button>
</form>
<h2>Brand</h2>
<form method="post" action="/control/settings">
<label>Theme <select name="theme">${options(['curacao', 'lulu'], settings['theme'])}</select></label>
<label>Navigation <select name="navigationSystem">${options(['basic', 'panel'], settings['navigationSystem'])}</select></label>
${yesNo('allowGuestPlayDemoGames', 'Guests may play demos')}
${yesNo('showMobileBottomMenu', 'Bottom menu on mobile')}
<button>Save settings</button>
</form>
<h2>Card provider</h2>
<form method="post" action="/control/outcome">
<label>Next charge <select name="outcome">${options(['as the card says', ...outcomes], 'as the card says')}</select></label>
<button>Order outcome</button>
</form>
<h2>Ledger</h2>
<p>${state.sound ? 'Every transfer sums to zero and every balance is the sum of its postings.' : 'THE LEDGER HAS FAULTS.'}</p>
${table(
  ['Currency', 'Sum of all accounts'],
  state.sums.map(({ currencyCode, sum }) => [currencyCode, sum]),
)}
<h2>Players</h2>
${table(
  ['Id', 'Sign-in', 'Balance', 'Currency'],
  state.players.map((player) => [String(player.id), player.login, player.balance, player.currencyCode]),
)}
<h2>Last deposits</h2>
${table(
  ['At', 'Player', 'Amount', 'Status', 'Error'],
  state.deposits.map((row) => [row.at, String(row.playerId), row.amount, row.status, row.errorCode]),
)}
</main></body>`,
  });
}
