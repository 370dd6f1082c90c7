import { expect } from 'vitest';
import * as v from 'valibot';
import { type TestBackend } from './test-backend.js';

const outbox = v.object({
  messages: v.array(
    v.object({
      channel: v.picklist(['mail', 'sms']),
      kind: v.string(),
      to: v.string(),
      subject: v.string(),
      text: v.string(),
      link: v.nullable(v.string()),
      code: v.nullable(v.string()),
      language: v.string(),
      createdAt: v.string(),
    }),
  ),
});
export type SentMessage = v.InferOutput<typeof outbox>['messages'][number];

/** Returns what was sent to an address or number, newest first, from the control page. */
export async function sentTo(
  { fetchControl, canaries }: Pick<TestBackend, 'fetchControl' | 'canaries'>,
  to: string,
): Promise<SentMessage[]> {
  const response = await fetchControl(`/control/outbox?${new URLSearchParams({ to })}`);
  const { messages } = v.parse(outbox, await response.json());
  canaries.response(messages);
  return messages;
}

/** Returns the code of the link in the latest message of a kind to an address. */
export async function linkCode(
  backend: Pick<TestBackend, 'fetchControl' | 'canaries'>,
  to: string,
  kind: string,
): Promise<string> {
  const message = (await sentTo(backend, to)).find((sent) => sent.kind === kind);
  expect(message, `${kind} to ${to}`).toBeDefined();
  return new URL(message?.link ?? '').searchParams.get('code') ?? '';
}

/** Returns what was sent but about new devices: every login of a test without a cookie is on one. */
export async function sentBesideDevices(
  backend: Pick<TestBackend, 'fetchControl' | 'canaries'>,
  to: string,
): Promise<SentMessage[]> {
  return (await sentTo(backend, to)).filter(({ kind }) => kind !== 'new-device');
}
