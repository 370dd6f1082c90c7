import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getUserDetails, signUp } from '@casino-kit/api-contract';
import { answerOfAll } from '../src/exclusion-register/all-registers.js';
import { ownRegisterPath } from '../src/persons/own-register.js';
import { exclude } from './support/protecting.js';
import { setClocks } from './support/rakeback.js';
import {
  deposit,
  fromAnywhere,
  logInAgain,
  newKey,
  newPhone,
  newPlayer,
  password,
  person,
  startTestBackend,
  type TestBackend,
} from './support/test-backend.js';

const key = 'the-key-of-the-operator-of-this-test';
/** Two brands of one operator, each with a backend and a database of its own. */
let first: TestBackend;
let second: TestBackend;
beforeAll(async () => {
  first = await startTestBackend({ variables: { OPERATOR_KEY: key } });
  second = await startTestBackend({
    variables: {
      OPERATOR_KEY: key,
      BRAND_REGISTER_URLS: `${first.url}${ownRegisterPath}`,
      BRAND_REGISTER_KEY: key,
    },
  });
});
beforeEach(() => setClocks([first, second], '2026-11-26T12:00:00Z'));

let last = 0;
function newPerson() {
  last += 1;
  return { firstName: 'Maria', lastName: 'Borg', dateOfBirth: `${1950 + last}-02-03` };
}
async function ask(body: Record<string, unknown>, authorization = `Bearer ${key}`) {
  const response = await fetch(`${first.url}${ownRegisterPath}`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

describe('a self-exclusion at another brand (BRAND_REGISTER_URLS)', () => {
  it('closes play and deposits here, and no account can be opened', async () => {
    const someone = newPerson();
    const there = await newPlayer(first, someone);
    const here = await newPlayer(second, someone);
    await exclude(first, there, 'self-exclusion', 'P1Y');
    const { status, body } = await second.call(signUp, {
      body: { email: `${newKey()}@player.example`, password, ...person, ...newPhone(), ...someone },
      headers: fromAnywhere(),
    });
    expect([status, body.code]).toEqual([409, 'PERSON_EXCLUDED']);
    expect((await deposit(second, here)).body.code).toBe('ACCOUNT_EXCLUDED');
    const session = await logInAgain(second, here);
    const details = await second.call(getUserDetails, { token: session.token });
    expect(details.body.data.getUser.userLimit?.selfExclusion?.slice(0, 10)).toBe('2027-11-26');
  });

  it('is neither a break there nor the exclusion of somebody else', async () => {
    const someone = newPerson();
    await exclude(first, await newPlayer(first, someone), 'cooling-off', 'P1M');
    expect((await deposit(second, await newPlayer(second, someone))).status).toBe(200);
    const other = newPerson();
    await exclude(first, await newPlayer(first, other), 'self-exclusion', 'P1Y');
    const namesake = await newPlayer(second, { ...other, firstName: 'Joseph' });
    expect((await deposit(second, namesake)).status).toBe(200);
  });
});

describe('the register of this brand', () => {
  it('says until when a person is excluded, and null for good', async () => {
    const [forAYear, forGood] = [newPerson(), newPerson()];
    await exclude(first, await newPlayer(first, forAYear), 'self-exclusion', 'P1Y');
    await exclude(first, await newPlayer(first, forGood), 'self-exclusion', 'permanent');
    const answer = await ask(forAYear);
    expect(answer.body).toEqual({
      excluded: true,
      until: expect.stringMatching(/^2027-11-26T12:/) as string,
    });
    expect((await ask(forGood)).body).toEqual({ excluded: true, until: null });
    expect((await ask(newPerson())).body).toEqual({ excluded: false });
    setClocks([first], '2027-12-01T12:00:00Z');
    expect((await ask(forAYear)).body).toEqual({ excluded: false });
  });

  it.each([
    ['without a key', ''],
    ['with another one', 'Bearer another-key-of-thirty-two-characters'],
  ])('is not found %s', async (_, authorization) => {
    expect((await ask(newPerson(), authorization)).status).toBe(404);
  });

  it('rejects a question without a date of birth', async () => {
    expect((await ask({ firstName: 'Maria', lastName: 'Borg' })).status).toBe(400);
  });
});

describe('answerOfAll', () => {
  const [sooner, later] = [new Date('2027-01-01T00:00:00Z'), new Date('2028-01-01T00:00:00Z')];
  it('is excluded by any, until the latest end, and clear only by all', () => {
    const clear = { kind: 'clear' } as const;
    const none = { kind: 'unavailable' } as const;
    const until = (end: Date | null) => ({ kind: 'excluded', until: end }) as const;
    expect(answerOfAll([clear, until(later), until(sooner), none])).toEqual(until(later));
    expect(answerOfAll([until(sooner), until(null)])).toEqual(until(null));
    expect(answerOfAll([clear, none])).toEqual(none);
    expect(answerOfAll([clear, clear])).toEqual(clear);
  });
});
