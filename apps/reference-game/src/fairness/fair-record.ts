import { type GameRound, type RoundFairness, type TableFairness } from '@casino-kit/api-contract';
import { type RoundBet, type TableClient } from '../table-client.js';
import { type ClientSeed } from './client-seed.js';

/** How many rounds are listed. */
export const listedRounds = 20;

/** `pending` until the round was recomputed; `unchecked` if the code for it could not be loaded. */
export type CheckResult = 'pending' | 'checked' | 'mismatch' | 'unchecked';

/** A round with what the player knew before it, and what was revealed after it. */
export interface FairRound {
  /** Counts the rounds since the game was opened, from 1. */
  number: number;
  round: GameRound;
  bet: RoundBet;
  machine: number;
  currencyCode: string;
  /** The hash that was shown before the round. */
  committedHash: string;
  /** The client seed that was sent. */
  sentSeed: string;
  fairness: RoundFairness;
  check: CheckResult;
}

/** What makes the rounds of an open game checkable. */
export interface FairRecord {
  /** What the server committed to for the next round; null if its rounds cannot be checked. */
  readonly next: TableFairness | null;
  /** The last rounds since the game was opened, newest first. */
  readonly rounds: readonly FairRound[];
  /** Whether a round since the game was opened did not match its seeds. */
  readonly hasMismatch: boolean;
  readonly clientSeed: ClientSeed;
  /** Subscribes to changes of rounds. Returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

export interface FairRecordOptions {
  clientSeed: ClientSeed;
  /** Loads the function that recomputes a round. */
  loadCheck(): Promise<(round: Omit<FairRound, 'check'>) => boolean>;
}

/**
 * Returns a client that sends the player's client seed with each round of a server that commits to its seeds, and the
 * record of these rounds, each recomputed in the background.
 */
export function keepFairRecord(
  client: TableClient,
  { clientSeed, loadCheck }: FairRecordOptions,
): { client: TableClient; record: FairRecord } {
  let next: TableFairness | null = null;
  let currencyCode = '';
  let rounds: readonly FairRound[] = [];
  let count = 0;
  let hasMismatch = false;
  /** The seed of the last request: a retry sends the same, or it would be another request. */
  let asked: { key: string; seed: string } | null = null;
  const listeners = new Set<() => void>();
  const emit = () => listeners.forEach((listener) => listener());

  const check = async (played: FairRound) => {
    const result = await loadCheck()
      .then((isFair): CheckResult => (isFair(played) ? 'checked' : 'mismatch'))
      .catch((): CheckResult => 'unchecked');
    if (result === 'mismatch') hasMismatch = true;
    rounds = rounds.map((other) => (other.number === played.number ? { ...other, check: result } : other));
    emit();
  };
  const add = (round: GameRound, bet: RoundBet, sentSeed: string) => {
    const { fairness } = round;
    if (!fairness || next === null) return;
    const { serverSeedHash: committedHash, machine } = next;
    count += 1;
    const played: FairRound = {
      number: count,
      ...{ round, bet, machine, currencyCode, committedHash, sentSeed, fairness },
      check: 'pending',
    };
    next = { serverSeedHash: fairness.nextServerSeedHash, machine };
    rounds = [played, ...rounds].slice(0, listedRounds);
    emit();
    void check(played);
  };

  return {
    client: {
      async open(unfinishedKey) {
        const table = await client.open(unfinishedKey);
        // A table that is read again later may already commit to the round after one that is being played.
        if (table.ok && next === null) {
          next = table.data.fairness ?? null;
          ({ currencyCode } = table.data);
        }
        return table;
      },
      async play(bet, key) {
        if (next === null) return client.play(bet, key);
        const seed = asked?.key === key ? asked.seed : clientSeed.value;
        asked = { key, seed };
        const played = await client.play({ ...bet, clientSeed: seed }, key);
        if (played.ok) add(played.data, bet, seed);
        return played;
      },
    },
    record: {
      get next() {
        return next;
      },
      get rounds() {
        return rounds;
      },
      get hasMismatch() {
        return hasMismatch;
      },
      clientSeed,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  };
}
