import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { phaseAt, roundAt, toRoundId, toTableRound } from './timeline.js';

const instants = fc.date({ min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
const slugs = fc.constantFrom('harbour-roulette', 'velvet-roulette', 'auto-roulette');

describe('the rounds of a table', () => {
  it('contain every instant exactly once', () => {
    fc.assert(
      fc.property(slugs, instants, (slug, now) => {
        const round = roundAt(slug, now);
        expect(round.opensAt <= now && now < round.endsAt).toBe(true);
        expect(toTableRound(slug, round.number + 1).opensAt).toEqual(round.endsAt);
        expect(roundAt(slug, round.endsAt).number).toBe(round.number + 1);
      }),
    );
  });
  it('take bets for 18 seconds, spin for 9 and rest for 5', () => {
    const round = toTableRound('harbour-roulette', 55_000_000);
    const seconds = (at: Date) => (at.getTime() - round.opensAt.getTime()) / 1_000;
    expect([seconds(round.closesAt), seconds(round.settlesAt), seconds(round.endsAt)]).toEqual([18, 27, 32]);
    expect(phaseAt(round, round.opensAt)).toEqual({ phase: 'betting', until: round.closesAt });
    expect(phaseAt(round, round.closesAt)).toEqual({ phase: 'spin', until: round.settlesAt });
    expect(phaseAt(round, round.settlesAt)).toEqual({ phase: 'rest', until: round.endsAt });
  });
  it('open at other times at other tables, and have ids of their own', () => {
    const [harbour, velvet] = [toTableRound('harbour-roulette', 1), toTableRound('velvet-roulette', 1)];
    expect(harbour.opensAt).not.toEqual(velvet.opensAt);
    expect([toRoundId(harbour), toRoundId(velvet)]).toEqual(['harbour-roulette:1', 'velvet-roulette:1']);
  });
});
