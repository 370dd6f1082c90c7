import { type CallFailure } from './frame-calls.js';

/** The screens of a game that is not open. `code` is the server's, or null when there was no response. */
export type DoorState = { screen: 'opening' | 'expired' } | { screen: 'unopened'; code: string | null };

/** What happens at the door: another try, or a table that did not open. */
export type DoorEvent = { type: 'opening' } | { type: 'notOpened'; failure: CallFailure };

export const firstState: DoorState = { screen: 'opening' };

/** Codes after which this launch can play no more. */
const endCodes = new Set(['LAUNCH_EXPIRED', 'UNAUTHORIZED', 'GAME_NOT_FOUND']);
/** Whether a rejection ends the launch. */
export const endsLaunch = (code: string): boolean => endCodes.has(code);

/** Returns the screen after an event at the door. Ignores events that do not fit it. */
export function nextDoorState(state: DoorState, event: DoorEvent): DoorState {
  if (event.type === 'opening') return state.screen === 'unopened' ? firstState : state;
  if (state.screen !== 'opening') return state;
  const code = event.failure.kind === 'rejected' ? event.failure.code : null;
  return code !== null && endsLaunch(code) ? { screen: 'expired' } : { screen: 'unopened', code };
}
