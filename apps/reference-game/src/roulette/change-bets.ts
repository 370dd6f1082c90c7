import { type LiveBet } from '@casino-kit/api-contract';
import { type BetChange, doubleBets, isSameBets, placeChip, removeChip, repeatBets } from './bets.js';
import { type BetEvent } from './table-event.js';
import { getBetLimits, type TableState, takesBets } from './table-state.js';

/** Puts a list in place of the wanted one; Undo leads back. */
function withWanted(state: TableState, wanted: readonly LiveBet[]): TableState {
  if (isSameBets(wanted, state.wanted)) return state;
  return { ...state, wanted, undoable: [...state.undoable, state.wanted], notice: null };
}

function withChange(state: TableState, change: BetChange): TableState {
  if (change.ok) return withWanted(state, change.bets);
  const { ok: _, ...obstacle } = change;
  return { ...state, notice: { name: 'obstacle', obstacle } };
}

/** Returns the state after the player has changed bets; unchanged when none are taken now. */
export function changeBets(state: TableState, event: BetEvent): TableState {
  if (!takesBets(state)) return state;
  const { wanted, earlier, undoable, chip } = state;
  switch (event.type) {
    case 'chipPlaced':
      return withChange(state, placeChip(wanted, event.spot, chip, getBetLimits(state)));
    case 'chipRemoved':
      return withWanted(state, removeChip(wanted, event.spot, state.table));
    case 'cleared':
      return withWanted(state, []);
    case 'doubled':
      return withChange(state, doubleBets(wanted, getBetLimits(state)));
    case 'repeated':
      return withChange(state, repeatBets(wanted, earlier, getBetLimits(state)));
    case 'undone': {
      const before = undoable.at(-1);
      if (before === undefined) return state;
      return { ...state, wanted: before, undoable: undoable.slice(0, -1), notice: null };
    }
  }
}
