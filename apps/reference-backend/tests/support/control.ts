import { expect } from 'vitest';
import { type BrandFields } from '../../src/settings/brand-fields.js';
import { type TestBackend } from './test-backend.js';

type Reached = Pick<TestBackend, 'fetchControl'>;

/** Sends a form of the control page. */
export async function control(
  { fetchControl }: Reached,
  path: string,
  form: Record<string, string> = {},
): Promise<void> {
  const response = await fetchControl(`/control/${path}`, {
    method: 'POST',
    body: new URLSearchParams(form),
  });
  expect(response.status, path).toBe(303);
}

/** Changes settings of the brand; `null` resets one. */
export async function changeSettings(
  { fetchControl }: Reached,
  settings: { [K in keyof BrandFields]?: BrandFields[K] | null },
): Promise<void> {
  const response = await fetchControl('/control/settings/json', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(settings),
  });
  expect(response.status).toBe(200);
}

/** Switches of the policy, which the brand sets over those of the preset. */
export type PolicySwitches = NonNullable<Parameters<typeof changeSettings>[1]['policy']>;
