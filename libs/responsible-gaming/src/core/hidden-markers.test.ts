import { describe, expect, it } from 'vitest';
import { createHiddenMarkers } from './hidden-markers.js';

const now = new Date('2026-11-26T20:10:00Z');
const later = (days: number) => new Date(now.getTime() + days * 86_400_000);

function makeStorage(text: string | null = null) {
  let kept = text;
  return {
    getItem: () => kept,
    setItem: (_: string, value: string) => {
      kept = value;
    },
    removeItem: () => {
      kept = null;
    },
  };
}

describe('createHiddenMarkers', () => {
  it('hides markers of a player for 30 days', () => {
    const hidden = createHiddenMarkers(makeStorage);
    expect(hidden.isHidden('1', 2, now)).toBe(false);
    const storage = makeStorage();
    const kept = createHiddenMarkers(() => storage);
    kept.hide('1', 2, now);
    const reloaded = createHiddenMarkers(() => storage);
    expect(reloaded.isHidden('1', 2, now)).toBe(true);
    expect(reloaded.isHidden('1', 2, later(29.99))).toBe(true);
    expect(reloaded.isHidden('1', 2, later(30))).toBe(false);
  });

  it('shows them to another player, and when there are more', () => {
    const storage = makeStorage();
    const hidden = createHiddenMarkers(() => storage);
    hidden.hide('1', 2, now);
    expect(hidden.isHidden('2', 2, now)).toBe(false);
    expect(hidden.isHidden('1', 3, now)).toBe(false);
    expect(hidden.isHidden('1', 1, now)).toBe(true);
  });

  it('shows them after the clock was put back', () => {
    const storage = makeStorage();
    const hidden = createHiddenMarkers(() => storage);
    hidden.hide('1', 2, later(400));
    expect(hidden.isHidden('1', 2, now)).toBe(false);
  });

  it.each(['no JSON', '[]', '{"playerId":"1","until":"soon","count":2}'])('ignores %s', (text) => {
    expect(createHiddenMarkers(() => makeStorage(text)).isHidden('1', 2, now)).toBe(false);
  });

  it('does without a storage, and with a blocked one', () => {
    const blocked = () => {
      throw new Error('blocked');
    };
    for (const storage of [() => null, blocked]) {
      const hidden = createHiddenMarkers(storage);
      hidden.hide('1', 2, now);
      expect(hidden.isHidden('1', 2, now)).toBe(false);
    }
  });
});
