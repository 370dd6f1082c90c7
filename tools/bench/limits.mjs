/**
 * What a page may cost. `wanted` is what quality.md promises; `allowed` is the most that passes, and is lowered whenever
 * less is reached. Counts and kilobytes are those of `measurePage`; the others are times of a floor's processor time, or
 * milliseconds of it.
 */
const wantedOfPage = {
  'HTML, KB': 25,
  'JavaScript, KB': 130,
  'JavaScript files': 12,
  requests: 40,
  elements: 1_100,
  shift: 0.01,
};

/** Before any interaction, by page. */
export const pageLimits = {
  '/casino': { wanted: wantedOfPage, allowed: { ...wantedOfPage, 'JavaScript, KB': 164 } },
  '/promotions': { wanted: wantedOfPage, allowed: { ...wantedOfPage, 'JavaScript, KB': 226 } },
  'a game': { wanted: wantedOfPage, allowed: { ...wantedOfPage, 'JavaScript, KB': 201.5 } },
  '/deposit': {
    wanted: wantedOfPage,
    allowed: { ...wantedOfPage, 'JavaScript, KB': 306.6, 'JavaScript files': 15 },
  },
};

/** The lobby's JavaScript in times of a lobby that is written with the same stack and nothing else. */
export const stackLimit = { wanted: 1.2, allowed: 1.39 };

/** Main-thread work in times of the page of React alone: of a load, and of typing into the search. */
export const workLimits = { load: { wanted: 1.8, allowed: 2.5 }, search: { wanted: 2, allowed: 3 } };

/** The longest response while typing, in times of the page of React alone: a duration, which passes always. */
export const searchResponse = { wanted: 1.25, allowed: Infinity };

/** Durations of a load; they are this machine's, and pass always. `of` is the floor they are counted in. */
export const durationLimits = {
  'largest paint, ms': { of: 'static', wanted: 1.15, allowed: Infinity },
  'blocking time, ms': { of: 'React only', wanted: 1.3, allowed: Infinity },
  'longest task, ms': { wanted: 150, allowed: Infinity },
};

/** Processor time of the shell for a page, in times of a floor. */
export const shellLimits = {
  'guest, not cached': { of: 'React only', wanted: 6, allowed: 34 },
  'guest, cached': { of: 'joined strings', wanted: 2, allowed: 2.8 },
  'logged in': { of: 'React only', wanted: 8, allowed: 56 },
};

/** Processor time of the backend for a page, in times of a floor of the shell. */
export const backendLimits = {
  'guest, not cached': { of: 'React only', wanted: 20, allowed: 20 },
  'logged in': { of: 'React only', wanted: 20, allowed: 40 },
};

/** A visit in times of the page of React alone; how long a response takes is this machine's, and passes always. */
export const visitLimits = {
  'longest, ms': { wanted: 1.25, allowed: Infinity },
  'main-thread work, ms': { wanted: 2, allowed: 8 },
};

/** Texts of another language, or keys, that are ever in the document. */
export const languageLimits = { flashes: { wanted: 0, allowed: 0 } };

/**
 * Lists of thousands of games: frames that take longer than 33 ms beyond those of a list in plain script, elements of the
 * document at any place, and main-thread work from a key to its first result, in milliseconds and in times of a search in
 * plain script.
 */
export const catalogueLimits = {
  frames: { wanted: 0, allowed: 0 },
  elements: { wanted: 600, allowed: 600 },
  keystroke: { wanted: 50, allowed: 50 },
  keystrokeOfFloor: { wanted: 1.25, allowed: 1.6 },
};

/** A hundred messages a second: frames they make longer than 33 ms, and work in times of writing them as raw text. */
export const messageLimits = { frames: { wanted: 0, allowed: 0 }, work: { wanted: 1.25, allowed: 1.25 } };
