import { type GameFrameMessage, type GameRound, type GameTable } from '@casino-kit/api-contract';
import { describe, expect, it } from 'vitest';
import { startGame } from './game.js';
import { type GameState } from './game-state.js';
import { type CallFailure, type CallResult, type TableClient } from './table-client.js';
import { makeRound, makeTable } from './testing/table.js';

const failed = (failure: CallFailure): CallResult<never> => ({ ok: false, failure });
const refused = (code: string) => failed({ kind: 'refused', code });
const unanswered = failed({ kind: 'unanswered' });

function gameWith(tables: CallResult<GameTable>[], rounds: CallResult<GameRound>[] = []) {
  const plays: [stake: string, key: string][] = [];
  const messages: GameFrameMessage[] = [];
  const waiting: { until: (state: GameState) => boolean; done: () => void }[] = [];
  const client: TableClient = {
    open: () => Promise.resolve(tables.shift() ?? unanswered),
    play: (stake, key) => {
      plays.push([stake, key]);
      return Promise.resolve(rounds.shift() ?? unanswered);
    },
  };
  let keys = 0;
  const game = startGame({
    client,
    link: { send: (message) => messages.push(message) },
    newKey: () => `key-${++keys}`,
    onChange: (state) => waiting.filter(({ until }) => until(state)).forEach(({ done }) => done()),
  });
  const reach = (until: (state: GameState) => boolean) =>
    new Promise<void>((done) => {
      if (until(game.state)) done();
      else waiting.push({ until, done });
    });
  const phase = (name: string) =>
    reach((state) => (state.screen === 'play' ? state.phase.name === name : state.screen === name));
  return { game, plays, messages, phase, reach };
}
const table = { ok: true, data: makeTable() } as const;

describe('a game', () => {
  it('plays a round and tells the page around once it has been shown', async () => {
    const round = makeRound({ paid: '0.60', balance: '10.40' });
    const { game, messages, phase, plays } = gameWith([table], [{ ok: true, data: round }]);
    await phase('ready');
    game.press();
    await phase('stopping');
    expect(messages).toEqual([{ type: 'game:ready' }]);
    game.send({ type: 'stopped' });
    expect(messages[1]).toEqual({ type: 'game:round', stake: '0.20', payout: '0.6', balance: '10.40' });
    expect(plays).toEqual([['0.20', 'key-1']]);
  });

  it('asks again for a lost answer with the key of the round', async () => {
    const { game, phase, plays } = gameWith([table], [unanswered, { ok: true, data: makeRound() }]);
    await phase('ready');
    game.press();
    await phase('unsure');
    game.press();
    await phase('stopping');
    expect(plays).toEqual([
      ['0.20', 'key-1'],
      ['0.20', 'key-1'],
    ]);
  });

  it('reads the true balance after a refusal for too little', async () => {
    const poorer = { ok: true, data: makeTable({ balance: '0.05' }) } as const;
    const { game, messages, phase, reach } = gameWith([table, poorer], [refused('INSUFFICIENT_BALANCE')]);
    await phase('ready');
    game.press();
    await reach((state) => state.screen === 'play' && state.balance === '0.05');
    expect(game.state).toMatchObject({ phase: { name: 'refused', code: 'INSUFFICIENT_BALANCE' } });
    expect(messages).toContainEqual({ type: 'game:error', code: 'INSUFFICIENT_BALANCE' });
  });

  it('says that its launch is over, and that it could not be opened', async () => {
    const over = gameWith([table], [refused('LAUNCH_EXPIRED')]);
    await over.phase('ready');
    over.game.press();
    await over.phase('expired');
    expect(over.messages.at(-1)).toEqual({ type: 'game:error', code: 'LAUNCH_EXPIRED' });

    const offline = gameWith([unanswered, table]);
    await offline.phase('unopened');
    expect(offline.messages).toEqual([{ type: 'game:error', code: 'NETWORK' }]);
    offline.game.send({ type: 'opening' });
    await offline.phase('ready');
    expect(offline.messages.at(-1)).toEqual({ type: 'game:ready' });
  });
});
