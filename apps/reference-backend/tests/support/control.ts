import { expect } from 'vitest';
import { type SettingsFields } from '@casino-kit/api-contract';
import { type TestBackend } from './test-backend.js';

type Reached = Pick<TestBackend, 'fetch'>;

/** Sends a form of the control page. */
export async function control(
  { fetch }: Reached,
  path: string,
  form: Record<string, string> = {},
): Promise<void> {
  const answer = await fetch(`/control/${path}`, { method: 'POST', body: new URLSearchParams(form) });
  expect(answer.status, path).toBe(303);
}

/** Changes settings of the brand; `null` takes one back. */
export async function changeSettings(
  { fetch }: Reached,
  settings: { [K in keyof SettingsFields]?: SettingsFields[K] | null },
): Promise<void> {
  const answer = await fetch('/control/settings/json', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(settings),
  });
  expect(answer.status).toBe(200);
}
