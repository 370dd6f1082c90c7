/**
 * Returns the table of a run in several engines from Playwright's JSON report: a line for each journey, a column for each
 * engine and device with its result and duration, and how many passed and failed.
 */
export function engineRows({ suites, errors }) {
  const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)];
  const journeys = new Map();
  const columns = [];
  let [passed, failed] = [0, errors.length];
  for (const { title, tests } of suites.flatMap(specs))
    for (const { projectName, status, results } of tests) {
      if (!columns.includes(projectName)) columns.push(projectName);
      const isPassed = status === 'expected';
      if (isPassed) passed += 1;
      else failed += 1;
      const seconds = Math.round(results.reduce((sum, { duration }) => sum + duration, 0) / 1_000);
      const cells = journeys.get(title) ?? {};
      cells[projectName] = `${isPassed ? 'passed' : 'FAILED'} ${seconds} s`;
      journeys.set(title, cells);
    }
  const width = Math.max(7, ...[...journeys.keys()].map(({ length }) => length));
  const row = (title, cells) =>
    [title.padEnd(width), ...cells.map((cell) => cell.padEnd(16))].join('  ').trimEnd();
  return {
    rows: [
      row('journey', columns),
      ...[...journeys].map(([title, cells]) =>
        row(
          title,
          columns.map((column) => cells[column] ?? '–'),
        ),
      ),
    ],
    passed,
    failed,
  };
}
