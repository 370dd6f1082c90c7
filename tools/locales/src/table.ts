import type { StatusRow } from './status.ts';

const columns = [
  'code',
  'group',
  'texts',
  'missing',
  'stale',
  'placeholder',
  'plural',
  'glossary',
  'length',
] as const;

/** Returns rows as a table with aligned columns. */
export function formatTable(rows: readonly StatusRow[]): string {
  const cells = [[...columns], ...rows.map((row) => columns.map((column) => String(row[column])))];
  const widths = columns.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  return cells
    .map((row) =>
      row
        .map((cell, column) =>
          column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
