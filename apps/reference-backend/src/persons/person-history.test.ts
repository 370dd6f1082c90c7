import fc from 'fast-check';
import { expect, it } from 'vitest';
import { matchAccounts, type Person } from './person-match.js';

/** An account by the pure rules: everything that it says and once said, and until which hour it is excluded. */
interface Account {
  who: number;
  says: Person[];
  until: number;
}

const firsts = [
  ['Maria', 'Мария', 'MARÍA'],
  ['Olga', 'Ольга', 'olga'],
  ['Georgi', 'Георги', 'Georgi'],
];
const lasts = ['Ivanova', 'Иванова', 'IVANOVA', 'Petrova'];
const index = fc.nat(7);
const events = fc.array(
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('open' as const),
        who: fc.nat(2),
        first: fc.nat(2),
        last: fc.nat(3),
        fact: fc.nat(3),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ kind: fc.constant('change' as const), index, last: fc.nat(3), fact: fc.nat(3) }),
    },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('device' as const), index, device: fc.nat(2) }) },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('exclude' as const),
        index,
        hours: fc.constantFrom(1, 10, 1_000),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant('wait' as const), hours: fc.constantFrom(1, 20) }),
    },
  ),
  { minLength: 4, maxLength: 14, size: 'max' },
);

/** What a person can say besides the name: nothing, a phone, an address, both. */
const createFacts = (who: number, fact: number): Pick<Person, 'phone' | 'address' | 'city'> => ({
  phone: fact % 2 === 1 ? `+35988800${who}` : '',
  address: fact >= 2 ? 'Vitosha Street 12' : '',
  city: fact >= 2 ? 'Sofia' : '',
});

/** Applies the rule where the backend does: at sign-up, change, login and exclusion. */
function createRules() {
  const accounts: Account[] = [];
  let now = 0;
  let refused = 0;
  const isSure = (one: Account, two: Account) => matchAccounts(one.says, two.says).match === 'sure';
  const spread = (from: Account) => {
    for (const other of accounts)
      if (other !== from && other.until < from.until && from.until > now && isSure(from, other)) {
        other.until = from.until;
        spread(other);
      }
  };
  const follow = (account: Account) => {
    for (const other of accounts) if (other !== account) spread(other);
    spread(account);
  };
  return {
    accounts,
    now: () => now,
    refused: () => refused,
    pass: (hours: number) => (now += hours),
    open(account: Account) {
      if (accounts.some((other) => other.until > now && isSure(account, other))) refused += 1;
      else accounts.push(account);
    },
    follow,
  };
}

it('excludes at every moment each account that the rule calls sure, and none of a twin or stranger, in thousands of histories', () => {
  const tally = { histories: 0, checks: 0, closed: 0, refused: 0 };
  fc.assert(
    fc.property(events, (planned) => {
      const rules = createRules();
      const { accounts } = rules;
      const excludedOnes = new Set<number>();
      tally.histories += 1;
      for (const event of planned) {
        const account = 'index' in event ? accounts[event.index % Math.max(accounts.length, 1)] : undefined;
        if (event.kind === 'open')
          rules.open({
            who: event.who,
            until: 0,
            says: [
              {
                firstName: firsts[event.who]?.[event.first] ?? '',
                lastName: lasts[event.last] ?? '',
                // The first two are twins.
                dateOfBirth: event.who === 2 ? '1971-01-30' : '1990-05-04',
                countryCode: 'BG',
                zipCode: '1000',
                ...createFacts(event.who, event.fact),
                devices: [],
                documents: [],
              },
            ],
          });
        else if (event.kind === 'wait') rules.pass(event.hours);
        else if (account !== undefined) {
          const [said] = account.says;
          if (said === undefined) throw new Error('an account says something');
          if (event.kind === 'change')
            account.says.unshift({
              ...said,
              lastName: lasts[event.last] ?? '',
              ...createFacts(account.who, event.fact),
            });
          if (event.kind === 'device')
            account.says = account.says.map((each) => ({
              ...each,
              devices: [...each.devices, `device ${event.device}`],
            }));
          if (event.kind === 'exclude') {
            account.until = Math.max(account.until, rules.now() + event.hours);
            excludedOnes.add(account.who);
          }
          rules.follow(account);
        }
        for (const one of accounts)
          for (const other of accounts) {
            tally.checks += 1;
            if (one === other || other.until <= rules.now()) continue;
            if (matchAccounts(one.says, other.says).match !== 'sure') continue;
            tally.closed += 1;
            expect(one.until).toBeGreaterThanOrEqual(other.until);
          }
        for (const { who, until } of accounts) if (!excludedOnes.has(who)) expect(until).toBe(0);
      }
      tally.refused += rules.refused();
    }),
    { numRuns: 2_500, endOnFailure: true },
  );
  process.stdout.write(`${JSON.stringify(tally)}\n`);
  expect(tally.closed).toBeGreaterThan(1_000);
  expect(tally.refused).toBeGreaterThan(100);
});
