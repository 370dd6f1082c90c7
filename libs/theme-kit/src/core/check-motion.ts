import { tokenAt, tokenPaths, type Tokens } from './tokens.js';

/** The longest that something moves, in ms; a claim and a new level have a moment of their own. */
const longest = 300;
const longestMoment = 600;

/** The points of a `linear()` easing, or null if it is none of plain numbers. */
function parsePoints(easing: string): number[] | null {
  const [, inner] = /^linear\((.+)\)$/.exec(easing) ?? [];
  const points = inner?.split(',').map(Number) ?? [];
  return points.length < 2 || points.some(Number.isNaN) ? null : points;
}

function durationError(path: string, value: string): string | null {
  const [, ms] = /^(\d+)ms$/.exec(value) ?? [];
  if (ms === undefined) return `${path} (${value}) is no whole number of milliseconds.`;
  const most = path.endsWith('.moment') ? longestMoment : longest;
  return Number(ms) > most ? `${path} (${value}) is longer than ${most}ms.` : null;
}

function easingError(path: string, value: string): string | null {
  if (/^cubic-bezier\((-?[\d.]+, ){3}-?[\d.]+\)$/.test(value)) return null;
  const points = parsePoints(value);
  if (points === null) return `${path} (${value}) is neither cubic-bezier() nor linear().`;
  if (points[0] !== 0 || points.at(-1) !== 1) return `${path} does not go from 0 to 1.`;
  return null;
}

/**
 * Returns what is wrong with tokens of motion, each as a sentence: a duration that is too long or not in milliseconds, an
 * easing or a spring that does not arrive. Periods of what turns while something loads have no limit.
 */
export function checkMotion(tokens: Tokens): string[] {
  return tokenPaths(tokens).flatMap((path) => {
    const [, group] = path.split('.');
    const value = tokenAt(tokens, path)?.$value ?? '';
    const error =
      group === 'duration' ? durationError(path, value) : group === 'ease' ? easingError(path, value) : null;
    return error ?? [];
  });
}

/** Returns the paths of the durations, which less motion sets to 0. */
export function durationPaths(tokens: Tokens): string[] {
  return tokenPaths(tokens).filter((path) => path.split('.')[1] === 'duration');
}
