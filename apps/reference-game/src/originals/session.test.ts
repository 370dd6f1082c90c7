import { describe, expect, it } from 'vitest';
import { drawRound, startOriginal } from './testing/original-game.js';

const choice = 'over-50.00';

describe('the session of an original', () => {
  it('plays a round with the seed of the player, and recomputes it', async () => {
    const game = startOriginal();
    await game.ready();
    game.session.choose('1.00');
    game.session.play(choice);
    const [asked] = game.asked;
    expect(asked).toMatchObject({ bet: { stake: '1.00', choice, clientSeed: 'lucky' }, key: 'key-1' });
    expect(game.unfinishedKey()).toBe('key-1');
    const round = drawRound(asked!.bet, 0);
    await game.answer(round);
    expect(game.play()).toMatchObject({
      ...{ phase: { name: 'ready' }, balance: '49.80', played: 1, staked: '1', hasMismatch: false },
      rounds: [{ number: 1, round, isFair: true }],
      nextHash: round.fairness.nextServerSeedHash,
    });
    expect(game.unfinishedKey()).toBeNull();
    expect(game.sent.mock.calls.map(([{ type }]) => type)).toEqual([
      ...['game:ready', 'game:playing', 'game:round', 'game:playing'],
    ]);
  });

  it('plays automatic rounds until the loss limit leaves no other, and each only after the one before', async () => {
    const game = startOriginal({ minimumRoundSeconds: 5 });
    await game.ready();
    game.session.startAutoplay({ rounds: 10, lossLimit: '0.40', singleWin: '100' }, 'over-98.99');
    for (let round = 0; round < 2; round += 1) {
      expect(game.waits).toHaveLength(1);
      game.waits.splice(0)[0]?.work();
      game.session.play('over-4.99');
      game.session.choose('1.00');
      expect(game.asked).toHaveLength(round + 1);
      const asked = game.asked[round]!.bet;
      expect(asked).toMatchObject({ stake: '0.20', choice: 'over-98.99', automatic: true });
      await game.answer({ ...drawRound(asked, round), payout: '0' });
      if (round === 0) expect(game.waits[0]?.ms).toBe(5_000);
    }
    expect(game.play().auto).toMatchObject({ ended: 'lossLimit', net: '-0.4', left: 8 });
    expect(game.waits).toHaveLength(0);
  });

  it.each([
    ['dailyLossLimit', { kind: 'rejected', code: 'dailyLossLimit' }, 'rejected'],
    ['a low balance', { kind: 'rejected', code: 'INSUFFICIENT_BALANCE' }, 'balance'],
    ['a lost connection', { kind: 'unknown' }, 'interrupted'],
  ] as const)('plays no further automatic round after %s', async (_, failure, ended) => {
    const game = startOriginal();
    await game.ready();
    game.session.startAutoplay({ rounds: 10, lossLimit: '5', singleWin: '5' }, choice);
    game.waits.splice(0)[0]?.work();
    await game.fail(failure);
    expect(game.play().auto?.ended).toBe(ended);
    game.session.dismiss();
    expect(game.waits).toHaveLength(0);
  });

  it('plays no automatic round while the casino pauses play, nor after it', async () => {
    const game = startOriginal();
    await game.ready();
    game.session.startAutoplay({ rounds: 10, lossLimit: '5', singleWin: '5' }, choice);
    game.session.pause(true);
    game.session.pause(false);
    for (const { work } of game.waits.splice(0)) work();
    expect([game.asked.length, game.play().auto?.ended]).toEqual([0, 'interrupted']);
  });

  it('plays one round for many presses', async () => {
    const game = startOriginal();
    await game.ready();
    for (let press = 0; press < 5; press += 1) game.session.play(choice);
    expect(game.asked).toHaveLength(1);
    game.session.choose('1.00');
    expect(game.play().stake).toBe('0.20');
  });

  it.each([
    ['another server seed', { serverSeed: 'f'.repeat(64) }],
    ['another client seed', { clientSeed: 'unlucky' }],
  ])('notices %s', async (_, seeds) => {
    const game = startOriginal();
    await game.ready();
    game.session.play(choice);
    const round = drawRound(game.asked[0]!.bet, 0);
    await game.answer({ ...round, fairness: { ...round.fairness, ...seeds } });
    expect(game.play()).toMatchObject({ hasMismatch: true, rounds: [{ isFair: false }] });
  });

  it('notices a number or a payout that the seeds do not draw', async () => {
    for (const wrong of [{ drawn: [1] }, { payout: '7.77' }]) {
      const game = startOriginal();
      await game.ready();
      game.session.play(choice);
      await game.answer({ ...drawRound(game.asked[0]!.bet, 0), ...wrong });
      expect(game.play().hasMismatch).toBe(true);
    }
  });

  it('asks for a lost response with the same key and the same seed until there is one', async () => {
    const game = startOriginal();
    await game.ready();
    game.session.play(choice);
    await game.fail({ kind: 'unknown' });
    expect(game.play().phase.name).toBe('unsure');
    game.session.play(choice);
    expect(game.asked).toHaveLength(1);
    game.retries.at(-1)?.();
    await game.fail({ kind: 'unknown' });
    game.session.askAgain();
    expect(new Set(game.asked.map(({ key }) => key)).size).toBe(1);
    await game.answer(drawRound(game.asked[2]!.bet, 0));
    expect(game.play()).toMatchObject({ phase: { name: 'ready' }, played: 1 });
  });

  it('finds a round whose response was lost before the page was loaded again', async () => {
    const round = drawRound({ stake: '0.20', choice, clientSeed: 'lucky' }, 0);
    const played = startOriginal({ unfinishedRound: round }, 'old-key');
    await played.ready();
    expect(played.opened).toEqual(['old-key']);
    expect(played.play().found).toEqual({ round });
    const lost = startOriginal({}, 'old-key');
    await lost.ready();
    expect(lost.play().found).toEqual({ round: null });
  });

  it('waits until the least time of a round is over, and gives a round that was too soon a new key', async () => {
    const game = startOriginal({ minimumRoundSeconds: 3 });
    await game.ready();
    game.session.play(choice);
    await game.answer(drawRound(game.asked[0]!.bet, 0));
    game.passTime(1_000);
    game.session.play(choice);
    expect(game.asked).toHaveLength(1);
    expect(game.waits[0]?.ms).toBe(2_000);
    game.waits[0]?.work();
    await game.fail({ kind: 'rejected', code: 'ROUND_TOO_SOON', params: { milliseconds: '500' } });
    game.waits[1]?.work();
    expect(game.waits[1]?.ms).toBe(500);
    expect(game.asked.map(({ key }) => key)).toEqual(['key-1', 'key-2', 'key-3']);
  });

  it('shows a rejection, tells the host page, and goes on after it', async () => {
    const game = startOriginal();
    await game.ready();
    game.session.play(choice);
    await game.fail({ kind: 'rejected', code: 'dailyLossLimit' });
    expect(game.play().phase).toEqual({ name: 'rejected', code: 'dailyLossLimit', stake: '0.20' });
    expect(game.sent).toHaveBeenCalledWith({ type: 'game:error', code: 'dailyLossLimit' });
    game.session.dismiss();
    expect(game.play().phase.name).toBe('ready');
  });

  it('offers no deposit for play money', async () => {
    const game = startOriginal({ mode: 'demo' });
    await game.ready();
    game.session.play(choice);
    await game.fail({ kind: 'rejected', code: 'INSUFFICIENT_BALANCE' });
    expect(game.sent.mock.calls.some(([{ type }]) => type === 'game:error')).toBe(false);
  });

  it('starts no round during a reality check', async () => {
    const game = startOriginal();
    await game.ready();
    game.session.pause(true);
    game.session.play(choice);
    expect(game.asked).toHaveLength(0);
    game.session.pause(false);
    game.session.play(choice);
    expect(game.asked).toHaveLength(1);
  });

  it('ends with its launch', async () => {
    const game = startOriginal();
    await game.ready();
    game.session.play(choice);
    await game.fail({ kind: 'rejected', code: 'LAUNCH_EXPIRED' });
    expect(game.session.state.screen).toBe('expired');
  });
});
