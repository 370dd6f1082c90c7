import { describe, expect, it } from 'vitest';
import { openPlayerSwitches } from './player-switches.js';

const all = { quickPlay: true, hotKeys: true };

/** A storage that a test reads. */
function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

describe.each(['quickPlay', 'hotKeys'] as const)('the switch %s', (name) => {
  it('is off at first, and kept on the device', () => {
    const storage = memory();
    const switches = openPlayerSwitches(
      () => storage,
      () => all,
    );
    expect(switches[name].isOn).toBe(false);
    switches[name].turn(true);
    const later = openPlayerSwitches(
      () => storage,
      () => all,
    );
    expect([later.quickPlay.isOn, later.hotKeys.isOn]).toEqual([name === 'quickPlay', name === 'hotKeys']);
    later[name].turn(false);
    expect(
      openPlayerSwitches(
        () => storage,
        () => all,
      )[name].isOn,
    ).toBe(false);
  });

  it('is off where the table does not allow it, whatever the player chose before', () => {
    let table: typeof all | null = all;
    const switches = openPlayerSwitches(memory, () => table);
    switches[name].turn(true);
    expect(switches[name].isOn).toBe(true);
    table = { ...all, [name]: false };
    expect(switches[name].isOn).toBe(false);
    table = null;
    expect(switches[name].isOn).toBe(false);
  });

  it('works without a storage', () => {
    const blocked = () => {
      throw new Error('blocked');
    };
    const switches = openPlayerSwitches(blocked, () => all);
    switches[name].turn(true);
    expect(switches[name].isOn).toBe(true);
  });
});
