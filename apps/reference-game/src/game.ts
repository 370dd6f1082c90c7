import { type FrameLink } from './frame-link.js';
import { firstState, type GameEvent, type GameState, nextState } from './game-state.js';
import { type TableClient } from './table-client.js';

/** The running game: its state, and the calls and messages that follow from it. */
export interface Game {
  readonly state: GameState;
  send(event: GameEvent): void;
  /** Starts the spin, or whatever the big button does now. */
  press(): void;
}

export interface GameOptions {
  /** Null without a launch token: then there is nothing to open. */
  client: TableClient | null;
  link: FrameLink;
  newKey(): string;
  onChange(state: GameState, before: GameState): void;
}

/** Opens the table and keeps state, server and the page around in step. */
export function startGame({ client, link, newKey, onChange }: GameOptions): Game {
  let state: GameState = firstState;

  const open = async () => {
    const opening = await client?.open();
    if (opening === undefined)
      send({ type: 'notOpened', failure: { kind: 'refused', code: 'LAUNCH_EXPIRED' } });
    else if (opening.ok) send({ type: 'opened', table: opening.data });
    else send({ type: 'notOpened', failure: opening.failure });
  };
  const play = async (stake: string, key: string) => {
    const round = await client?.play(stake, key);
    if (round === undefined) return;
    if (round.ok) send({ type: 'answered', key, round: round.data });
    else send({ type: 'failed', key, failure: round.failure });
  };
  const readBalance = async () => {
    const table = await client?.open();
    if (table?.ok === true) send({ type: 'balanceRead', balance: table.data.balance });
  };

  /** What a change of state sets off. */
  const follow = (before: GameState) => {
    if (state.screen !== before.screen) {
      if (state.screen === 'opening') void open();
      if (state.screen === 'play') link.send({ type: 'game:ready' });
      if (state.screen === 'expired') link.send({ type: 'game:error', code: 'LAUNCH_EXPIRED' });
      if (state.screen === 'unopened') link.send({ type: 'game:error', code: state.code ?? 'NETWORK' });
    }
    if (state.screen !== 'play' || before.screen !== 'play') return;
    const { phase, last } = state;
    if (phase.name === 'asking' && before.phase.name !== 'asking') void play(phase.stake, phase.key);
    if (phase.name === 'refused' && before.phase.name !== 'refused') {
      const isDemoMoney = state.table.mode === 'demo' && phase.code === 'INSUFFICIENT_BALANCE';
      // The page around would offer a deposit, which does nothing for play money.
      if (!isDemoMoney) link.send({ type: 'game:error', code: phase.code });
      // The shown balance was too high or the stake is: what is missing must be told from the true one.
      if (phase.code === 'INSUFFICIENT_BALANCE') void readBalance();
    }
    if (last !== null && last !== before.last)
      link.send({ type: 'game:round', stake: last.stake, payout: last.payout, balance: last.balance });
  };

  const send = (event: GameEvent) => {
    const before = state;
    state = nextState(before, event);
    if (state === before) return;
    follow(before);
    onChange(state, before);
  };

  void open();
  return {
    get state() {
      return state;
    },
    send,
    press: () => send({ type: 'pressed', key: newKey() }),
  };
}
