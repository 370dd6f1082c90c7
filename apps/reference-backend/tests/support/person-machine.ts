import fc from 'fast-check';
import { expect } from 'vitest';
import { launchGame, login, signUp, updateUserDetails } from '@casino-kit/api-contract';
import { matchAccounts, type Person } from '../../src/persons/person-match.js';
import { createTableClient, take } from './bonuses.js';
import { say } from './chatting.js';
import { exclude } from './protecting.js';
import { fund, setClocks } from './rakeback.js';
import {
  type ApiResponse,
  deposit,
  fromAnywhere,
  newKey,
  newPhone,
  password,
  person,
  type TestBackend,
  type TestPlayer,
} from './test-backend.js';
import { enter } from './tournaments.js';

/** Two twins, and someone of another family who uses the same devices. Each writes a name in several ways. */
const people = [
  { first: ['Maria', 'Мария', 'MARÍA'], last: ['Ivanova', 'Иванова', 'ivanova'], born: 0 },
  { first: ['Olga', 'Ольга'], last: ['Ivanova', 'Иванова'], born: 0 },
  { first: ['Georgi', 'Георги'], last: ['Dimitrov', 'Димитров'], born: 1 },
] as const;

const spelling = fc.nat(2);
const which = fc.nat(5);
/** What can be tried with an account; all of it is closed to an excluded person. */
const tries = ['bet', 'deposit', 'launch', 'claim', 'race', 'chat'] as const;

/** What a person, or the clock, does next. */
export const steps = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant('open' as const),
        who: fc.nat(2),
        spelling,
        says: fc.constantFrom('all', 'all', 'name', 'nothing'),
      }),
    },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('complete' as const), which, spelling }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('move' as const), which, street: fc.nat(2) }) },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('log in' as const), which, device: fc.nat(2) }) },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('exclude' as const), which, how: fc.nat(2) }) },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant('wait' as const), hours: fc.constantFrom(1, 8, 30) }),
    },
    {
      weight: 5,
      arbitrary: fc.record({ kind: fc.constant('try' as const), which, what: fc.constantFrom(...tries) }),
    },
  ),
  { minLength: 8, maxLength: 16, size: 'max' },
);
type Step = (typeof steps extends fc.Arbitrary<infer S> ? S : never)[number];

interface Account {
  who: number;
  player: TestPlayer;
  /** The launch of a game, opened before anything happened. */
  bet: (() => Promise<ApiResponse<unknown>>) | null;
  /** Everything it says and once said, the current first. */
  says: Person[];
  /** When its own exclusions end. */
  ends: Date[];
}

/** How many of which step were done, and how many tries were rejected. */
export interface PersonTally {
  histories: number;
  accounts: number;
  refused: number;
  exclusions: number;
  tries: number;
  closed: number;
  held: number;
}

export interface PersonMachine {
  backend: TestBackend;
  tally: PersonTally;
  tournamentId: string;
  offerId: string;
  /** The devices that a history shares. */
  history: number;
}

/** The clock runs on: what ends within this time, in ms, may have ended or not. */
const marginMs = 60_000;
const periods = [
  ['break', 'PT12H'],
  ['cooling-off', 'PT24H'],
  ['self-exclusion', 'P1Y'],
] as const;

/** Whether the rules call an account that of an excluded person: by a sure match, or a chain of them. */
function isClosed(account: Account, accounts: readonly Account[], now: Date): boolean {
  const closed = new Set(
    accounts.filter(({ ends }) => ends.some((end) => end.getTime() > now.getTime() + marginMs)),
  );
  for (let size = -1; size !== closed.size;) {
    size = closed.size;
    for (const one of accounts)
      if ([...closed].some((other) => matchAccounts(one.says, other.says).match === 'sure')) closed.add(one);
  }
  return closed.has(account);
}

/** Plays one history: whatever is tried with an account of an excluded person is rejected; twins keep their accounts. */
export async function playHistory(machine: PersonMachine, planned: readonly Step[]): Promise<void> {
  const { backend, tally } = machine;
  machine.history += 1;
  const { history } = machine;
  tally.histories += 1;
  const { call, clock } = backend;
  const accounts: Account[] = [];
  const excludedOnes = new Set<number>();
  const tokens: (string | undefined)[] = [];
  const bornOn = (born: number) =>
    new Date(Date.UTC(1935, 0, 1 + history * 2 + born)).toISOString().slice(0, 10);
  const createHome = (street: number) => ({
    address: `Kade ${'abc'.charAt(street)} ${history}`,
    zipCode: `H${history}`,
    city: 'Willemstad',
    countryCode: 'CW',
  });
  const getName = (who: number, spelled: number) => {
    const { first, last } = people[who] ?? people[0];
    return {
      firstName: first[spelled % first.length] ?? '',
      lastName: last[spelled % last.length] ?? '',
    };
  };
  const pick = (index: number) => accounts[index % Math.max(accounts.length, 1)];
  const changeTo = async (account: Account, form: Record<string, string>) => {
    const { status, body } = await call(updateUserDetails, { token: account.player.token, body: form });
    expect(status, JSON.stringify(body)).toBe(200);
    const [current] = account.says;
    if (current !== undefined) account.says.unshift({ ...current, ...form });
  };

  const run: { [K in Step['kind']]: (step: Extract<Step, { kind: K }>) => Promise<void> } = {
    async open({ who, spelling: spelled, says }) {
      const phone = newPhone();
      const dateOfBirth = bornOn(people[who]?.born ?? 0);
      const details = {
        ...(says === 'nothing' ? { firstName: '', lastName: '' } : getName(who, spelled)),
        ...(says === 'all' ? createHome(0) : { address: '', zipCode: '', city: '', countryCode: 'CW' }),
        dateOfBirth,
      };
      const email = `${newKey()}@player.example`;
      const { status, body } = await call(signUp, {
        body: { email, password, ...phone, ...person, ...details },
        headers: fromAnywhere(),
      });
      const said: Person = {
        ...details,
        phone: `+${phone.phoneCode}${phone.phone}`,
        devices: [],
        documents: [],
      };
      const asked: Account = { who, player: { id: 0, email, token: '' }, bet: null, says: [said], ends: [] };
      if (status !== 200) {
        expect(body.code).toBe('PERSON_EXCLUDED');
        expect([...excludedOnes]).toContain(who);
        tally.refused += 1;
        return;
      }
      expect(isClosed(asked, [...accounts, asked], clock.now())).toBe(false);
      const player = { id: Number(body.data.createUser.userId), email, token: body.data.accessToken };
      await fund(backend, player, '20');
      const launched = await call(launchGame, {
        token: player.token,
        params: { slug: 'pearl-diver' },
        body: { mode: 'real', locale: 'en' },
      });
      const table = launched.status === 200 ? createTableClient(backend, launched.body.data.url) : null;
      accounts.push({ ...asked, player, bet: table && (() => table.play({ stake: '0.20' })) });
      tally.accounts += 1;
    },
    async complete({ which: index, spelling: spelled }) {
      const account = pick(index);
      if (account === undefined || account.says[0]?.firstName !== '') return;
      await changeTo(account, { ...getName(account.who, spelled), ...createHome(0) });
    },
    async move({ which: index, street }) {
      const account = pick(index);
      if (account !== undefined) await changeTo(account, createHome(street));
    },
    async 'log in'({ which: index, device }) {
      const account = pick(index);
      if (account === undefined) return;
      const { email } = account.player;
      const known = tokens[device];
      const { status, headers, body } = await call(login, {
        body: { email, password },
        headers: { ...fromAnywhere(), ...(known !== undefined && { cookie: `device=${known}` }) },
      });
      expect(status).toBe(200);
      tokens[device] ??= /device=([\w-]+)/.exec(headers.get('set-cookie') ?? '')?.[1];
      account.player = { ...account.player, token: body.data.accessToken };
      const devices = [...new Set([...(account.says[0]?.devices ?? []), `device ${device}`])];
      account.says = account.says.map((said) => ({ ...said, devices }));
    },
    async exclude({ which: index, how }) {
      const account = pick(index);
      const [kind, period] = periods[how] ?? periods[0];
      if (account === undefined) return;
      const { status, body } = await exclude(backend, account.player, kind, period);
      if (status !== 200) {
        expect(body.code).toBe('EXCLUSION_ALREADY_ACTIVE');
        return;
      }
      account.ends.push(new Date(body.data.endsAt ?? ''));
      excludedOnes.add(account.who);
      tally.exclusions += 1;
    },
    async wait({ hours }) {
      setClocks([backend], new Date(clock.now().getTime() + hours * 3_600_000));
    },
    async try({ which: index, what }) {
      const account = pick(index);
      if (account === undefined) return;
      const { player, bet } = account;
      if (what === 'bet' && bet === null) return;
      const wasClosed = isClosed(account, accounts, clock.now());
      const done = {
        bet: () => bet?.() ?? deposit(backend, player),
        deposit: () => deposit(backend, player),
        launch: () =>
          call(launchGame, {
            token: player.token,
            params: { slug: 'pearl-diver' },
            body: { mode: 'real', locale: 'en' },
          }),
        claim: () => take(backend, player, { bonusId: machine.offerId }),
        race: () => enter(backend, player, machine.tournamentId),
        chat: () => say(backend, player, 'Good evening'),
      }[what];
      const { body } = await done();
      tally.tries += 1;
      if (body.code === 'ACCOUNT_UNDER_REVIEW') tally.held += 1;
      if (wasClosed) {
        // After hours without a bet the launch has expired.
        expect(what === 'bet' ? ['ACCOUNT_EXCLUDED', 'LAUNCH_EXPIRED'] : ['ACCOUNT_EXCLUDED']).toContain(
          body.code,
        );
        tally.closed += 1;
      }
      // Nobody is excluded for a twin, or for someone at the same device.
      if (!excludedOnes.has(account.who)) expect(body.code).not.toBe('ACCOUNT_EXCLUDED');
    },
  };
  for (const step of planned) await (run[step.kind] as (step: Step) => Promise<void>)(step);
}
