import { tryStorage } from '../try-storage.js';

/** A choice of the player, kept on the device where the browser allows it. Off until the player turns it on. */
export interface PlayerSwitch {
  readonly isOn: boolean;
  turn(on: boolean): void;
}

export interface PlayerSwitches {
  readonly quickPlay: PlayerSwitch;
  readonly hotKeys: PlayerSwitch;
}

type SwitchStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Opens the player's switches. `allowed` returns what the open table allows: a switch that it does not allow is off. */
export function openPlayerSwitches(
  storage: () => SwitchStorage,
  allowed: () => Readonly<Record<keyof PlayerSwitches, boolean>> | null,
): PlayerSwitches {
  const open = (name: keyof PlayerSwitches): PlayerSwitch => {
    const key = `reference-game:${name}`;
    let chosen = tryStorage(storage, (kept) => kept.getItem(key)) === 'on';
    return {
      get isOn() {
        return chosen && allowed()?.[name] === true;
      },
      turn(on) {
        chosen = on;
        tryStorage(storage, (kept) => kept.setItem(key, on ? 'on' : 'off'));
      },
    };
  };
  return { quickPlay: open('quickPlay'), hotKeys: open('hotKeys') };
}
