const digits = (value) => (value >= 100 ? 0 : value >= 10 ? 1 : value === 0 ? 0 : 2);
const shown = (value) => value.toFixed(digits(Math.abs(value)));

/** Returns the median of some numbers; of an even count, the lower of the middle two. */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)];
}

/** Returns the medians of the runs by measure. */
export const medians = (runs) =>
  Object.fromEntries(Object.keys(runs[0]).map((name) => [name, median(runs.map((run) => run[name]))]));

/** Prints a table: a line by measure, a column by subject, each `median (min–max)` over its runs if it has that measure. */
export function printTable(title, runsBySubject) {
  const subjects = Object.entries(runsBySubject);
  const rows = {};
  for (const measure of new Set(subjects.flatMap(([, [run]]) => Object.keys(run))))
    rows[measure] = Object.fromEntries(
      subjects.map(([subject, runs]) => {
        if (!(measure in runs[0])) return [subject, ''];
        const values = runs.map((run) => run[measure]);
        const [low, high] = [Math.min(...values), Math.max(...values)];
        const spread = low === high ? '' : ` (${shown(low)}–${shown(high)})`;
        return [subject, `${shown(median(values))}${spread}`];
      }),
    );
  console.log(`\n${title}`);
  console.table(rows);
}
