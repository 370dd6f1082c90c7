import { gameKinds } from '@casino-kit/api-contract';
import { describe, expect, it } from 'vitest';
import { getContribution, isPlayableWithBonus, shownContributions } from './contributions.js';
import { demoOffers } from './demo-offers.js';

const wagered = { wageringMultiplier: '30' };

describe('the contributions of an offer', () => {
  it('are those of slots alone, as no other game takes bonus money', () => {
    const contributions = { slots: 100, jackpots: 50, live: 10, originals: 100 };
    expect(shownContributions({ ...wagered, contributions })).toEqual({ slots: 100, jackpots: 50 });
    expect(getContribution({ contributions }, 'live')).toBeNull();
  });
  it('are all slots in full when it names none', () => {
    expect(shownContributions(wagered)).toEqual({ slots: 100, jackpots: 100 });
    expect(getContribution({}, 'tables')).toBeNull();
  });
  it('are not shown without a wagering requirement', () => {
    expect(shownContributions({ contributions: { slots: 100 } })).toBeNull();
    expect(shownContributions({ wageringMultiplier: '0' })).toBeNull();
  });
  it.each(demoOffers.map(({ id, offer }) => [id, offer] as const))(
    'name in the terms of %s exactly what the rule of a launch accepts',
    (_id, offer) => {
      const shown = shownContributions(offer);
      for (const kind of shown === null ? [] : gameKinds)
        expect(shown?.[kind] ?? null).toBe(getContribution(offer, kind));
      for (const [kind, percent] of Object.entries(offer.contributions ?? {}))
        expect([kind, getContribution(offer, kind)]).toEqual([kind, percent]);
    },
  );
});

describe('isPlayableWithBonus', () => {
  const slotsOnly = { ...wagered, contributions: { slots: 100 } };
  it('is true for slots and false for jackpots with the offers of the demo brand, as their launch decides', () => {
    const offers = demoOffers.map(({ offer }) => offer);
    expect(gameKinds.map((kind) => [kind, isPlayableWithBonus(offers, kind)])).toEqual(
      gameKinds.map((kind) => [kind, kind === 'slots']),
    );
  });
  it('is not known when offers differ, when bets do not count, and without an offer to wager', () => {
    expect(isPlayableWithBonus([slotsOnly, wagered], 'jackpots')).toBeNull();
    expect(isPlayableWithBonus([{ ...wagered, contributions: { slots: 0 } }], 'slots')).toBeNull();
    expect(isPlayableWithBonus([{ contributions: { slots: 100 } }], 'jackpots')).toBeNull();
    expect(isPlayableWithBonus([], 'slots')).toBeNull();
  });
  it('is false for games that take cash only, whatever the offers name', () => {
    expect(isPlayableWithBonus([{ ...wagered, contributions: { live: 10 } }], 'live')).toBe(false);
    expect(isPlayableWithBonus([], 'live')).toBe(false);
  });
});
