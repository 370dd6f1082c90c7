import { isClientSeed } from '@casino-kit/reference-games';
import { tryStorage } from '../try-storage.js';

/** The player's client seed, kept across openings of the game where the browser allows it. */
export interface ClientSeed {
  readonly value: string;
  /** Sets another one. Returns whether it is kept after the game is closed. */
  set(value: string): boolean;
}

type SeedStorage = Pick<Storage, 'getItem' | 'setItem'>;

const key = 'reference-game:client-seed';

/** Returns a new random client seed: 16 hexadecimal digits. */
export function randomClientSeed(source: Pick<Crypto, 'getRandomValues'> = crypto): string {
  const bytes = source.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Reads the player's client seed, or creates a random one. */
export function openClientSeed(
  storage: () => SeedStorage,
  random: () => string = randomClientSeed,
): ClientSeed {
  const save = (seed: string) =>
    tryStorage(storage, (open) => {
      open.setItem(key, seed);
      return true;
    }) ?? false;
  const known = tryStorage(storage, (open) => open.getItem(key)) ?? '';
  let value = isClientSeed(known) ? known : random();
  if (value !== known) save(value);
  return {
    get value() {
      return value;
    },
    set(next) {
      value = next;
      return save(next);
    },
  };
}
