import { beforeAll, describe, expect, it } from 'vitest';
import { settings2 } from '@casino-kit/api-contract';
import { sentTo } from './support/outbox.js';
import { begunBy, seen } from './support/payments.js';
import { deposit, newPlayer, startTestBackend, type TestBackend } from './support/test-backend.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});

const post = (path: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
  backend.fetchControl(path, { method: 'POST', body: new URLSearchParams(form), headers });
const html = async () => (await backend.fetchControl('/control')).text();

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

  it('changes the identity rules, and resets texts that are emptied', async () => {
    const form = { theme: 'curacao', navigationSystem: 'basic' };
    const saved = async (more: Record<string, string>) => {
      expect((await post('/control/settings', { ...form, ...more })).status).toBe(303);
      return (await backend.call(settings2)).body;
    };
    const switches = [
      'verifyEmailStatusOnLogin',
      'use1ClickRegistration',
      'emailPhoneRegistration',
      'useSMSResetPassword',
      'holdUserOnRegistration',
    ];
    const on = await saved({
      ...Object.fromEntries(switches.map((name) => [name, 'yes'])),
      singleSession: 'yes',
      inactivitySessionTimeout: '5',
      reCaptchaSiteKey: 'key-1',
      goToPageAfterRegistration: '/deposit',
    });
    expect(on).toMatchObject({
      ...Object.fromEntries(switches.map((name) => [name, true])),
      policy: { preset: 'curacao', sessionClock: true, singleSession: true },
      inactivitySessionTimeout: 5,
      reCaptchaSiteKey: 'key-1',
      goToPageAfterRegistration: '/deposit',
    });
    const page = await html();
    for (const name of [...switches, 'singleSession'])
      expect(page).toContain(`name="${name}" value="yes" checked`);
    expect(page).toContain('value="key-1"');
    const off = await saved({
      inactivitySessionTimeout: '',
      reCaptchaSiteKey: '',
      goToPageAfterRegistration: '',
    });
    expect(off).toMatchObject({ ...Object.fromEntries(switches.map((name) => [name, false])) });
    expect(off).toMatchObject({ policy: { singleSession: false }, inactivitySessionTimeout: 30 });
    expect(off).not.toHaveProperty('reCaptchaSiteKey');
    expect((await post('/control/settings', { ...form, inactivitySessionTimeout: 'soon' })).status).toBe(400);
  });

  it('accepts any settings as JSON', async () => {
    const send = (body: unknown) =>
      backend.fetchControl('/control/settings/json', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const saved = await send({ showSnow: true, afterRegistrationRedirect: ['/deposit'], theme: 'lulu' });
    expect([saved.status, await saved.json()]).toMatchObject([200, { showSnow: true, theme: 'lulu' }]);
    const back = await send({ showSnow: null, theme: null, afterRegistrationRedirect: null });
    const { clubHost, ...settings } = (await back.json()) as Record<string, unknown>;
    expect(settings).toMatchObject({ theme: 'curacao', brandName: 'curacao' });
    expect(settings).not.toHaveProperty('showSnow');
    for (const [wrong, field] of [
      [{ theme: 7 }, 'theme'],
      [{ inactivitySessionTimeout: '5' }, 'inactivitySessionTimeout'],
      [{ noSuchSetting: true }, 'noSuchSetting'],
      [{ noSuchSetting: null }, 'noSuchSetting'],
    ] as const) {
      const rejected = await send(wrong);
      const body = (await rejected.json()) as { code: string; fields: object };
      expect([rejected.status, body.code, Object.keys(body.fields)]).toEqual([400, 'VALIDATION', [field]]);
    }
    expect(clubHost).toMatchObject({ name: 'Marina' });
    expect((await backend.call(settings2)).body).toEqual(settings);
  });

  it('shows sent messages with working links, and makes mail fail', async () => {
    const player = await newPlayer(backend);
    const [message] = await sentTo(backend, player.email);
    const page = await html();
    expect(page).toContain(player.email);
    expect(page).toContain(`<a href="${message?.link?.replaceAll('&', '&amp;')}">`);
    expect(page).toContain('Confirm your email address');
    const latest = (await (await backend.fetchControl('/control/outbox')).json()) as { messages: unknown[] };
    expect(latest.messages.length).toBeLessThanOrEqual(20);
    expect(latest.messages[0]).toMatchObject({ to: player.email });
    await post('/control/mail', { fails: 'yes' });
    const unlucky = await newPlayer(backend);
    expect(await sentTo(backend, unlucky.email)).toEqual([]);
    expect(await html()).toContain('name="fails" value="yes" checked');
    await post('/control/mail', {});
  });

  it('performs the actions of support', async () => {
    const player = await newPlayer(backend);
    const path = `/control/players/${player.id}`;
    for (const action of ['lock', 'verify-email', 'approve-identity'])
      expect((await post(`${path}/${action}`, {})).status).toBe(303);
    const page = await html();
    expect(page).toContain('locked, e-mail verified, identity approved');
    expect(page).toContain(`${path}/unlock`);
    expect(page).not.toContain(`${path}/approve-identity`);
    expect((await post(`${path}/sessions`, { reason: 'BOREDOM' })).status).toBe(400);
    expect((await post('/control/players/x/lock', {})).status).toBe(404);
  });

  it('sets the outcome of the next charge, once', async () => {
    const player = await newPlayer(backend);
    await post('/control/outcome', { outcome: 'card_declined' });
    expect((await deposit(backend, player)).body.data.errorCode).toBe('CARD_DECLINED');
    expect((await deposit(backend, player)).body.data.status).toBe('completed');
    await post('/control/outcome', { outcome: 'pending' });
    await post('/control/outcome', { outcome: 'as the card says' });
    expect((await deposit(backend, player)).body.data.status).toBe('completed');
  });

  it('lets payments arrive, and sets faults of the provider', async () => {
    const player = await newPlayer(backend);
    const { depositId } = await begunBy(backend, player, 'bank');
    expect(await html()).toContain(`/control/payments/${depositId}`);
    expect((await post(`/control/payments/${depositId}`, { outcome: 'confirm' })).status).toBe(303);
    expect(await seen(backend, player, depositId)).toMatchObject({ status: 'completed' });
    expect((await post(`/control/payments/${depositId}`, { outcome: 'vanish' })).status).toBe(400);
    expect((await post('/control/payments/none', { outcome: 'confirm' })).status).toBe(404);
    await post('/control/faults', { responses: 'late', messages: 'doubled', paused: 'upi, cpf' });
    const page = await html();
    expect(page).toContain('<option value="doubled" selected>');
    expect(page).toContain('value="upi, cpf"');
    expect((await post('/control/faults', { paused: 'cheque' })).status).toBe(400);
    await post('/control/faults', { responses: 'none', messages: 'none', paused: '' });
    expect(await html()).not.toContain('<option value="doubled" selected>');
  });

  it('shows players, deposits and whether the ledger adds up', async () => {
    const player = await newPlayer(backend);
    await deposit(backend, player, { amount: '61.25' });
    const page = await html();
    expect(page).toContain(player.email);
    expect(page).toContain('61.25 EUR');
    expect(page).toContain('Every transfer sums to zero');
  });

  it('serves its own style sheet, and redirects from the root to the page', async () => {
    const style = await backend.fetchControl('/control/page.css');
    expect([style.status, style.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
    const root = await backend.fetchControl('/');
    expect([root.status, root.headers.get('location')]).toEqual([303, '/control']);
  });

  it('is never on the public port, and nowhere when it is switched off', async () => {
    expect((await backend.fetch('/control')).status).toBe(404);
    const without = await startTestBackend({ variables: { NODE_ENV: 'production' } });
    expect(without.controlUrl).toBe('http://localhost:undefined');
    expect((await without.fetch('/control')).status).toBe(404);
  });
});
