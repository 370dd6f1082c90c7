import { type NamedMessage } from './message-panel.js';

/** The screens of a game that cannot be played. `code` is the server's, or null when there was no response. */
type ClosedScreen = { screen: 'expired' } | { screen: 'unopened'; code: string | null };

type ClosedKey =
  | 'expired.title'
  | 'expired.body'
  | 'offline.title'
  | 'offline.body'
  | 'offline.refused'
  | 'offline.again';

/** Returns why a game cannot be played, with a way to try again where that may help; null while it can. */
export function closedMessage(
  state: ClosedScreen | { screen: 'opening' | 'play' | 'table' },
  { text }: { text(key: ClosedKey): string },
  openAgain: () => void,
): NamedMessage | null {
  if (state.screen === 'expired')
    return {
      name: 'expired',
      message: () => ({ title: text('expired.title'), body: [text('expired.body')], actions: [] }),
    };
  if (state.screen === 'unopened')
    return {
      name: 'unopened',
      message: () => ({
        title: text('offline.title'),
        body: [text(state.code === null ? 'offline.body' : 'offline.refused')],
        actions: [{ label: text('offline.again'), run: openAgain }],
      }),
    };
  return null;
}
