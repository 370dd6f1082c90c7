import { escapeHtml } from '../payment-provider/pages/html.js';

/** Markup that is already escaped; everything else is text. */
export class Markup {
  constructor(readonly html: string) {}
}

const toHtml = (cell: string | Markup) => (cell instanceof Markup ? cell.html : escapeHtml(cell));
const renderRow = (cells: readonly (string | Markup)[]) =>
  `<tr>${cells.map((cell) => `<td>${toHtml(cell)}</td>`).join('')}</tr>`;

/** Returns a table, or a line for an empty one. `heads` are this page's own texts. */
export function table(heads: readonly string[], rows: readonly (readonly (string | Markup)[])[]): string {
  if (rows.length === 0) return '<p>None yet.</p>';
  const head = heads.map((text) => `<th>${text}</th>`).join('');
  return `<table><thead><tr>${head}</tr></thead><tbody>${rows.map(renderRow).join('\n')}</tbody></table>`;
}

/** Returns the options of a `<select>`. */
export function options(values: readonly string[], chosen: unknown): string {
  return values
    .map((value) => {
      const text = escapeHtml(value);
      return `<option value="${text}"${value === chosen ? ' selected' : ''}>${text}</option>`;
    })
    .join('');
}

/** Returns a checkbox with its label; it sends `yes`. */
export function tickBox(name: string, label: string, ticked: boolean): string {
  return `<label><input type="checkbox" name="${name}" value="yes"${ticked ? ' checked' : ''}> ${label}</label>`;
}

/** Returns a form with a single button. */
export function button(action: string, label: string): string {
  return `<form method="post" action="${escapeHtml(action)}"><button>${label}</button></form>`;
}
