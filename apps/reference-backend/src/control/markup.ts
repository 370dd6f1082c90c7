import { escapeHtml } from '../payment-provider/pages/html.js';

/** Markup that its author has made safe; everything else is text. */
export class Markup {
  constructor(readonly html: string) {}
}

const htmlOf = (cell: string | Markup) => (cell instanceof Markup ? cell.html : escapeHtml(cell));
const rowOf = (cells: readonly (string | Markup)[]) =>
  `<tr>${cells.map((cell) => `<td>${htmlOf(cell)}</td>`).join('')}</tr>`;

/** A table, or a line that says there is nothing yet. `heads` are texts of this page's own. */
export function table(heads: readonly string[], rows: readonly (readonly (string | Markup)[])[]): string {
  if (rows.length === 0) return '<p>None yet.</p>';
  const head = heads.map((text) => `<th>${text}</th>`).join('');
  return `<table><thead><tr>${head}</tr></thead><tbody>${rows.map(rowOf).join('\n')}</tbody></table>`;
}

/** The options of a `<select>`. */
export function options(values: readonly string[], chosen: unknown): string {
  return values
    .map((value) => {
      const text = escapeHtml(value);
      return `<option value="${text}"${value === chosen ? ' selected' : ''}>${text}</option>`;
    })
    .join('');
}

/** A box to tick with its label; it sends `yes`. */
export function tickBox(name: string, label: string, ticked: boolean): string {
  return `<label><input type="checkbox" name="${name}" value="yes"${ticked ? ' checked' : ''}> ${label}</label>`;
}

/** A form that is one button. */
export function button(action: string, label: string): string {
  return `<form method="post" action="${escapeHtml(action)}"><button>${label}</button></form>`;
}
