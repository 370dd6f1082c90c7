import { type PlayMarker } from '@casino-kit/api-contract';
import { type NetDepositMark } from '../affordability/mark-net-deposits.js';
import { toCurrencyScale } from '../ledger/wallet.js';
import { type MarkedPlayer } from '../protection/marked-players.js';
import { button, Markup, table } from './markup.js';

function formatMarker(marker: PlayMarker, currencyCode: string): string {
  switch (marker.kind) {
    case 'chasing-losses':
      return `${marker.count} deposits within a day, each after losing: ${marker.amount} ${currencyCode}`;
    case 'night-play':
      return `play between 1 and 5 on ${marker.nights} of the last 7 days`;
    case 'cancelled-withdrawals':
      return `${marker.count} withdrawals cancelled in 7 days: ${marker.amount} ${currencyCode}`;
    case 'rising-deposits':
      return `net deposits of 7 days ${marker.amount} ${currencyCode}, before ${marker.weeklyBefore} a week`;
    case 'declined-deposits':
      return `${marker.count} deposits declined within a day`;
    case 'longer-sessions':
      return `sessions of ${marker.minutes} minutes on average, before ${marker.minutesBefore}`;
    case 'many-methods':
      return `deposits by ${marker.count} different cards or other methods in 7 days`;
    case 'tools-used':
      return `limits loosened, or breaks taken, ${marker.count} times in 30 days`;
  }
}

const answers = {
  fine: 'fine',
  'ask-documents': 'ask for documents of the source of funds',
  unavailable: 'no answer, asked again',
} as const;

/** What the control page shows of signs of harm. */
export interface HarmSignals {
  players: readonly MarkedPlayer[];
  marks: readonly NetDepositMark[];
}

/** Renders the players whose own history has markers, and whose net deposits passed the signal of the policy. */
export function harmSignalsSection({ players, marks }: HarmSignals): string {
  return `<h2>Signals of harm</h2>
${table(
  ['Player', 'Since', 'Signal'],
  players.flatMap(({ playerId, currencyCode, markers }) =>
    markers.map((marker) => [String(playerId), marker.since, formatMarker(marker, currencyCode)]),
  ),
)}
<h3>Net deposits of 30 days</h3>
${table(
  ['At', 'Player', 'Net deposits', 'Affordability', 'Dealt with'],
  marks.map((mark) => [
    mark.passedAt.toISOString(),
    String(mark.playerId),
    `${toCurrencyScale(mark.netDeposits, mark.currencyCode)} ${mark.currencyCode}`,
    mark.answer === null ? 'not checked' : answers[mark.answer],
    new Markup(button(`/control/net-deposit-marks/${mark.id}/close`, 'Close')),
  ]),
)}`;
}
