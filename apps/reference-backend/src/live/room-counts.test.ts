import { describe, expect, it } from 'vitest';
import { createRoomCounts, type RoomCounts } from './room-counts.js';

/** Nodes that publish to each other; what is due soon runs with `run`. */
function nodes(names: readonly string[]) {
  let now = 0;
  let due: (() => void)[] = [];
  const announced: [string, string, number][] = [];
  const all = new Map(
    names.map((name) => {
      const counts = createRoomCounts({
        publish: (own: RoomCounts) => {
          for (const [other, receiver] of all) if (other !== name) receiver.receive(name, own);
        },
        announce: (room, here) => void announced.push([name, room, here]),
        now: () => now,
        soon: (work) => void due.push(work),
      });
      return [name, counts] as const;
    }),
  );
  return {
    announced,
    of: (name: string) => {
      const counts = all.get(name);
      if (counts === undefined) throw new Error(name);
      return counts;
    },
    stop: (name: string) => all.delete(name),
    pass: (ms: number) => {
      now += ms;
    },
    run: () => {
      while (due.length > 0) {
        const works = due;
        due = [];
        for (const work of works) work();
      }
    },
  };
}

describe('createRoomCounts', () => {
  it('counts a player with two sockets once, until both are gone', () => {
    const { of } = nodes(['a']);
    const counts = of('a');
    counts.enter('en', 1);
    counts.enter('en', 1);
    counts.enter('en', 2);
    expect(counts.here('en')).toBe(2);
    counts.leave('en', 1);
    expect(counts.here('en')).toBe(2);
    counts.leave('en', 1);
    expect(counts.here('en')).toBe(1);
    expect(counts.here('de')).toBe(0);
  });
  it('adds the counts of other nodes, and announces a change once', () => {
    const { of, run, announced } = nodes(['a', 'b']);
    of('a').enter('en', 1);
    of('b').enter('en', 2);
    of('b').enter('en', 3);
    run();
    expect([of('a').here('en'), of('b').here('en')]).toEqual([3, 3]);
    expect(announced.filter(([node]) => node === 'a').at(-1)).toEqual(['a', 'en', 3]);
    const before = announced.length;
    of('a').refresh();
    run();
    expect(announced).toHaveLength(before);
  });
  it('publishes a change that follows the counts of another node before they are announced', () => {
    const { of, run } = nodes(['a', 'b']);
    of('a').enter('en', 1);
    of('b').enter('en', 2);
    run();
    of('a').refresh();
    of('b').enter('en', 3);
    run();
    expect(of('a').here('en')).toBe(3);
  });
  it('forgets a node that is silent for too long', () => {
    const { of, run, stop, pass } = nodes(['a', 'b']);
    of('a').enter('en', 1);
    of('b').enter('en', 2);
    run();
    stop('b');
    pass(60_000);
    of('a').refresh();
    expect(of('a').here('en')).toBe(2);
    pass(60_000);
    of('a').refresh();
    expect(of('a').here('en')).toBe(1);
  });
});
