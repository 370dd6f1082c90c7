import { type GameFrameMessage, type GameRound, type GameTable } from '@casino-kit/api-contract';
import { describe, expect, it } from 'vitest';
import { startGame } from './game.js';
import { type GameState } from './game-state.js';
import { type CallFailure, type CallResult } from './frame-calls.js';
import { type RoundBet, type TableClient } from './table-client.js';
import { makeBonus, makeRound, makeTable } from './testing/table.js';

const failed = (failure: CallFailure): CallResult<never> => ({ ok: false, failure });
const rejected = (code: string, params?: Record<string, string>) =>
  failed({ kind: 'rejected', code, params });
const withoutResponse = failed({ kind: 'unknown' });

function gameWith(
  tables: (CallResult<GameTable> | Promise<CallResult<GameTable>>)[],
  rounds: CallResult<GameRound>[] = [],
  unfinishedKey: string | null = null,
) {
  const asked: (string | null | undefined)[] = [];
  let kept = unfinishedKey;
  let retry = () => {};
  const plays: [bet: RoundBet, key: string][] = [];
  let opened = 0;
  const messages: GameFrameMessage[] = [];
  /** Each `game:playing` message: its `on`, and how many other messages were sent before it. */
  const playing: [on: boolean, after: number][] = [];
  const waiting: { until: (state: GameState) => boolean; done: () => void }[] = [];
  const client: TableClient = {
    open: (key) => {
      asked.push(key);
      opened += 1;
      return Promise.resolve(tables.shift() ?? withoutResponse);
    },
    play: (bet, key) => {
      plays.push([bet, key]);
      return Promise.resolve(rounds.shift() ?? withoutResponse);
    },
  };
  let keys = 0;
  let clock = 0;
  let waits: { work: () => void; at: number }[] = [];
  const game = startGame({
    client,
    link: {
      send: (message) =>
        message.type === 'game:playing'
          ? playing.push([message.on, messages.length])
          : messages.push(message),
    },
    newKey: () => `key-${++keys}`,
    resultMs: () => 500,
    unfinished: {
      get key() {
        return kept;
      },
      remember: (key) => (kept = key),
      forget: () => (kept = null),
    },
    now: () => clock,
    wait: (work, ms) => waits.push({ work, at: clock + ms }),
    later: (work) => {
      retry = work;
      return () => (retry = () => {});
    },
    onChange: (state) => waiting.filter(({ until }) => until(state)).forEach(({ done }) => done()),
  });
  const reach = (until: (state: GameState) => boolean) =>
    new Promise<void>((done) => {
      if (until(game.state)) done();
      else waiting.push({ until, done });
    });
  const phase = (name: string) =>
    reach((state) => (state.screen === 'play' ? state.phase.name === name : state.screen === name));
  return {
    game,
    plays,
    messages,
    playing,
    phase,
    reach,
    asked,
    opened: () => opened,
    kept: () => kept,
    retry: () => retry(),
    /** Lets time pass. */
    pass: (ms: number) => {
      clock += ms;
      const due = waits.filter(({ at }) => at <= clock);
      waits = waits.filter(({ at }) => at > clock);
      for (const { work } of due) work();
    },
  };
}
const paid = { stake: '0.20', freeSpin: false, bonusBuy: false };
const table = { ok: true, data: makeTable() } as const;
const withBonus = (freeSpinsLeft: number) =>
  ({ ok: true, data: makeTable({ bonus: makeBonus(freeSpinsLeft) }) }) as const;

describe('a game', () => {
  it('plays automatic rounds one after another, each after the result of the one before', async () => {
    const rounds = [makeRound(), makeRound()].map((data) => ({ ok: true, data }) as const);
    const slow = { ok: true, data: makeTable({ minimumRoundSeconds: 2.5 }) } as const;
    const { game, pass, phase, plays } = gameWith([slow], rounds);
    await phase('ready');
    game.startAutoplay({ rounds: 10, lossLimit: '5', singleWin: '5' });
    pass(0);
    await phase('stopping');
    game.send({ type: 'stopped' });
    pass(2_400);
    expect(plays).toEqual([[{ ...paid, automatic: true }, 'key-1']]);
    pass(100);
    await phase('stopping');
    expect(plays).toHaveLength(2);
    game.send({ type: 'stopped' });
    game.press();
    pass(10_000);
    expect(plays).toHaveLength(2);
    expect(game.state).toMatchObject({ auto: { ended: 'player', left: 8, net: '-0.4' } });
  });

  it('starts no automatic round while the casino pauses play, nor after it', async () => {
    const { game, pass, phase, plays } = gameWith([table], [{ ok: true, data: makeRound() }]);
    await phase('ready');
    game.startAutoplay({ rounds: 10, lossLimit: '5', singleWin: '5' });
    pass(0);
    await phase('stopping');
    game.send({ type: 'stopped' });
    game.pause(true);
    game.pause(false);
    pass(10_000);
    expect(plays).toHaveLength(1);
    expect(game.state).toMatchObject({ auto: { ended: 'interrupted' } });
  });

  it('plays a round and reports it to the host page once it has been shown', async () => {
    const round = makeRound({ paid: '0.60', balance: '10.40' });
    const { game, messages, phase, plays } = gameWith([table], [{ ok: true, data: round }]);
    await phase('ready');
    game.press();
    await phase('stopping');
    expect(messages).toEqual([{ type: 'game:ready', protocol: 1 }]);
    game.send({ type: 'stopped' });
    expect(messages[1]).toEqual({ type: 'game:round', stake: '0.20', payout: '0.6', balance: '10.40' });
    expect(plays).toEqual([[paid, 'key-1']]);
  });

  it('requests a round only when the least time since the start of the last one is over', async () => {
    const slow = { ok: true, data: makeTable({ minimumRoundSeconds: 2.5 }) } as const;
    const { game, phase, plays, pass } = gameWith(
      [slow],
      [
        { ok: true, data: makeRound() },
        { ok: true, data: makeRound() },
      ],
    );
    await phase('ready');
    game.press();
    await phase('stopping');
    game.send({ type: 'stopped' });
    pass(1_000);
    game.press();
    await phase('asking');
    expect(plays).toHaveLength(1);
    pass(1_499);
    expect(plays).toHaveLength(1);
    pass(1);
    await phase('stopping');
    expect(plays.map(([, key]) => key)).toEqual(['key-1', 'key-2']);
  });

  it('waits and requests the round with another key when another tab was quicker, and shows no error', async () => {
    const { game, phase, plays, messages, pass, kept } = gameWith(
      [table],
      [rejected('ROUND_TOO_SOON', { milliseconds: '800' }), { ok: true, data: makeRound() }],
    );
    await phase('ready');
    game.press();
    await phase('asking');
    await Promise.resolve();
    expect(kept()).toBe('key-2');
    expect(plays).toHaveLength(1);
    pass(800);
    await phase('stopping');
    expect(plays.map(([bet, key]) => [bet.stake, key])).toEqual([
      ['0.20', 'key-1'],
      ['0.20', 'key-2'],
    ]);
    expect(messages.filter(({ type }) => type === 'game:error')).toEqual([]);
  });

  it.each(['REALITY_CHECK_DUE', 'PLAY_PAUSED', 'OTHER_GAME_OPEN'])(
    'tells the host page that a round was rejected with %s',
    async (code) => {
      const { game, phase, messages } = gameWith([table], [rejected(code)]);
      await phase('ready');
      game.press();
      await phase('rejected');
      expect(messages.at(-1)).toEqual({ type: 'game:error', code });
    },
  );

  it('tells the host page that a round is being played, from its request until its result is shown', async () => {
    const { game, playing, phase } = gameWith([table], [{ ok: true, data: makeRound() }]);
    await phase('ready');
    game.press();
    expect(playing).toEqual([[true, 1]]);
    await phase('stopping');
    game.send({ type: 'stopped' });
    expect(playing).toEqual([
      [true, 1],
      [false, 2],
    ]);
  });

  it('tells the host page that a rejected round is no longer being played', async () => {
    const { game, playing, phase } = gameWith([table], [rejected('INSUFFICIENT_BALANCE')]);
    await phase('ready');
    game.press();
    await phase('rejected');
    expect(playing.map(([on]) => on)).toEqual([true, false]);
  });

  it('starts no round while it is paused, and finishes one that is being played', async () => {
    const { game, messages, phase, plays } = gameWith(
      [table],
      [
        { ok: true, data: makeRound() },
        { ok: true, data: makeRound() },
      ],
    );
    await phase('ready');
    game.press();
    game.pause(true);
    await phase('stopping');
    game.send({ type: 'stopped' });
    expect(messages.at(-1)).toMatchObject({ type: 'game:round' });
    game.press();
    game.buy();
    expect(game.state).toMatchObject({ phase: { name: 'ready' } });
    expect(plays).toHaveLength(1);
    game.pause(false);
    game.press();
    await phase('stopping');
    expect(plays).toHaveLength(2);
  });

  it('retries a lost response with the key of the round', async () => {
    const { game, phase, plays } = gameWith([table], [withoutResponse, { ok: true, data: makeRound() }]);
    await phase('ready');
    game.press();
    await phase('unsure');
    game.press();
    await phase('stopping');
    expect(plays).toEqual([
      [paid, 'key-1'],
      [paid, 'key-1'],
    ]);
  });

  it('asks again by itself for a lost response, with the same key, until there is one', async () => {
    const { game, phase, plays, retry, kept } = gameWith(
      [table],
      [withoutResponse, withoutResponse, { ok: true, data: makeRound() }],
    );
    await phase('ready');
    game.press();
    await phase('unsure');
    const { state } = game;
    expect(kept()).toBe('key-1');
    retry();
    await Promise.resolve();
    expect(game.state).toBe(state);
    await expect.poll(() => plays.length).toBe(2);
    retry();
    await phase('stopping');
    expect(plays.map(([, key]) => key)).toEqual(['key-1', 'key-1', 'key-1']);
    retry();
    expect(plays).toHaveLength(3);
  });

  it('shows a round that was finished while the game was closed, and tells the player when there was none', async () => {
    const round = makeRound({ paid: '0.60' });
    const found = gameWith([{ ok: true, data: makeTable({ unfinishedRound: round }) }], [], 'lost-key');
    await found.phase('ready');
    expect(found.asked).toEqual(['lost-key']);
    expect(found.kept()).toBeNull();
    expect(found.game.state).toMatchObject({
      notice: { name: 'roundFound', round },
      shown: { round, spin: 0 },
      last: round,
    });
    const { stake, payout, balance } = round;
    expect(found.messages).toEqual([
      { type: 'game:ready', protocol: 1 },
      { type: 'game:round', stake, payout, balance },
    ]);
    const missed = gameWith([{ ok: true, data: makeTable({ mode: 'real' }) }], [], 'lost-key');
    await missed.phase('ready');
    expect(missed.game.state).toMatchObject({ notice: { name: 'roundNotPlayed' }, shown: null });
    const demo = gameWith([{ ok: true, data: makeTable({ mode: 'demo' }) }], [], 'lost-key');
    await demo.phase('ready');
    expect(demo.game.state).toMatchObject({ notice: null });
  });

  it('keeps the key of a round until its last free spin was shown', async () => {
    const round = makeRound({ free: ['0.10', '0'] });
    const { game, phase, kept } = gameWith([table], [{ ok: true, data: round }]);
    await phase('ready');
    game.press();
    await phase('stopping');
    for (let spin = 0; spin <= 2; spin += 1) {
      expect(kept()).toBe('key-1');
      game.send({ type: 'stopped' });
      if (spin < 2) game.send({ type: 'winsShown' });
    }
    expect(game.state).toMatchObject({ phase: { name: 'ready' }, last: round });
    expect(kept()).toBeNull();
  });

  it('loads the current balance after a rejection for too little', async () => {
    const poorer = { ok: true, data: makeTable({ balance: '0.05' }) } as const;
    const { game, messages, phase, reach } = gameWith([table, poorer], [rejected('INSUFFICIENT_BALANCE')]);
    await phase('ready');
    game.press();
    await reach((state) => state.screen === 'play' && state.balance === '0.05');
    expect(game.state).toMatchObject({ phase: { name: 'rejected', code: 'INSUFFICIENT_BALANCE' } });
    expect(messages).toContainEqual({ type: 'game:error', code: 'INSUFFICIENT_BALANCE' });
  });

  it('shows that its launch has expired, or that it could not be opened', async () => {
    const over = gameWith([table], [rejected('LAUNCH_EXPIRED')]);
    await over.phase('ready');
    over.game.press();
    await over.phase('expired');
    expect(over.messages.at(-1)).toEqual({ type: 'game:error', code: 'LAUNCH_EXPIRED' });

    const offline = gameWith([withoutResponse, table]);
    await offline.phase('unopened');
    expect(offline.messages).toEqual([{ type: 'game:error', code: 'NETWORK' }]);
    offline.game.send({ type: 'opening' });
    await offline.phase('ready');
    expect(offline.messages.at(-1)).toEqual({ type: 'game:ready', protocol: 1 });
  });

  it('retries a free spin with the same key when its response was lost', async () => {
    const response = makeRound({ stake: '0', paid: '0.60', balance: '10.00', bonus: makeBonus(11) });
    const { game, phase, plays } = gameWith([withBonus(12)], [withoutResponse, { ok: true, data: response }]);
    await phase('ready');
    game.press();
    await phase('unsure');
    game.press();
    await phase('stopping');
    game.send({ type: 'stopped' });
    const spin = [{ stake: '0.20', freeSpin: true, bonusBuy: false }, 'key-1'];
    expect(plays).toEqual([spin, spin]);
    expect(game.state).toMatchObject({ bonusSpinsWon: '0.6', table: { bonus: { freeSpinsLeft: 11 } } });
  });

  it('loads the bonus again that forbids a bet, and lets the host page lead out of it', async () => {
    const tables = [{ ok: true, data: makeTable({ defaultBet: '1.00' }) } as const, withBonus(0)];
    const { game, messages, phase, reach } = gameWith(tables, [rejected('BONUS_MAX_BET', { max: '0.40' })]);
    await phase('ready');
    game.press();
    await reach((state) => state.screen === 'play' && state.table.bonus?.maxBet === '0.40');
    expect(game.state).toMatchObject({ bet: '0.40', phase: { name: 'ready' } });
    expect(messages).toEqual([{ type: 'game:ready', protocol: 1 }]);
  });

  it('loads the remaining free spins again when one is rejected', async () => {
    const { game, messages, phase, reach } = gameWith([withBonus(1), table], [rejected('VALIDATION')]);
    await phase('ready');
    game.press();
    await reach((state) => state.screen === 'play' && !state.table.bonus);
    expect(game.state).toMatchObject({ phase: { name: 'rejected', ofBonus: true } });
    expect(messages).toEqual([{ type: 'game:ready', protocol: 1 }]);
  });

  it('reports a game that is not for the bonus to the host page', async () => {
    const { game, messages, phase } = gameWith([table], [rejected('NON_BONUS_GAME')]);
    await phase('ready');
    game.press();
    await phase('rejected');
    expect(messages.at(-1)).toEqual({ type: 'game:error', code: 'NON_BONUS_GAME' });
  });

  it('loads the table for the balance under a bonus when the wallet changes, between rounds', async () => {
    const richer = { ok: true, data: makeTable({ balance: '60.00', bonus: makeBonus() }) } as const;
    const { game, opened, phase, reach } = gameWith([withBonus(0), richer]);
    await phase('ready');
    game.send({ type: 'balanceReceived', balance: '3.00' });
    await reach((state) => state.screen === 'play' && state.balance === '60.00');
    game.press();
    game.send({ type: 'balanceReceived', balance: '2.00' });
    expect(opened()).toBe(2);
  });

  it('ignores a table that was requested before a round and arrived after it', async () => {
    let release: (table: CallResult<GameTable>) => void = () => undefined;
    const late = new Promise<CallResult<GameTable>>((resolve) => (release = resolve));
    const response = makeRound({ stake: '0', balance: '10.00', bonus: makeBonus(4) });
    const { game, phase } = gameWith([withBonus(5), late], [{ ok: true, data: response }]);
    await phase('ready');
    game.send({ type: 'balanceReceived', balance: '3.00' });
    game.press();
    await phase('stopping');
    game.send({ type: 'stopped' });
    release(withBonus(5));
    await late;
    await Promise.resolve();
    expect(game.state).toMatchObject({ table: { bonus: { freeSpinsLeft: 4 } } });
  });
});

describe('a bonus buy above the limit of a bonus', () => {
  const selling = {
    ok: true,
    data: makeTable({ bonus: makeBonus(), bonusBuy: { price: '14.8', returnToPlayer: '95.95' } }),
  } as const;
  const overLimit = {
    ok: false,
    failure: {
      kind: 'rejected',
      code: 'BONUS_BUY_OVER_LIMIT',
      params: { max: '0.40', cost: '2.96', bonus: 'Welcome' },
    },
  } as const;
  const buy = { stake: '0.20', freeSpin: false, bonusBuy: true };
  const asking = async () => {
    const begun = gameWith(
      [selling],
      [overLimit, { ok: true, data: makeRound({ stake: '2.96', free: ['1'] }) }],
    );
    await begun.phase('ready');
    begun.game.send({ type: 'buyOpened' });
    begun.game.buy();
    await begun.reach((state) => state.screen === 'play' && state.notice?.name === 'buyOverLimit');
    return begun;
  };

  it('is reported to the host page, once', async () => {
    const { messages, plays } = await asking();
    expect(plays).toEqual([[buy, 'key-1']]);
    expect(messages.slice(1)).toEqual([
      { type: 'game:bonusBuyOverLimit', stake: '0.20', cost: '2.96', max: '0.40', bonus: 'Welcome' },
    ]);
  });
  it('is made under a new key when the player confirmed it', async () => {
    const { game, plays, phase } = await asking();
    game.choose('buy');
    await phase('stopping');
    expect(plays).toEqual([
      [buy, 'key-1'],
      [buy, 'key-2'],
    ]);
  });
  it('becomes a regular bet, or nothing', async () => {
    const first = await asking();
    first.game.choose('regular');
    await first.phase('stopping');
    expect(first.plays[1]?.[0]).toEqual(paid);
    const second = await asking();
    second.game.choose('back');
    second.game.choose('buy');
    expect(second.plays).toHaveLength(1);
    expect(second.game.state).toMatchObject({ notice: null, phase: { name: 'ready' }, balance: '10.00' });
  });
  it('is not made for a choice that was not requested', async () => {
    const { game, plays, phase } = gameWith([selling], []);
    await phase('ready');
    game.choose('buy');
    game.choose('regular');
    expect(plays).toEqual([]);
  });
});
