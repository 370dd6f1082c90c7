import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playGate, type PlayQuestion } from './play-gate.js';

const guest: PlayQuestion = {
  game: { available: true, demo: true },
  authenticated: false,
  selfExcluded: false,
  returning: false,
  guestDemoPlay: true,
  allowGameViewNotLoggedUser: false,
};
const player: PlayQuestion = { ...guest, authenticated: true, guestDemoPlay: false };
const anyone = fc.record({
  game: fc.record({ available: fc.boolean(), demo: fc.boolean() }),
  authenticated: fc.boolean(),
  selfExcluded: fc.boolean(),
  returning: fc.boolean(),
  guestDemoPlay: fc.boolean(),
  allowGameViewNotLoggedUser: fc.boolean(),
});

describe('playGate', () => {
  it('lets a player play for money and as a demo, regardless of the settings for guests', () => {
    expect(playGate(player)).toEqual({ real: { kind: 'play' }, demo: { kind: 'play' }, view: true });
  });
  it('sends a guest who wants to play for money to register, or to log in when known', () => {
    expect(playGate(guest).real).toEqual({ kind: 'register' });
    expect(playGate({ ...guest, returning: true }).real).toEqual({ kind: 'login' });
  });
  it('lets a guest play demos only if the brand allows it', () => {
    expect(playGate(guest).demo).toEqual({ kind: 'play' });
    expect(playGate({ ...guest, guestDemoPlay: false }).demo).toEqual({ kind: 'register' });
  });
  it('reports that a game has no demo', () => {
    expect(playGate({ ...player, game: { available: true, demo: false } })).toEqual({
      real: { kind: 'play' },
      demo: { kind: 'unavailable', reason: 'DEMO_NOT_POSSIBLE' },
      view: true,
    });
  });
  it('shows guests the game view if the setting allows it', () => {
    expect(playGate(guest).view).toBe(false);
    expect(playGate({ ...guest, allowGameViewNotLoggedUser: true }).view).toBe(true);
  });

  it('never lets an excluded account play', () => {
    fc.assert(
      fc.property(anyone, (question) => {
        const { real, demo } = playGate({ ...question, selfExcluded: true });
        expect([real, demo]).toEqual([
          { kind: 'unavailable', reason: 'ACCOUNT_EXCLUDED' },
          { kind: 'unavailable', reason: 'ACCOUNT_EXCLUDED' },
        ]);
      }),
    );
  });
  it('never lets a guest play for money, nor anybody a game that is not available', () => {
    fc.assert(
      fc.property(anyone, (question) => {
        const { real, demo } = playGate(question);
        if (!question.authenticated) expect(real.kind).not.toBe('play');
        if (!question.game.available) expect([real.kind, demo.kind]).toEqual(['unavailable', 'unavailable']);
        if (!question.game.demo) expect(demo.kind).toBe('unavailable');
      }),
    );
  });
});
