import { depositOutcomes, outcomeModal } from '@casino-kit/payments/outcome-modal';
import { createTestCasino, type TestCasino, type TestCasinoOptions } from '@casino-kit/provider/testing';
import { makeLimits, protectionHandlers } from '@casino-kit/responsible-gaming/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { BrowserRouter, useNavigate } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { isModalFor } from './modal-audience.js';
import ModalHost, { loadModal } from './modal-host.js';

// A server that knows none of the calls: whatever a modal asks for, it must be possible to leave it.
const server = setupServer(http.all('*', () => HttpResponse.json({ success: false }, { status: 404 })));
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const modals = [
  'login',
  'registration',
  'linked-signup',
  'forgot-password',
  'reset-password',
  'verify-email',
  'verify-email-expired',
  'deposit',
  'deposit-3ds-success',
  'calendar',
  'rakeback',
  'cookies',
  'blocked-country',
  'limit-choice',
  ...depositOutcomes.map(outcomeModal),
  // The bare form of an outcome.
  'pending',
];
/** Those that open for some only. */
const notFor: Readonly<Record<string, string>> = {
  login: 'a player',
  registration: 'a player',
  'limit-choice': 'a guest',
};

let navigateTo: (address: string) => void;

/** Renders the modals at an address of the casino, with the router as navigation of the libraries. */
function open(address: string, options: TestCasinoOptions = {}, state: unknown = null): TestCasino {
  window.history.replaceState({ usr: state, key: 'start', idx: 0 }, '', address);
  const casino = createTestCasino({
    ...options,
    navigation: {
      Link: ({ children, ...props }) => <a {...props}>{children}</a>,
      navigate: (href) => navigateTo(href),
    },
  });
  function Router() {
    const navigate = useNavigate();
    navigateTo = (href) => void navigate(href);
    return null;
  }
  render(
    <BrowserRouter>
      <casino.Host>
        <Router />
        <ModalHost />
      </casino.Host>
    </BrowserRouter>,
  );
  return casino;
}
const address = () => `${window.location.pathname}${window.location.search}`;
const dialog = () => screen.queryByRole('dialog') ?? screen.queryByRole('alertdialog');
const isLeft = () =>
  waitFor(() => {
    expect(dialog()).toBeNull();
    expect(address()).not.toContain('modal=');
  });

beforeAll(async () => {
  for (const name of modals) await loadModal(name);
}, 60_000);

describe.each(modals)('the modal %s', (name) => {
  it.each(['a guest', 'a player'])('opens for %s and can be left, or leaves the address', async (who) => {
    open(`/casino?tab=1&modal=${name}`, who === 'a guest' ? { player: null } : {});
    if (notFor[name] !== who) {
      await waitFor(() => expect(dialog()).not.toBeNull());
      await userEvent.keyboard('{Escape}');
    }
    await isLeft();
  });

  it('can be left when the session of a player ends while it is open', async () => {
    const casino = open(`/casino?tab=1&modal=${name}`);
    if (notFor[name] !== 'a player') await waitFor(() => expect(dialog()).not.toBeNull());
    act(() => casino.setPlayer(null));
    if (dialog() !== null) await userEvent.keyboard('{Escape}');
    await isLeft();
  });
});

describe('a modal', () => {
  it.each([
    ['login', { guest: true, becamePlayer: false, player: false }],
    // A guest becomes a player while it is open.
    ['registration', { guest: true, becamePlayer: true, player: false }],
    ['limit-choice', { guest: false, becamePlayer: true, player: true }],
    ['deposit', { guest: true, becamePlayer: true, player: true }],
    ['constructor', { guest: true, becamePlayer: true, player: true }],
  ])('%s is for %j', (modal, audience) => {
    expect({
      guest: isModalFor(modal, false, false),
      becamePlayer: isModalFor(modal, true, false),
      player: isModalFor(modal, true, true),
    }).toEqual(audience);
  });
});

it('opens nothing for a name that no modal has', () => {
  open('/casino?tab=1&modal=unknown');
  expect(dialog()).toBeNull();
});

describe('a choice of limits that the policy requires', () => {
  const required = makeLimits({ limits: [], session: null, choiceRequired: true });
  const forced = { settings: { policy: { preset: 'ukgc' } } } as const;
  const chooseNone = () => screen.findByRole('button', { name: 'No limit for now' });

  it('cannot be left by Escape while the session lasts, and leaves with it', async () => {
    server.use(...protectionHandlers({ limits: required }));
    const casino = open('/casino?tab=1&modal=limit-choice', forced);
    await chooseNone();
    await userEvent.keyboard('{Escape}');
    expect(dialog()).not.toBeNull();
    act(() => casino.setPlayer(null));
    await isLeft();
    expect(address()).toBe('/casino?tab=1');
  });

  it('is not asked for again once it is made', async () => {
    server.use(...protectionHandlers({ limits: makeLimits() }));
    open('/casino?tab=1&modal=limit-choice', forced);
    await isLeft();
    expect(address()).toBe('/casino?tab=1');
  });

  it('can be left when the limits do not load', async () => {
    server.use(http.get('*/api/user/limits', () => HttpResponse.json({}, { status: 400 })));
    open('/casino?modal=limit-choice', forced);
    await waitFor(() => expect(dialog()).not.toBeNull());
    await userEvent.keyboard('{Escape}');
    await isLeft();
  });
});

describe('the login', () => {
  it('returns a player who logs in to the page where the session ended', async () => {
    const casino = open('/?modal=login', { player: null }, { returnTo: '/casino/slots?sort=new' });
    await waitFor(() => expect(dialog()).not.toBeNull());
    act(() => casino.setPlayer('unknown'));
    await isLeft();
    expect(address()).toBe('/casino/slots?sort=new');
  });

  it('leaves a player who logs in on the page behind it', async () => {
    const casino = open('/casino/slots?sort=new&modal=login', { player: null });
    await waitFor(() => expect(dialog()).not.toBeNull());
    act(() => casino.setPlayer('unknown'));
    await isLeft();
    expect(address()).toBe('/casino/slots?sort=new');
  });
});

it('stays open for a newcomer who becomes a player in the registration', async () => {
  const casino = open('/casino?modal=registration', { player: null });
  await waitFor(() => expect(dialog()).not.toBeNull());
  act(() => casino.setPlayer('unknown'));
  expect(dialog()).not.toBeNull();
  expect(address()).toBe('/casino?modal=registration');
});

it('does not close the login that the end of a session has just opened in place of the modal', async () => {
  const casino = open('/casino?modal=limit-choice');
  act(() => {
    navigateTo('/?modal=login');
    casino.setPlayer(null);
  });
  await waitFor(() => expect(dialog()).not.toBeNull());
  expect(address()).toBe('/?modal=login');
});
