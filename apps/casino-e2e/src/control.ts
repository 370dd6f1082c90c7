import { type APIRequestContext, expect } from '@playwright/test';
import { type Casino, identityCasino, payoutCasino } from './casinos.js';

/** Changes settings of the brand as its operator does; `null` takes one back. */
export async function changeSettings(request: APIRequestContext, changes: object): Promise<void> {
  const answer = await request.post(`${identityCasino.backend}/control/settings/json`, { data: changes });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Takes back whatever a journey has changed. */
export function settingsOfOld(request: APIRequestContext): Promise<void> {
  return changeSettings(request, {
    use1ClickRegistration: null,
    emailPhoneRegistration: null,
    holdUserOnRegistration: null,
    useSMSResetPassword: null,
    verifyEmailStatusOnLogin: null,
  });
}

/** Sends a form of the control page: what support and cashiers do, and the clock. */
export async function asOperator(
  request: APIRequestContext,
  { backend }: Casino,
  path: string,
  form: Record<string, string> = {},
): Promise<void> {
  const answer = await request.post(`${backend}/control/${path}`, { form, maxRedirects: 0 });
  expect(answer.status(), await answer.text()).toBe(303);
}

/** Moves the payout casino's clock on by a day and two hours, from wherever it stands. */
export async function aDayLater(request: APIRequestContext): Promise<void> {
  const page = await (await request.get(`${payoutCasino.backend}/control`)).text();
  const ahead = Number(/moved by ([\d.]+) hours/.exec(page)?.[1] ?? 0);
  await asOperator(request, payoutCasino, 'time', { hours: String(ahead + 26) });
}

/** Has the payment provider tell what became of a payment that waits. */
export async function atProvider(
  request: APIRequestContext,
  { backend }: Casino,
  depositId: string,
  outcome: 'confirm' | 'seen' | 'decline' | 'fail' | 'cancel' | 'expire',
): Promise<void> {
  const answer = await request.post(`${backend}/control/payments/${depositId}`, { data: { outcome } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

interface Message {
  kind: string;
  link: string | null;
  code: string | null;
}

/** The newest message of a kind that was sent to an address or number. */
export async function messageTo(request: APIRequestContext, to: string, kind: string): Promise<Message> {
  let found: Message | undefined;
  await expect
    .poll(async () => {
      const answer = await request.get(
        `${identityCasino.backend}/control/outbox?to=${encodeURIComponent(to)}`,
      );
      const { messages } = (await answer.json()) as { messages: Message[] };
      found = messages.find((message) => message.kind === kind);
      return found?.kind;
    })
    .toBe(kind);
  return found as Message;
}
