import { openPlayerSwitches, type PlayerSwitches } from '../play-options/player-switches.js';

/** Returns switches that every table allows, kept in memory. */
export function createPlayerSwitches(): PlayerSwitches {
  const kept = new Map<string, string>();
  return openPlayerSwitches(
    () => ({ getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) }),
    () => ({ quickPlay: true, hotKeys: true }),
  );
}
