import fc from 'fast-check';

/** Every zone of this machine, and UTC. */
export const zones = [...Intl.supportedValuesOf('timeZone'), 'UTC'];

const edges = fc.constantFrom(
  // Year ends, leap days and the days around them, and days on which many clocks change.
  ...['2023-12-31', '2024-01-01', '2024-02-28', '2024-02-29', '2024-03-01', '2025-02-28', '2026-12-31'],
  ...['2000-02-29', '2100-02-28', '2100-03-01', '2026-03-08', '2026-03-29', '2026-10-25', '2026-11-01'],
  // Days that Samoa and Tokelau left out, and an hour that Cairo and Beirut had twice or never.
  ...['2011-12-29', '2011-12-31', '2023-04-28', '2023-03-26', '2018-11-04'],
);
/** Instants from 1972 to 2105, half of them within a day and a half of an edge of calendars or clocks. */
export const instants = fc.oneof(
  fc.date({ min: new Date('1972-06-01'), max: new Date('2105-01-01'), noInvalidDate: true }),
  fc
    .tuple(edges, fc.integer({ min: -129_600_000, max: 129_600_000 }))
    .map(([date, away]) => new Date(Date.parse(`${date}T12:00:00Z`) + away)),
);
/** Any of {@link zones}. */
export const anyZone = fc.constantFrom(...zones);
