import { type OutboxMessage } from '../outbox/outbox.js';
import { escapeHtml } from '../payment-provider/pages/html.js';
import { Markup, table, tickBox } from './markup.js';

/** Returns the text of a message with its link clickable. Links lead to the shell: they were made here. */
function toLinkedText({ text, link }: OutboxMessage): Markup {
  const html = escapeHtml(text).replaceAll('\n', '<br>');
  if (link === null) return new Markup(html);
  const address = escapeHtml(link);
  return new Markup(html.replaceAll(address, `<a href="${address}">${address}</a>`));
}

/** Renders the latest mails and SMS with working links, and the switch that makes mail fail. */
export function outboxSection(messages: readonly OutboxMessage[], mailFails: boolean): string {
  return `<h2>Outbox</h2>
<form method="post" action="/control/mail">
${tickBox('fails', 'Mail fails', mailFails)}
<button>Save</button>
</form>
${table(
  ['At', 'To', 'Message'],
  messages.map((message) => [
    message.createdAt.toISOString(),
    message.to,
    new Markup(
      `<div dir="auto"><strong>${escapeHtml(message.subject)}</strong> ${toLinkedText(message).html}</div>`,
    ),
  ]),
)}`;
}
