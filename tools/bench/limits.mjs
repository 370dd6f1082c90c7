/** The most a page may cost: kilobytes and counts of `measurePage`. */
const lobby = {
  'HTML, KB': 25,
  'JavaScript, KB': 130,
  'JavaScript files': 12,
  requests: 40,
  elements: 1_100,
  shift: 0.01,
};
export const countLimits = {
  '/casino': lobby,
  '/promotions': lobby,
  'a game': lobby,
  '/deposit': lobby,
};

/** Processor time of the browser in times of a floor. */
export const ratioLimits = [{ measure: 'main-thread work, ms', of: 'react', times: 1.8 }];

/** Processor time of the shell in times of a floor, and of the backend in milliseconds a page. */
export const serverLimits = {
  shell: {
    'guest, not cached': { of: 'React only', times: 6 },
    'guest, cached': { of: 'joined strings', times: 2 },
    'logged in': { of: 'React only', times: 8 },
  },
  backendMs: { 'guest, not cached': 8, 'logged in': 8 },
};
