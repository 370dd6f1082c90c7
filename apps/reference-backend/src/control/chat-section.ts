import { chatMuteMinutes } from '@casino-kit/api-contract';
import { type ReportedMessage } from '../chat/moderate.js';
import { escapeHtml } from '../payment-provider/pages/html.js';
import { button, Markup, options, table } from './markup.js';

function renderActions({ id }: ReportedMessage): Markup {
  const path = `/control/chat/${id}`;
  const act = (action: string, label: string) =>
    `<form method="post" action="${escapeHtml(path)}"><input type="hidden" name="action" value="${action}"><button>${label}</button></form>`;
  return new Markup(
    [
      act('remove', 'Remove message'),
      act('remove-all', 'Remove all of the player'),
      `<form method="post" action="${escapeHtml(path)}"><input type="hidden" name="action" value="mute">
<select name="minutes" aria-label="Minutes">${options(chatMuteMinutes.map(String), '60')}</select>
<button>Mute</button></form>`,
      act('close', 'Close chat for the player'),
      act('open', 'Open chat for the player'),
      button(`${path}/dismiss`, 'Dismiss reports'),
    ].join('\n'),
  );
}

/** Renders the reported messages of the chat with the actions of a moderator. */
export function chatSection(reports: readonly ReportedMessage[]): string {
  return `<h2>Chat reports</h2>
${table(
  ['Message', 'Room', 'Player', 'Text', 'Reports', 'Moderator'],
  reports.map((report) => [
    String(report.id),
    report.room,
    String(report.playerId),
    report.text,
    `${report.reporters}: ${report.reasons.join(', ')}`,
    renderActions(report),
  ]),
)}`;
}
