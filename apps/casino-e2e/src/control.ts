import { type APIRequestContext, type BrowserContext, expect } from '@playwright/test';
import { type Casino, identityCasino, payoutCasino } from './casinos.js';

const hourMs = 3_600_000;

/** Changes settings of the brand as its operator does; `null` resets one. */
export async function changeSettings(request: APIRequestContext, changes: object): Promise<void> {
  const response = await request.post(`${identityCasino.control}/control/settings/json`, { data: changes });
  expect(response.ok(), await response.text()).toBe(true);
}

/** Resets whatever a journey has changed. */
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
export async function submitControlForm(
  request: APIRequestContext,
  { control }: Casino,
  path: string,
  form: Record<string, string> = {},
): Promise<void> {
  const response = await request.post(`${control}/control/${path}`, { form, maxRedirects: 0 });
  expect(response.status(), await response.text()).toBe(303);
}

/** Returns by how many hours the clock of a casino is ahead of this machine's. */
async function hoursAhead(request: APIRequestContext, { control }: Casino): Promise<number> {
  const page = await (await request.get(`${control}/control`)).text();
  return Number(/moved by (-?[\d.]+) hours/.exec(page)?.[1] ?? 0);
}

/** Moves the payout casino's clock forward by a day and two hours from its current time. */
export async function aDayLater(request: APIRequestContext): Promise<void> {
  const ahead = await hoursAhead(request, payoutCasino);
  await submitControlForm(request, payoutCasino, 'time', { hours: String(ahead + 26) });
}

/** Returns the clock of a casino, within some seconds. */
export async function timeAt(request: APIRequestContext, casino: Casino): Promise<Date> {
  return new Date(Date.now() + (await hoursAhead(request, casino)) * hourMs);
}

/** Sets the clocks of a casino and of a browser, in all its tabs, to an instant. */
export async function setClocks(context: BrowserContext, casino: Casino, at: Date): Promise<void> {
  const hours = (at.getTime() - Date.now()) / hourMs;
  await submitControlForm(context.request, casino, 'time', { hours: hours.toFixed(6) });
  await context.clock.setSystemTime(at);
}

/** Has the payment provider report the result of a pending payment. */
export async function atProvider(
  request: APIRequestContext,
  { control }: Casino,
  depositId: string,
  outcome: 'confirm' | 'seen' | 'decline' | 'fail' | 'cancel' | 'expire',
): Promise<void> {
  const response = await request.post(`${control}/control/payments/${depositId}`, { data: { outcome } });
  expect(response.ok(), await response.text()).toBe(true);
}

interface Message {
  kind: string;
  link: string | null;
  code: string | null;
}

/** Returns the newest message of a kind that was sent to an address or number. */
export async function messageTo(
  request: APIRequestContext,
  to: string,
  kind: string,
  { control }: Casino = identityCasino,
): Promise<Message> {
  let found: Message | undefined;
  await expect
    .poll(async () => {
      const response = await request.get(`${control}/control/outbox?to=${encodeURIComponent(to)}`);
      const { messages } = (await response.json()) as { messages: Message[] };
      found = messages.find((message) => message.kind === kind);
      return found?.kind;
    })
    .toBe(kind);
  return found as Message;
}
