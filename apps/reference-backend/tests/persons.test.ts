import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getExclusions, getUserDetails, login, signUp, updateUserDetails } from '@casino-kit/api-contract';
import { identityDocuments } from '../src/documents/tables.js';
import { keepFormerPerson, readPerson } from '../src/persons/read-persons.js';
import { personMatches } from '../src/persons/tables.js';
import { openTable } from './support/bonuses.js';
import { changeSettings, control } from './support/control.js';
import { startNodes } from './support/nodes.js';
import { sentTo } from './support/outbox.js';
import { exclude } from './support/protecting.js';
import { fund, setClocks } from './support/rakeback.js';
import {
  deposit,
  fromAnywhere,
  newKey,
  newPhone,
  newPlayer,
  password,
  person,
  type TestBackend,
  type TestPlayer,
} from './support/test-backend.js';
import { withdraw } from './support/withdrawing.js';

let backend: TestBackend;
let other: TestBackend;
beforeAll(async () => {
  [backend, other] = await startNodes();
});
beforeEach(async () => {
  setClocks([backend, other], '2026-11-26T12:00:00Z');
  await changeSettings(backend, { policy: null });
});

let last = 0;
const letters = 'abcdefghijklmnopqrstuvwxyz';
/** Returns someone who shares nothing with the people of other tests. */
function newPerson() {
  last += 1;
  const word = [...String(last)].map((digit) => letters[Number(digit) * 2 + 1]).join('x');
  return {
    firstName: 'Maria',
    lastName: `Ivanova${word}`,
    dateOfBirth: `19${60 + (last % 30)}-0${1 + (last % 9)}-1${last % 9}`,
    address: `Harbour ${word} 1`,
    city: 'Willemstad',
    zipCode: `Z${last}`,
  };
}
const open = (form: Record<string, unknown>) =>
  backend.call(signUp, {
    body: { email: `${newKey()}@player.example`, password, ...person, ...newPhone(), ...form },
    headers: fromAnywhere(),
  });
const change = ({ token }: TestPlayer, form: Record<string, unknown>) =>
  backend.call(updateUserDetails, { token, body: form });
const fetchUserLimit = async ({ token }: TestPlayer) =>
  (await backend.call(getUserDetails, { token })).body.data.getUser.userLimit;
const fetchExclusions = async ({ token }: TestPlayer) =>
  (await backend.call(getExclusions, { token })).body.data.exclusions;
const readMatches = ({ id }: TestPlayer) =>
  backend.services.database.select().from(personMatches).where(eq(personMatches.playerId, id));
const decide = (account: TestPlayer, excluded: TestPlayer, decision: 'same' | 'other') =>
  control(backend, `persons/${account.id}/${excluded.id}/${decision}`);

async function excludedPlayer(form: Record<string, unknown>): Promise<TestPlayer> {
  const player = await newPlayer(backend, form);
  expect((await exclude(backend, player, 'self-exclusion', 'P1Y')).status).toBe(200);
  return player;
}
/** Logs in with the device of a browser, which gets one with its first login. */
async function logInWith({ email }: TestPlayer, device?: string): Promise<string> {
  const { status, headers } = await backend.call(login, {
    body: { email, password },
    headers: { ...fromAnywhere(), ...(device !== undefined && { cookie: `device=${device}` }) },
  });
  expect(status).toBe(200);
  return /device=([\w-]+)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? '';
}
async function addDocument({ id }: TestPlayer, sha256: string): Promise<string> {
  const documentId = newKey();
  await backend.services.database.insert(identityDocuments).values({
    id: documentId,
    playerId: id,
    kind: 'identity',
    fileName: 'passport.png',
    fileType: 'png',
    size: 1,
    sha256,
    storedAs: documentId,
    captured: false,
    status: 'pending-review',
    uploadedAt: backend.services.clock.now(),
  });
  return documentId;
}

describe('sign-up of an excluded person', () => {
  it('is refused in any script, without a word about the other account', async () => {
    const someone = newPerson();
    const first = await excludedPlayer(someone);
    for (const firstName of ['Maria', 'Мария', 'MARÍA', 'mariya']) {
      const { status, body } = await open({ ...someone, firstName, address: someone.address.toUpperCase() });
      expect([firstName, status, body.code]).toEqual([firstName, 409, 'PERSON_EXCLUDED']);
      expect(JSON.stringify(body)).not.toMatch(new RegExp(`${first.id}|2027|until`));
    }
    const { status } = await open({
      ...someone,
      firstName: 'Maria',
      lastName: 'Other',
      address: '',
      zipCode: '',
    });
    expect(status).toBe(200);
  });
  it('is refused by one click, too', async () => {
    const someone = newPerson();
    await excludedPlayer(someone);
    const { body } = await open({ ...someone, registrationMode: 'oneClick', email: undefined });
    expect(body.code).toBe('PERSON_EXCLUDED');
  });
  it('finds what the excluded account said before it was changed', async () => {
    const someone = newPerson();
    const first = await excludedPlayer(someone);
    expect((await change(first, { address: 'Elsewhere 9', zipCode: '9999' })).status).toBe(200);
    expect((await open(someone)).body.code).toBe('PERSON_EXCLUDED');
  });
  it('is open again when the exclusion has ended', async () => {
    const someone = newPerson();
    await excludedPlayer(someone);
    setClocks([backend, other], '2027-11-26T12:02:00Z');
    expect((await open(someone)).status).toBe(200);
  });
  it('and an exclusion in the same moment see each other', async () => {
    for (let round = 0; round < 8; round += 1) {
      const someone = newPerson();
      const first = await newPlayer(backend, someone);
      const [, opened] = await Promise.all([exclude(other, first, 'self-exclusion', 'P1Y'), open(someone)]);
      if (opened.status !== 200) expect(opened.body.code).toBe('PERSON_EXCLUDED');
      else {
        const { accessToken, createUser } = opened.body.data;
        const second = { id: Number(createUser.userId), email: '', token: accessToken };
        expect((await deposit(backend, second)).body.code).toBe('ACCOUNT_EXCLUDED');
      }
    }
  });
});

describe('another account of an excluded person', () => {
  it('is excluded with the first, until the same end, and withdrawals stay open', async () => {
    const someone = newPerson();
    const [first, second] = [await newPlayer(backend, someone), await newPlayer(backend, someone)];
    await fund(backend, second, '100');
    const table = await openTable(backend, second);
    const { body } = await exclude(backend, first, 'cooling-off', 'P1M');
    const limit = await fetchUserLimit(second);
    expect(limit).toEqual({ ...(await fetchUserLimit(first)), isMatched: true });
    expect(limit?.coolingOff).toBe(body.data.endsAt);
    expect((await table.play({ stake: '1' })).body.code).toBe('ACCOUNT_EXCLUDED');
    expect((await deposit(backend, second)).body.code).toBe('ACCOUNT_EXCLUDED');
    expect((await fetchExclusions(second)).map(({ kind, period }) => [kind, period])).toEqual([
      ['cooling-off', 'P1M'],
    ]);
    expect((await withdraw(backend, second, { amount: '40' })).body.code).not.toBe('ACCOUNT_EXCLUDED');
  });
  it('says that its details match, and no more about the other account', async () => {
    const someone = newPerson();
    const [first, second] = [await newPlayer(backend, someone), await newPlayer(backend, someone)];
    await exclude(backend, second, 'break', 'P1D');
    expect(await fetchUserLimit(second)).not.toHaveProperty('isMatched');
    await exclude(backend, first, 'self-exclusion', 'P1Y');
    // Logged in anew: the same.
    await logInWith(second);
    expect(await fetchUserLimit(second)).toMatchObject({ isMatched: true });
    expect(await fetchUserLimit(first)).not.toHaveProperty('isMatched');
    const of = (list: Awaited<ReturnType<typeof fetchExclusions>>) =>
      list.map(({ kind, isMatched }) => [kind, isMatched]).toSorted();
    expect(of(await fetchExclusions(second))).toEqual([
      ['break', undefined],
      ['self-exclusion', true],
    ]);
    const told = (await sentTo(backend, second.email)).find(({ kind }) => kind === 'match');
    expect(told?.subject).toBe('Your account is closed for play');
    expect(told?.text).toMatch(/details match.*Your money is safe.*contact support.*help/);
    expect(`${told?.subject} ${told?.text}`).not.toMatch(
      new RegExp(`As you asked|${first.id}|${first.email}`),
    );
    // A longer one of their own is theirs.
    await exclude(backend, second, 'self-exclusion', 'permanent');
    expect(await fetchUserLimit(second)).not.toHaveProperty('isMatched');
  });
  it('is excluded longer when the first is', async () => {
    const someone = newPerson();
    const [first, second] = [await newPlayer(backend, someone), await newPlayer(backend, someone)];
    await exclude(backend, first, 'break', 'P1D');
    const { body } = await exclude(backend, second, 'self-exclusion', 'P3Y');
    expect((await fetchUserLimit(first))?.selfExclusion).toBe(body.data.endsAt);
    await exclude(backend, first, 'self-exclusion', 'permanent');
    expect((await fetchUserLimit(second))?.isSelfExclusionPermanent).toBe(true);
  });
  it('is excluded when a change of the profile reveals the person', async () => {
    const someone = newPerson();
    await excludedPlayer(someone);
    const second = await newPlayer(backend, { dateOfBirth: someone.dateOfBirth });
    expect(await fetchUserLimit(second)).toBeNull();
    const { status } = await change(second, someone);
    expect(status).toBe(200);
    expect((await deposit(backend, second)).body.code).toBe('ACCOUNT_EXCLUDED');
  });
  it('is excluded after a login with the same device', async () => {
    const { firstName, lastName, dateOfBirth } = newPerson();
    const first = await newPlayer(backend, { firstName, lastName, dateOfBirth });
    const device = await logInWith(first);
    await changeSettings(backend, { policy: { likelyMatch: 'allow' } });
    const second = await newPlayer(backend, { firstName, lastName, dateOfBirth });
    await exclude(backend, first, 'self-exclusion', 'P1Y');
    expect(await fetchUserLimit(second)).toBeNull();
    await logInWith(second, device);
    expect((await fetchUserLimit(second))?.selfExclusion).not.toBeNull();
  });
  it('is excluded when a document of the same bytes is approved, also under another surname', async () => {
    const someone = newPerson();
    const first = await excludedPlayer(someone);
    const hash = newKey();
    await addDocument(first, hash);
    const second = await newPlayer(backend, { ...someone, lastName: 'Verheyden', address: '', zipCode: '' });
    await control(backend, `documents/${await addDocument(second, hash)}/approve`);
    expect((await deposit(backend, second)).body.code).toBe('ACCOUNT_EXCLUDED');
  });
  it('opens when the operator decides that it is of another person, and closes again otherwise', async () => {
    const someone = newPerson();
    const [first, second] = [await newPlayer(backend, someone), await newPlayer(backend, someone)];
    await exclude(backend, first, 'self-exclusion', 'P1Y');
    expect(await readMatches(second)).toMatchObject([
      { excludedId: first.id, match: 'sure', state: 'linked' },
    ]);
    await decide(second, first, 'other');
    expect(await fetchUserLimit(second)).toBeNull();
    expect(await fetchExclusions(second)).toEqual([]);
    expect((await deposit(backend, second)).status).toBe(200);
    // Also what follows does not link them again.
    await exclude(backend, first, 'self-exclusion', 'P3Y');
    expect(await fetchUserLimit(second)).toBeNull();
    await decide(second, first, 'same');
    expect((await fetchUserLimit(second))?.selfExclusion).toMatch(/^2029/);
  });
});

describe('two accounts that match each other', () => {
  it('are one row of the control page, and one decision', async () => {
    const someone = newPerson();
    const [first, second] = [await newPlayer(backend, someone), await newPlayer(backend, someone)];
    await exclude(backend, first, 'self-exclusion', 'P1Y');
    await exclude(backend, second, 'self-exclusion', 'P3Y');
    expect(await readMatches(first)).toHaveLength(1);
    expect(await readMatches(second)).toHaveLength(1);
    const rows = async () => {
      const page = await (await backend.fetchControl('/control')).text();
      return page
        .split('<tr>')
        .filter((row) => row.includes(`persons/${second.id}/`) || row.includes(`persons/${first.id}/`));
    };
    expect(await rows()).toHaveLength(1);
    await decide(second, first, 'other');
    expect((await fetchUserLimit(first))?.selfExclusion).toMatch(/^2027/);
    expect((await fetchUserLimit(second))?.selfExclusion).toMatch(/^2029/);
    expect(await rows()).toHaveLength(1);
    expect((await rows())[0]).toContain('another person');
    await decide(first, second, 'same');
    expect((await fetchUserLimit(first))?.selfExclusion).toMatch(/^2029/);
  });
});

describe('a likely match', () => {
  const twin = (someone: ReturnType<typeof newPerson>) => ({ ...someone, firstName: 'Olga' });

  it('is held for review: no play, no deposit, until the operator decides', async () => {
    const someone = newPerson();
    const first = await excludedPlayer(someone);
    const second = await newPlayer(backend, twin(someone));
    await fund(backend, second, '50');
    expect((await deposit(backend, second)).body.code).toBe('ACCOUNT_UNDER_REVIEW');
    expect((await openTable(backend, second).catch(() => null)) ?? null).toBeNull();
    expect(await readMatches(second)).toMatchObject([
      { match: 'likely', state: 'held', facts: ['last name', 'date of birth', 'address'] },
    ]);
    const page = await (await backend.fetchControl('/control')).text();
    expect(page).toContain('Possible excluded persons');
    expect(page).toContain(`/control/persons/${second.id}/${first.id}/other`);
    await decide(second, first, 'other');
    expect((await deposit(backend, second)).status).toBe(200);
  });
  it('becomes the same person by the operator’s decision', async () => {
    const someone = newPerson();
    const first = await excludedPlayer(someone);
    const second = await newPlayer(backend, twin(someone));
    await decide(second, first, 'same');
    expect((await deposit(backend, second)).body.code).toBe('ACCOUNT_EXCLUDED');
    // What the first adds applies here, too, though the rule is not sure.
    await exclude(backend, first, 'self-exclusion', 'P5Y');
    expect((await fetchUserLimit(second))?.selfExclusion).toBe((await fetchUserLimit(first))?.selfExclusion);
  });
  it('is only noted where the policy allows it', async () => {
    await changeSettings(backend, { policy: { likelyMatch: 'allow' } });
    const someone = newPerson();
    await excludedPlayer(someone);
    const second = await newPlayer(backend, twin(someone));
    expect((await deposit(backend, second)).status).toBe(200);
    expect(await readMatches(second)).toMatchObject([{ state: 'noted' }]);
  });
  it('is refused at sign-up where the policy refuses it, and held elsewhere', async () => {
    await changeSettings(backend, { policy: { likelyMatch: 'refuse' } });
    const someone = newPerson();
    await excludedPlayer(someone);
    expect((await open(twin(someone))).body.code).toBe('PERSON_EXCLUDED');
    const second = await newPlayer(backend, { dateOfBirth: someone.dateOfBirth });
    await change(second, twin(someone));
    expect((await deposit(backend, second)).body.code).toBe('ACCOUNT_UNDER_REVIEW');
  });
  it('is none for a phone number that was given out again', async () => {
    const phone = newPhone();
    const first = await excludedPlayer(newPerson());
    const said = await readPerson(backend.services.database, first.id);
    // Support has given the first account another number since.
    if (said !== undefined)
      await keepFormerPerson(backend.services.database, first.id, { ...said, ...phone }, new Date());
    const second = await newPlayer(backend, { ...newPerson(), firstName: 'Georgi', ...phone });
    expect((await deposit(backend, second)).status).toBe(200);
    expect(await readMatches(second)).toEqual([]);
  });
});
