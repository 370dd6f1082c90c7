import { type Store } from '@casino-kit/session';
import { type Atom, atom, createStore } from 'jotai/vanilla';
import * as v from 'valibot';
import { isAmount } from '@casino-kit/money';
import { noPlayTime, type PlayTime, type PlayTimeEvent, playTimeAfter } from './reality-check.js';

/** Storage that outlives a load of the page: a `sessionStorage`. */
export interface StorageLike {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** The play of the current session, whatever game it is spent in. */
export interface PlayTimeStore {
  state(): PlayTime;
  /** The state in the store of the session. */
  readonly stateAtom: Atom<PlayTime>;
  dispatch(event: PlayTimeEvent): void;
  /** Starts with what was persisted for this player, or with nothing. A second call for the same player does nothing. */
  open(playerId: string): void;
  /** Clears everything: the player has logged out. */
  clear(): void;
}

const storageKey = 'casino-kit.play-time';
const amount = v.pipe(
  v.string(),
  v.check((text) => isAmount(text)),
);
const count = v.pipe(v.number(), v.minValue(0));
const persisted = v.object({
  playerId: v.string(),
  intervalMs: v.nullable(count),
  sinceCheckMs: count,
  totalMs: count,
  staked: amount,
  won: amount,
  rounds: count,
  isDue: v.boolean(),
});

/**
 * Creates the play time of a session, with its state in `store`. Reloading the page neither restarts the time until the next
 * check nor dismisses one that is due.
 * `storage` returns `null` when there is none; a full or blocked one is ignored, the state is then not persisted.
 */
export function createPlayTimeStore(
  storage: () => StorageLike | null,
  store: Store = createStore(),
): PlayTimeStore {
  let playerId: string | null = null;
  const stateAtom = atom(noPlayTime(null));
  const state = () => store.get(stateAtom);
  const attempt = <Result>(work: (found: StorageLike) => Result): Result | null => {
    try {
      const found = storage();
      return found === null ? null : work(found);
    } catch {
      return null;
    }
  };
  const become = (next: PlayTime) => store.set(stateAtom, next);
  const persist = () => {
    if (playerId === null) return;
    // Whether the clock runs is a matter of this load of the page.
    const { since: _, ...kept } = state();
    attempt((found) => found.setItem(storageKey, JSON.stringify({ playerId, ...kept })));
  };
  return {
    state,
    stateAtom,
    dispatch(event) {
      become(playTimeAfter(state(), event));
      persist();
    },
    open(player) {
      if (playerId === player) return;
      playerId = player;
      const read = attempt((found) =>
        v.safeParse(persisted, JSON.parse(found.getItem(storageKey) ?? 'null')),
      );
      if (read?.success && read.output.playerId === player) {
        const { playerId: _, ...kept } = read.output;
        become({ ...kept, since: null });
      } else become(noPlayTime(null));
    },
    clear() {
      playerId = null;
      attempt((found) => found.removeItem(storageKey));
      become(noPlayTime(null));
    },
  };
}
