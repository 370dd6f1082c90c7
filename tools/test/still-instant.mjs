/** The time in pictures of pages, ISO 8601. */
export const instant = '2026-11-26T12:00:00Z';
