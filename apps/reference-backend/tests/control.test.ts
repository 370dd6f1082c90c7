import { request as httpRequest } from 'node:http';
import { beforeAll, describe, expect, it } from 'vitest';
import { settings2 } from '@casino-kit/api-contract';
import { deposit, newPlayer, startTestBackend, type TestBackend } from './support/test-backend.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});

const post = (path: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
  backend.fetch(path, { method: 'POST', body: new URLSearchParams(form), headers });
const html = async () => (await backend.fetch('/control')).text();

/** A request with a Host header of its own choosing, which fetch does not allow. */
function statusForHost(host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(`${backend.url}/control`, { headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    request.once('error', reject);
    request.end();
  });
}

describe('the control page', () => {
  it('moves time', async () => {
    expect((await post('/control/time', { hours: '48' })).status).toBe(303);
    expect(backend.clock.offsetMs).toBe(48 * 3_600_000);
    expect(await html()).toContain('moved by 48 hours');
    await post('/control/time', { hours: '0' });
    expect(backend.clock.offsetMs).toBe(0);
    expect((await post('/control/time', { hours: 'soon' })).status).toBe(400);
  });

  it('changes the brand', async () => {
    await post('/control/settings', {
      theme: 'lulu',
      navigationSystem: 'panel',
      showMobileBottomMenu: 'yes',
    });
    expect((await backend.call(settings2)).body).toMatchObject({
      theme: 'lulu',
      navigationSystem: 'panel',
      allowGuestPlayDemoGames: false,
      showMobileBottomMenu: true,
      brandName: 'curacao',
    });
    expect((await post('/control/settings', { theme: 'x', navigationSystem: 'panel' })).status).toBe(400);
  });

  it('orders what the next charge does, once', async () => {
    const player = await newPlayer(backend);
    await post('/control/outcome', { outcome: 'card_declined' });
    expect((await deposit(backend, player)).body.data.errorCode).toBe('CARD_DECLINED');
    expect((await deposit(backend, player)).body.data.status).toBe('completed');
    await post('/control/outcome', { outcome: 'pending' });
    await post('/control/outcome', { outcome: 'as the card says' });
    expect((await deposit(backend, player)).body.data.status).toBe('completed');
  });

  it('shows players, deposits and whether the ledger adds up', async () => {
    const player = await newPlayer(backend);
    await deposit(backend, player, { amount: '61.25' });
    const page = await html();
    expect(page).toContain(player.email);
    expect(page).toContain('61.25 EUR');
    expect(page).toContain('Every transfer sums to zero');
  });

  it('is there for this machine only', async () => {
    expect((await backend.fetch('/control', { headers: { 'x-forwarded-for': '203.0.113.5' } })).status).toBe(
      404,
    );
    expect((await backend.fetch('/control', { headers: { 'x-forwarded-for': '127.0.0.1' } })).status).toBe(
      404,
    );
    expect(await statusForHost('rebound.evil.test')).toBe(404);
    expect(await statusForHost('localhost:4100')).toBe(200);
    expect((await post('/control/time', { hours: '1' }, { origin: 'http://evil.test' })).status).toBe(404);
    expect(backend.clock.offsetMs).toBe(0);
  });

  it('can be left out', async () => {
    const without = await startTestBackend({ variables: { CONTROL_PAGE: 'off' } });
    expect((await without.fetch('/control')).status).toBe(404);
  });
});
