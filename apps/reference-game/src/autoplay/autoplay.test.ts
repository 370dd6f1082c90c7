import { add, compare, subtract } from '@casino-kit/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Autoplay,
  autoplayRounds,
  createAutoplay,
  dropAutoRound,
  endAutoplay,
  isAutoplaying,
  lossLimitStakes,
  settleAutoRound,
  startAutoRound,
  toAmounts,
  winStopStakes,
} from './autoplay.js';

const plan = { rounds: 10, lossLimit: '2.00', singleWin: '10.00' };
const purse = { stake: '1.00', balance: '50.00' };
const play = (auto: Autoplay, payout: string, stake = '1.00') =>
  settleAutoRound(startAutoRound(auto, { ...purse, stake }), { stake, payout });

describe('autoplay', () => {
  it('counts rounds and the net result, and ends after the last round', () => {
    let auto = createAutoplay(plan);
    for (let round = 1; round < 10; round += 1) auto = play(auto, round % 2 === 0 ? '1.50' : '0.90');
    expect([auto.left, auto.net, auto.ended]).toEqual([1, '1.5', null]);
    auto = play(auto, '1.00');
    expect([auto.left, auto.net, auto.ended, isAutoplaying(auto)]).toEqual([0, '1.5', 'done', false]);
  });

  it('ends when the next stake could pass the loss limit', () => {
    const once = play(createAutoplay(plan), '0');
    expect(once.ended).toBeNull();
    expect(play(once, '0').ended).toBe('lossLimit');
    expect(play(once, '0.50').ended).toBe('lossLimit');
    expect(play(once, '1.00').ended).toBeNull();
    expect(startAutoRound(createAutoplay(plan), { stake: '2.01', balance: '50' }).ended).toBe('lossLimit');
  });

  it('never loses more than the limit, whatever the rounds pay', () => {
    const cents = (most: number) =>
      fc.integer({ min: 0, max: most }).map((count) => (count / 100).toFixed(2));
    fc.assert(
      fc.property(
        fc.constantFrom(...autoplayRounds),
        cents(10_000),
        fc.integer({ min: 1, max: 500 }).map((count) => (count / 100).toFixed(2)),
        fc.array(cents(300), { maxLength: 120 }),
        (rounds, lossLimit, stake, payouts) => {
          let auto = createAutoplay({ rounds, lossLimit, singleWin: '2.50' });
          let net = '0';
          let started = 0;
          for (const payout of payouts) {
            auto = startAutoRound(auto, { stake, balance: '1000' });
            if (!auto.isPlaying) break;
            started += 1;
            net = subtract(add(net, payout), stake);
            auto = settleAutoRound(auto, { stake, payout });
            expect(compare(auto.net, net)).toBe(0);
            expect(compare(subtract('0', net), lossLimit)).toBeLessThanOrEqual(0);
            if (compare(payout, '2.50') >= 0) expect(auto.ended).not.toBeNull();
          }
          expect(started).toBeLessThanOrEqual(rounds);
        },
      ),
    );
  });

  it('ends at a win to stop at', () => {
    expect(play(createAutoplay(plan), '9.99').ended).toBeNull();
    expect(play(createAutoplay(plan), '10.00').ended).toBe('singleWin');
  });

  it('starts no round that the balance does not cover', () => {
    const auto = startAutoRound(createAutoplay(plan), { stake: '1.00', balance: '0.99' });
    expect([auto.ended, auto.isPlaying]).toEqual(['balance', false]);
    expect(startAutoRound(createAutoplay(plan), { stake: '1.00', balance: '1.00' }).isPlaying).toBe(true);
  });

  it('starts nothing after its end, keeps the first reason, and still counts the round that was requested', () => {
    const playing = startAutoRound(createAutoplay(plan), purse);
    const stopped = endAutoplay(endAutoplay(playing, 'player'), 'interrupted');
    expect(stopped.ended).toBe('player');
    const counted = settleAutoRound(stopped, { stake: '1.00', payout: '20.00' });
    expect([counted.net, counted.left, counted.ended]).toEqual(['19', 9, 'player']);
    expect(startAutoRound(counted, purse)).toBe(counted);
    expect(settleAutoRound(counted, { stake: '1.00', payout: '20.00' })).toBe(counted);
  });

  it.each([
    ['INSUFFICIENT_BALANCE', 'balance'],
    ['dailyLossLimit', 'rejected'],
    ['ROUND_TOO_SOON', 'rejected'],
  ])('ends at a round that is rejected with %s, without counting it', (code, ended) => {
    const auto = dropAutoRound(startAutoRound(createAutoplay(plan), purse), code);
    expect(auto).toMatchObject({ ended, net: '0', left: 10, isPlaying: false });
  });

  it('offers limits in exact amounts of the stake', () => {
    expect(toAmounts('0.20', lossLimitStakes).map(Number)).toEqual([1, 2, 5, 10]);
    const huge = `${'9'.repeat(24)}.99`;
    expect(toAmounts(huge, winStopStakes)[1]).toBe(`${'9'.repeat(25)}.9`);
  });
});
