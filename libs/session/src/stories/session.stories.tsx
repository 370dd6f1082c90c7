import type { Meta, StoryObj } from '@storybook/react-vite';
import { CallError, createApiClient } from '@casino-kit/api-client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import {
  LiveActions,
  LiveCode,
  LiveError,
  LiveFields,
  LivePage,
  LivePanel,
  LiveResult,
} from '../../../../.storybook/live-page/live-page.js';
import { Button, SelectField, TextField } from '../../../../.storybook/live-page/parts.js';
import {
  authStateAtom,
  cookieTokenStore,
  createSession,
  exclusionEnd,
  inactivityMinutes,
  isSelfExcluded,
  playerName,
  type Session,
  sessionEndAtom,
  watchInactivity,
} from '../index.js';
import { makeUserDetails } from '../testing.js';

/** How the server of this page answers a request for the player's details. */
const answers = {
  'a player': () => Response.json({ success: true, data: makeUserDetails() }),
  'a self-excluded player': () =>
    Response.json({
      success: true,
      data: makeUserDetails({
        getUser: { userLimit: { selfExclusion: null, coolingOff: null, isSelfExclusionPermanent: true } },
      }),
    }),
  'an ended session': () => new Response('{}', { status: 403 }),
  'an error': () => new Response('{}', { status: 500 }),
};
type Answer = keyof typeof answers;

/** A session of its own: its cookies are in memory, and its server answers as the page says. */
function makeSession() {
  const cookies = new Map<string, string>();
  const tokens = cookieTokenStore({
    get: (name) => cookies.get(name),
    set: (name, value) => void cookies.set(name, value),
    remove: (name) => void cookies.delete(name),
  });
  let answer: Answer = 'a player';
  const client = createApiClient({
    coreUrl: '',
    backendUrl: '',
    language: () => 'en',
    tokens,
    fetch: (url) =>
      Promise.resolve(
        String(url instanceof Request ? url.url : url).includes('logout')
          ? Response.json({ success: true, data: {} })
          : answers[answer](),
      ),
  });
  const session = createSession({ client, tokens, now: () => new Date() });
  const answerWith = (next: Answer) => {
    answer = next;
  };
  return { session, answerWith };
}

/** Follows an atom of a session. */
function useAtom<T>({ store }: Session, atom: Parameters<Session['store']['get']>[0]): T {
  return useSyncExternalStore(
    (listener) => store.sub(atom, listener),
    () => store.get(atom) as T,
  );
}

/** One word for what a player is to the libraries. */
function stateName({ initialized, authenticated, selfExcluded, user }: ReturnType<Session['state']>): string {
  if (!initialized) return 'not initialized';
  if (!authenticated) return 'guest';
  if (selfExcluded) return 'self-excluded';
  return user === null ? 'player without details' : 'player';
}

/** Every state of a session, and what leads from one to the next. */
function States() {
  const [{ session, answerWith }] = useState(makeSession);
  const [answer, setAnswer] = useState<Answer>('a player');
  const [failure, setFailure] = useState<string | null>(null);
  const state = useAtom<ReturnType<Session['state']>>(session, authStateAtom);
  const ended = useAtom<ReturnType<Session['ended']>>(session, sessionEndAtom);
  const run = (step: () => Promise<unknown>) => {
    setFailure(null);
    answerWith(answer);
    step().catch((error: unknown) => setFailure(error instanceof CallError ? error.message : String(error)));
  };
  return (
    <>
      <LivePanel title="Steps">
        <SelectField
          label="The server answers with"
          value={answer}
          onChange={(event) => setAnswer(event.currentTarget.value as Answer)}
          options={Object.keys(answers).map((value) => ({ value, label: value }))}
        />
        <LiveActions>
          <Button size="sm" onClick={() => run(() => session.initialize())}>
            Load the page
          </Button>
          <Button size="sm" onClick={() => run(() => session.signIn('a-token'))}>
            Log in
          </Button>
          <Button size="sm" variant="line" onClick={() => run(() => session.refresh())}>
            Read the details again
          </Button>
          <Button
            size="sm"
            variant="line"
            onClick={() =>
              session.updateBalance({ cash: '50.00', nonCash: '40.00', total: '90.00', currencyCode: 'EUR' })
            }
          >
            Balance event
          </Button>
          <Button size="sm" variant="line" onClick={() => session.updateDepositCount(state.depositCount + 1)}>
            Deposit event
          </Button>
          <Button size="sm" variant="line" onClick={() => session.end('USER_INACTIVITY_TIMEOUT')}>
            Time out
          </Button>
          <Button size="sm" variant="line" onClick={() => run(() => session.signOut())}>
            Log out
          </Button>
        </LiveActions>
        {failure !== null && <LiveError title="The step failed">{failure}</LiveError>}
      </LivePanel>
      <LivePanel title="State">
        <LiveResult label="Who is playing" value={stateName(state)} />
        <LiveFields>
          <LiveResult
            label="Name"
            value={<bdi>{state.user === null ? '–' : playerName(state.user.getUser)}</bdi>}
          />
          <LiveResult label="Cash" value={<bdi>{state.user?.userWallet?.amount ?? '–'}</bdi>} />
          <LiveResult label="Deposits" value={<bdi>{state.depositCount}</bdi>} />
        </LiveFields>
        <LiveResult label="End to be shown" value={<bdi>{ended?.reason ?? 'none'}</bdi>} />
        {ended !== null && (
          <LiveActions>
            <Button size="sm" variant="line" onClick={() => session.dismissEnded()}>
              Dismiss
            </Button>
          </LiveActions>
        )}
      </LivePanel>
      <LivePanel title="Auth state" wide>
        <LiveCode label="Auth state">{JSON.stringify(state, null, 2)}</LiveCode>
      </LivePanel>
    </>
  );
}

/** The end of activity, with a limit of seconds instead of minutes. */
function Inactivity() {
  const [setting, setSetting] = useState('15');
  const [run, setRun] = useState(0);
  const [phase, setPhase] = useState('stopped');
  useEffect(() => {
    if (run === 0) return;
    const watch = watchInactivity({
      timeoutMs: 2_000,
      now: Date.now,
      schedule: (work, ms) => window.setTimeout(work, ms),
      cancel: window.clearTimeout,
      onWarning: (endsAt) => setPhase(endsAt === null ? 'active' : 'warned'),
      onTimeout: () => setPhase('logged out'),
    });
    const touch = () => watch.touch(Date.now());
    window.addEventListener('pointerdown', touch);
    window.addEventListener('keydown', touch);
    return () => {
      watch.stop();
      window.removeEventListener('pointerdown', touch);
      window.removeEventListener('keydown', touch);
    };
  }, [run]);
  const minutes = setting.trim() === '' ? null : Number(setting);
  return (
    <LivePanel title="Inactivity">
      <TextField
        label="Setting inactivitySessionTimeout, in minutes"
        latin
        value={setting}
        onChange={(event) => setSetting(event.currentTarget.value)}
        error={Number.isNaN(minutes) ? 'Not a number: the default counts.' : undefined}
      />
      <LiveResult label="Minutes until the logout" value={<bdi>{inactivityMinutes(minutes)}</bdi>} />
      <p>Here the limit is two seconds. A key or a press counts as activity.</p>
      <LiveActions>
        <Button
          size="sm"
          onClick={() => {
            setPhase('active');
            setRun(run + 1);
          }}
        >
          Start the watch
        </Button>
      </LiveActions>
      <LiveResult label="Phase" value={phase} />
    </LivePanel>
  );
}

/** Whether a date of the account still excludes the player. */
function Exclusion() {
  const [until, setUntil] = useState('2026-12-31');
  const [now, setNow] = useState('2026-12-31T20:00:00Z');
  const limit = { selfExclusion: until, coolingOff: null, isSelfExclusionPermanent: false };
  const at = new Date(now);
  const isTime = !Number.isNaN(at.getTime());
  const end = exclusionEnd(limit);
  return (
    <LivePanel title="Self-exclusion">
      <LiveFields>
        <TextField
          label="Excluded until"
          latin
          value={until}
          onChange={(event) => setUntil(event.currentTarget.value)}
          error={end === null ? 'Not a date: it excludes nobody.' : undefined}
        />
        <TextField
          label="Now"
          latin
          value={now}
          onChange={(event) => setNow(event.currentTarget.value)}
          error={isTime ? undefined : 'Not a time.'}
        />
      </LiveFields>
      <LiveResult label="Ends" value={<bdi>{end === null ? '–' : new Date(end).toISOString()}</bdi>} />
      <LiveResult label="Excluded now" value={isTime && isSelfExcluded(limit, at) ? 'yes' : 'no'} />
    </LivePanel>
  );
}

const meta = {
  title: 'session/States',
  tags: ['!autodocs'],
  // Its inactivity is counted by a clock that runs.
  parameters: { baseline: false },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** A session with its own server and cookies: load, log in, follow events, end. */
export const Live: Story = {
  render: () => (
    <LivePage
      title="States of a session"
      lead="Who is playing is one state, and only the methods of the session change it. The server of this page answers as you choose."
    >
      <States />
      <Inactivity />
      <Exclusion />
    </LivePage>
  ),
};
/** What one can do there, done. Not in the sidebar: it types by itself. */
export const Played: Story = {
  ...Live,
  tags: ['!dev'],
  play: async ({ canvas }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    const becomes = (name: string) =>
      waitFor(() => expect(canvas.getByLabelText('Who is playing')).toHaveTextContent(name));
    await becomes('not initialized');
    await press('Load the page');
    await becomes('guest');
    await press('Log in');
    await becomes('player');
    await press('Balance event');
    await expect(canvas.getByLabelText('Cash')).toHaveTextContent('50.00');
    await press('Deposit event');
    await expect(canvas.getByLabelText('Deposits')).toHaveTextContent('4');
    const answer = canvas.getByLabelText('The server answers with');
    await userEvent.selectOptions(answer, 'an ended session');
    await press('Read the details again');
    await becomes('guest');
    await expect(canvas.getByLabelText('End to be shown')).toHaveTextContent('SESSION_EXPIRED');
    await press('Dismiss');
    await expect(canvas.getByLabelText('End to be shown')).toHaveTextContent('none');
    await userEvent.selectOptions(answer, 'an error');
    await press('Log in');
    await expect(await canvas.findByText('The step failed')).toBeVisible();
    await userEvent.selectOptions(answer, 'a self-excluded player');
    await press('Log in');
    await becomes('self-excluded');
    await press('Time out');
    await expect(canvas.getByLabelText('End to be shown')).toHaveTextContent('USER_INACTIVITY_TIMEOUT');

    const minutes = canvas.getByLabelText('Setting inactivitySessionTimeout, in minutes');
    await expect(canvas.getByLabelText('Minutes until the logout')).toHaveTextContent('15');
    await userEvent.clear(minutes);
    await userEvent.type(minutes, 'soon');
    await expect(minutes).toBeInvalid();
    await expect(canvas.getByLabelText('Minutes until the logout')).toHaveTextContent('30');
    await press('Start the watch');
    await waitFor(() => expect(canvas.getByLabelText('Phase')).toHaveTextContent('logged out'), {
      timeout: 20_000,
    });

    await expect(canvas.getByLabelText('Excluded now')).toHaveTextContent('yes');
    const now = canvas.getByLabelText('Now');
    await userEvent.clear(now);
    await userEvent.type(now, '2027-01-01T00:00:00Z');
    await expect(canvas.getByLabelText('Excluded now')).toHaveTextContent('no');
  },
};
