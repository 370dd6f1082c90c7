import { describe, expect, it } from 'vitest';
import { takesBet } from './crash-state.js';
import {
  drawn,
  iso,
  makeBet,
  makeCashedOut,
  makeEnded,
  makeRound,
  makeRunning,
  makeTable,
  rejectedWith,
  startCrash,
  starts,
  unknown,
} from './testing/crash-table.js';

type Game = ReturnType<typeof startCrash>;

async function open(changes: Parameters<typeof makeTable>[0] = {}): Promise<Game> {
  const game = startCrash(makeTable(changes));
  await game.ready();
  game.session.socket.connected();
  await game.settle();
  game.called.length = 0;
  game.sent.mockClear();
  return game;
}
async function openWithBet(changes: Partial<ReturnType<typeof makeBet>> = {}): Promise<Game> {
  const game = await open();
  game.session.placeBet();
  await game.answer('bet', { ok: true, data: makeBet(changes) });
  game.called.length = 0;
  game.sent.mockClear();
  return game;
}
async function openRunning(changes: Partial<ReturnType<typeof makeBet>> = {}): Promise<Game> {
  const game = await openWithBet(changes);
  await game.pass(2_005);
  await game.receive(makeRunning());
  return game;
}

describe('opening crash', () => {
  it('tells the host page that it is ready', async () => {
    const game = startCrash();
    await game.ready();
    expect(game.play()).toMatchObject({ phase: 'betting', balance: '50.00', stake: '2.00', bet: null });
    expect(game.sent.mock.calls.map(([message]) => message.type)).toEqual(['game:ready']);
  });
  it('restores a running bet with its auto cash-out, and can cash it out', async () => {
    const bet = makeBet({ autoCashOut: '4.00' });
    const game = startCrash(makeTable({ round: makeRunning(), bet, now: iso(starts + 3_000) }));
    await game.ready();
    expect(game.play()).toMatchObject({ phase: 'running', bet, autoCashOut: 400 });
    expect(game.sent).toHaveBeenCalledWith({ type: 'game:playing', on: true });
    game.session.cashOut();
    expect(game.called).toEqual(['cash out bet-1']);
  });
  it('says why it cannot be opened, and tries again', async () => {
    const game = startCrash(makeTable(), unknown);
    await game.ready();
    expect(game.session.state).toEqual({ screen: 'unopened', code: null });
    game.nextTable(rejectedWith('LAUNCH_EXPIRED'));
    game.session.open();
    await game.settle();
    expect(game.session.state).toEqual({ screen: 'expired' });
  });
});

describe('a bet', () => {
  it('is placed once with stake, auto cash-out and client seed', async () => {
    const game = await open();
    game.session.choose('5.00');
    game.session.choose('7.77');
    game.session.chooseAutoCashOut(400);
    game.session.placeBet();
    game.session.placeBet();
    expect(game.called).toEqual(['bet 5.00 at 4.00 in skybreaker:1 by key-1 with lucky']);
    expect(game.sent).toHaveBeenCalledWith({ type: 'game:playing', on: true });
    const bet = makeBet({ stake: '5.00', autoCashOut: '4.00', balance: '45.00' });
    await game.answer('bet', { ok: true, data: bet });
    expect(game.play()).toMatchObject({ bet, balance: '45.00', betRequest: null });
    game.session.placeBet();
    game.session.choose('1.00');
    game.session.chooseAutoCashOut(200);
    expect(game.play()).toMatchObject({ stake: '5.00', autoCashOut: 400 });
    expect(game.called).toHaveLength(1);
  });
  it('is not sent after the time, during a pause, or without a connection', async () => {
    const late = await open();
    await late.pass(2_001);
    late.session.placeBet();
    const paused = await open();
    paused.session.pause(true);
    paused.session.placeBet();
    const lost = await open();
    lost.nextTable(unknown);
    lost.session.socket.disconnected();
    lost.session.placeBet();
    for (const { called } of [late, paused, lost])
      expect(called.filter((call) => call.startsWith('bet'))).toEqual([]);
    expect(late.play().phase).toBe('starting');
    expect(takesBet(late.play())).toBe(false);
  });
  it('without a response is repeated with its key until it is known whether it is in', async () => {
    const game = await open();
    game.session.placeBet();
    await game.answer('bet', unknown);
    expect(game.play().betRequest).toMatchObject({ key: 'key-1', failures: 1 });
    await game.pass(500);
    await game.answer('bet', unknown);
    await game.pass(1_000);
    expect(new Set(game.called.filter((call) => call.startsWith('bet'))).size).toBe(1);
    expect(game.called.filter((call) => call.startsWith('bet'))).toHaveLength(3);
    await game.pass(3_000);
    await game.receive(makeRunning());
    await game.answer('bet', { ok: true, data: makeBet() });
    expect(game.play()).toMatchObject({ phase: 'running', bet: { betId: 'bet-1' }, betRequest: null });
  });
  it('that came too late is said to be not taken', async () => {
    const game = await open();
    game.session.placeBet();
    await game.answer('bet', rejectedWith('BETTING_CLOSED'));
    expect(game.play()).toMatchObject({ notice: { name: 'late', stake: '2.00' }, bet: null });
    expect(game.sent).toHaveBeenLastCalledWith({ type: 'game:playing', on: false });
  });
  it.each(['INSUFFICIENT_BALANCE', 'BET_LIMIT_DAILY', 'REALITY_CHECK_DUE', 'ACCOUNT_EXCLUDED'])(
    'that is rejected as %s leaves the message to the player and tells the host page',
    async (code) => {
      const game = await open();
      game.session.placeBet();
      await game.answer('bet', rejectedWith(code));
      expect(game.play().notice).toEqual({ name: 'rejected', code, stake: '2.00' });
      expect(game.sent).toHaveBeenCalledWith({ type: 'game:error', code });
      game.session.dismiss();
      expect(game.play().notice).toBeNull();
      expect(takesBet(game.play())).toBe(true);
    },
  );
  it('of a demo that is out of play money offers no deposit', async () => {
    const game = await open({ mode: 'demo' });
    game.session.placeBet();
    await game.answer('bet', rejectedWith('INSUFFICIENT_BALANCE'));
    expect(game.sent.mock.calls.map(([{ type }]) => type)).toEqual(['game:playing', 'game:playing']);
  });
});

describe('a cash-out', () => {
  it('that is pressed twice makes one call and notifies the host page once', async () => {
    const game = await openRunning();
    game.session.cashOut();
    game.session.cashOut();
    expect(game.called).toEqual(['cash out bet-1']);
    const paid = makeCashedOut('2.50', '5.00');
    game.session.socket.bet(paid);
    await game.answer('cash-out', { ok: true, data: paid });
    game.session.socket.bet(paid);
    game.session.cashOut();
    expect(game.called).toEqual(['cash out bet-1']);
    expect(game.play()).toMatchObject({ bet: paid, balance: '53.00', cashOut: null });
    expect(game.sent.mock.calls.map(([message]) => message)).toEqual([
      { type: 'game:round', stake: '2.00', payout: '5.00', balance: '53.00' },
      { type: 'game:playing', on: false },
    ]);
  });
  it('is possible while the host page has paused the game', async () => {
    const game = await openRunning();
    game.session.pause(true);
    game.session.cashOut();
    expect(game.called).toEqual(['cash out bet-1']);
  });
  it('without a response is repeated, and its true result counts', async () => {
    const game = await openRunning();
    game.session.cashOut();
    await game.answer('cash-out', unknown);
    await game.pass(500);
    expect(game.called.filter((call) => call.startsWith('cash'))).toHaveLength(2);
    await game.receive(makeEnded());
    await game.answer('cash-out', { ok: true, data: makeBet({ state: 'lost', payout: '0' }) });
    expect(game.play()).toMatchObject({ bet: { state: 'lost' }, cashOut: null });
  });
  it('before the start does nothing', async () => {
    const game = await openWithBet();
    game.session.cashOut();
    expect(game.called).toEqual([]);
  });
});

describe('the end of a round', () => {
  it('notifies the host page when the bet is settled, and the next round takes bets', async () => {
    const game = await openRunning();
    await game.receive(makeEnded());
    expect(game.sent).not.toHaveBeenCalled();
    game.session.socket.bet(makeBet({ state: 'lost', payout: '0' }));
    expect(game.sent).toHaveBeenCalledWith({
      ...{ type: 'game:round', stake: '2.00', payout: '0', balance: '48.00' },
    });
    await game.receive(makeRound({ number: 2, bettingEndsAt: iso(game.now() + 6_000) }));
    const { bet, lastBet, history, checks, phase } = game.play();
    expect({ bet, last: lastBet?.state, phase }).toEqual({ bet: null, last: 'lost', phase: 'betting' });
    expect(history.map(({ crashPoint }) => crashPoint)).toEqual([drawn, '3.87']);
    expect(checks).toMatchObject([{ number: 1, isFair: true, bet: { state: 'lost' } }]);
    expect(game.called).toEqual([]);
  });
  it('finds a round that does not match its seeds', async () => {
    const game = await openRunning();
    const { seeds } = makeEnded();
    await game.receive(makeEnded(drawn, { seeds: { ...seeds, serverSeed: 'cd'.repeat(32) } }));
    expect(game.play().checks).toMatchObject([{ isFair: false }]);
    const left = await openRunning();
    await left.receive(makeEnded(drawn, { seeds: { ...seeds, clientSeeds: ['anchor'] } }));
    expect(left.play().checks).toMatchObject([{ isFair: false }]);
  });
  it('of a round that was never started returns the bet', async () => {
    const game = await openWithBet();
    await game.pass(2_005);
    await game.receive(makeEnded(null));
    game.session.socket.bet(makeBet({ state: 'returned', payout: '2.00', balance: '50.00' }));
    expect(game.play()).toMatchObject({ bet: { state: 'returned' }, balance: '50.00', checks: [] });
    expect(game.sent.mock.calls.map(([message]) => message)).toEqual([{ type: 'game:playing', on: false }]);
  });
  it('comes at 1.00 without a running curve before it', async () => {
    const game = await openWithBet();
    await game.pass(2_005);
    expect(game.play().phase).toBe('starting');
    await game.receive(makeEnded('1.00'));
    expect(game.changes.some(([state]) => state.screen === 'table' && state.phase === 'running')).toBe(false);
  });
  it('ignores news that are older', async () => {
    const game = await openRunning();
    await game.receive(makeEnded());
    await game.receive(makeRunning());
    await game.receive(makeRound({ number: 0, roundId: 'skybreaker:0' }));
    expect(game.play()).toMatchObject({ phase: 'ended', round: { number: 1 } });
  });
});

describe('a lost connection', () => {
  it('is read again, and news bring it back', async () => {
    const game = await openRunning();
    game.nextTable(unknown);
    game.session.socket.disconnected();
    await game.settle();
    expect(game.play().connection).toBe('lost');
    game.nextTable({ ok: true, data: makeTable({ round: makeRunning(), bet: makeBet() }) });
    await game.pass(2_000);
    expect(game.play().connection).toBe('polling');
    await game.receive(makeRunning());
    expect(game.play().connection).toBe('live');
  });
  it('of which the socket knows nothing is noticed while a bet runs', async () => {
    const game = await openRunning();
    game.nextTable(unknown);
    for (let poll = 0; poll < 3; poll += 1) await game.pass(2_000);
    expect(game.play().connection).toBe('lost');
  });
  it('shows what became of the bet of a round that ended unseen, with its check', async () => {
    const game = await openRunning({ autoCashOut: '1.50' });
    game.nextTable(unknown);
    game.session.socket.disconnected();
    await game.settle();
    const paid = makeBet({ ...makeCashedOut('1.50', '3.00'), autoCashOut: '1.50', balance: null });
    const next = makeRound({ number: 2, bettingEndsAt: iso(game.now() + 90_000) });
    game.nextTable({
      ok: true,
      data: makeTable({ now: iso(game.now()), round: next, lastBet: paid, balance: '51.00' }),
    });
    game.called.length = 0;
    await game.pass(2_000);
    expect(game.play()).toMatchObject({
      ...{ balance: '51.00', bet: null, lastBet: { state: 'cashed-out', payout: '3.00' } },
      notice: { name: 'away', number: 1, bet: { payout: '3.00' } },
    });
    expect(game.sent).toHaveBeenCalledWith({
      ...{ type: 'game:round', stake: '2.00', payout: '3.00', balance: null },
    });
    expect(game.called).toContain('read skybreaker:1');
    await game.answer('round', { ok: true, data: { round: makeEnded(), bet: paid } });
    expect(game.play().checks).toMatchObject([{ number: 1, isFair: true, bet: { payout: '3.00' } }]);
  });
  it('leaves no bet open for ever: a round is read until its bet is settled', async () => {
    const game = await openRunning();
    await game.receive(makeRound({ number: 3, bettingEndsAt: iso(game.now() + 60_000) }));
    expect(game.called).toEqual(['read skybreaker:1']);
    await game.answer('round', unknown);
    await game.pass(2_000);
    const lost = makeBet({ state: 'lost', payout: '0', balance: null });
    await game.answer('round', { ok: true, data: { round: makeEnded(), bet: lost } });
    expect(game.play().lastBet).toMatchObject({ state: 'lost' });
    expect(game.sent).toHaveBeenLastCalledWith({ type: 'game:playing', on: false });
  });
  it('does not put back a bet by a table that was read before it', async () => {
    const game = await open();
    const stale = makeTable({ bet: null, balance: '50.00' });
    game.nextTable({ ok: true, data: stale });
    game.session.refresh();
    game.session.placeBet();
    await game.answer('bet', { ok: true, data: makeBet() });
    await game.settle();
    expect(game.play()).toMatchObject({ bet: { betId: 'bet-1' }, balance: '48.00' });
  });
  it('reads the table when the next round is late', async () => {
    const game = await open();
    await game.pass(2_005);
    expect(game.called).toEqual([]);
    await game.pass(1_500);
    expect(game.called).toContain('open');
  });
});

describe('cash-outs of others', () => {
  it('are listed newest first, those that were just read only once', async () => {
    const game = await open({
      round: makeRunning(),
      cashOuts: [{ player: 'an•••k', multiplier: '1.20' }],
    });
    const news = [
      { player: 'an•••k', multiplier: '1.20' },
      { player: '', multiplier: '1.50' },
      { player: 'lo•••9', multiplier: '1.60' },
    ];
    game.session.socket.cashOuts({ roundId: 'skybreaker:1', cashOuts: news });
    game.session.socket.cashOuts({ roundId: 'skybreaker:9', cashOuts: news });
    expect(game.play().cashOuts.map(({ multiplier }) => multiplier)).toEqual(['1.60', '1.50', '1.20']);
  });
});
