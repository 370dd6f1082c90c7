// @vitest-environment jsdom
import { fireEvent, getByLabelText, getByRole, getByText, queryByRole } from '@testing-library/dom';
import { hashServerSeed } from '@casino-kit/reference-games';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { makeRound } from '../testing/table.js';
import { realTime, show, stillTime } from '../testing/shown-table.js';
import { type CheckResult, type FairRecord, type FairRound } from './fair-record.js';
import ar from './locales/ar.json' with { type: 'json' };
import de from './locales/de.json' with { type: 'json' };
import en from './locales/en.json' with { type: 'json' };

const fairness = { serverSeedHash: 'ab'.repeat(32), machine: 3 };

const makeFairRound = (number: number, check: CheckResult = 'checked'): FairRound => ({
  number,
  check,
  round: { ...makeRound({ paid: '0.60' }), roundId: `round-${number}` },
  bet: { stake: '0.20', freeSpin: false, bonusBuy: false },
  machine: 3,
  currencyCode: 'EUR',
  committedHash: hashServerSeed(`seed ${number}`),
  sentSeed: 'lucky',
  fairness: {
    serverSeed: `seed ${number}`,
    serverSeedHash: hashServerSeed(`seed ${number}`),
    clientSeed: 'lucky',
    nextServerSeedHash: 'cd'.repeat(32),
  },
});

/** A record that a test changes. */
function makeRecord(rounds: readonly FairRound[] = [], isKept = true) {
  let seed = 'lucky';
  const listeners = new Set<() => void>();
  const record = {
    next: fairness,
    rounds,
    hasMismatch: false,
    clientSeed: {
      get value() {
        return seed;
      },
      set(value: string) {
        seed = value;
        return isKept;
      },
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    listeners,
    change(next: Partial<Pick<FairRecord, 'rounds' | 'hasMismatch'>>) {
      Object.assign(record, next);
      listeners.forEach((listener) => listener());
    },
  };
  return record;
}

/** Opens the dialog of a table with a record. */
async function open(record: FairRecord, locale = 'en') {
  const { view, button } = show({ fairness, locale }, record);
  button(locale === 'en' ? 'Paytable and rules' : /./).click();
  await vi.waitFor(() => expect(view.node.querySelector('.fair')).not.toBeNull());
  const section = view.node.querySelector<HTMLElement>('.fair');
  if (section === null) throw new Error('no section');
  return { view, section };
}

beforeEach(stillTime);
afterEach(realTime);

describe('the fairness section', () => {
  it('shows the hash of the next round and the rounds so far, each with a link that verifies it', async () => {
    const { section } = await open(makeRecord([makeFairRound(2), makeFairRound(1)]));
    expect(getByText(section, fairness.serverSeedHash)).toBeTruthy();
    const links = [...section.querySelectorAll('a')];
    expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
      'Verify round 2 (opens in a new tab)',
      'Verify round 1 (opens in a new tab)',
    ]);
    expect(links[0]?.getAttribute('href')).toBe(
      `verify.html#game=slot-3&serverSeedHash=${hashServerSeed('seed 2')}&serverSeed=seed%202&clientSeed=lucky` +
        '&stake=0.20&currency=EUR&face=tides&locale=en',
    );
    expect(links[0]?.target).toBe('_blank');
    const [row] = section.querySelectorAll('.fair-round');
    expect(row?.textContent).toContain('Stake €0.20');
    expect(row?.textContent).toContain('Payout €0.60');
    expect(row?.textContent).toContain('Checked');
  });

  it('adds new rounds on top and their results, without moving the focus', async () => {
    const record = makeRecord([makeFairRound(1)]);
    const { section } = await open(record);
    const link = getByRole(section, 'link', { name: /round 1/ });
    link.focus();
    record.change({ rounds: [makeFairRound(2, 'pending'), ...record.rounds] });
    const results = () => [...section.querySelectorAll('.fair-check')].map((check) => check.textContent);
    expect(results()).toEqual(['Being checked', 'Checked']);
    expect(document.activeElement).toBe(link);
    expect(queryByRole(section, 'alert')).toBeNull();
    record.change({ rounds: [makeFairRound(2, 'mismatch'), ...record.rounds.slice(1)], hasMismatch: true });
    expect(results()).toEqual(['Does not match', 'Checked']);
    expect(getByRole(section, 'alert').textContent).toContain('contact support');
  });

  it('stops following the game when the dialog closes', async () => {
    const record = makeRecord();
    const { view } = await open(record);
    const before = record.listeners.size;
    view.node.querySelector('dialog')?.dispatchEvent(new Event('close'));
    expect(record.listeners.size).toBe(before - 1);
  });

  it.each([
    ['', /Enter a client seed/],
    ['x'.repeat(65), /longer than 64/],
    ['Glück', /letters from A to Z/],
  ])('rejects the client seed %j with a message at its field', async (text, message) => {
    const record = makeRecord();
    const { section } = await open(record);
    const input = getByLabelText<HTMLInputElement>(section, 'Your client seed');
    fireEvent.input(input, { target: { value: text } });
    getByRole(section, 'button', { name: 'Use this seed' }).click();
    expect(section.querySelector('#client-seed-message')?.textContent).toMatch(message);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(input);
    expect([input.value, record.clientSeed.value]).toEqual([text, 'lucky']);
  });

  it('uses another client seed, typed or random', async () => {
    const record = makeRecord();
    const { section } = await open(record);
    const input = getByLabelText<HTMLInputElement>(section, 'Your client seed');
    fireEvent.input(input, { target: { value: 'Lucky 7!' } });
    getByRole(section, 'button', { name: 'Use this seed' }).click();
    expect(record.clientSeed.value).toBe('Lucky 7!');
    expect(getByRole(section, 'status').textContent).toBe('Your next bet uses this client seed.');
    getByRole(section, 'button', { name: 'Random seed' }).click();
    expect(record.clientSeed.value).toMatch(/^[0-9a-f]{16}$/);
    expect(input.value).toBe(record.clientSeed.value);
  });

  it('uses the typed client seed on Enter', async () => {
    const record = makeRecord();
    const { section } = await open(record);
    const input = getByLabelText<HTMLInputElement>(section, 'Your client seed');
    fireEvent.input(input, { target: { value: 'Lucky 7!' } });
    fireEvent.keyDown(input, { key: 'Enter' });
    expect(record.clientSeed.value).toBe('Lucky 7!');
  });

  it('says when the browser does not keep the client seed', async () => {
    const { section } = await open(makeRecord([], false));
    getByRole(section, 'button', { name: 'Use this seed' }).click();
    expect(getByRole(section, 'status').textContent).toContain('gone when you close the game');
  });

  it('selects the hash when a frame may not copy', async () => {
    const { section } = await open(makeRecord());
    const writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    const before = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    onTestFinished(() => {
      Reflect.deleteProperty(navigator, 'clipboard');
      if (before !== undefined) Object.defineProperty(navigator, 'clipboard', before);
    });
    getByRole(section, 'button', { name: 'Copy the hash' }).click();
    await vi.waitFor(() => expect(getByRole(section, 'status').textContent).toBe('Selected, ready to copy'));
    expect(getSelection()?.toString()).toBe(fairness.serverSeedHash);
  });

  it('is left out with a server whose rounds cannot be checked', () => {
    const { view, button } = show();
    button('Paytable and rules').click();
    expect(view.node.querySelector('.info-jump')).toBeNull();
  });
});

describe('the table', () => {
  it('marks its info button and says so when a round does not match', () => {
    const record = makeRecord();
    const { button, messages } = show({ fairness }, record);
    record.change({ hasMismatch: true });
    expect(button('Paytable and rules').getAttribute('aria-description')).toContain('does not match');
    expect(messages.at(-1)).toContain('does not match');
  });
});

describe('the texts', () => {
  it('are the same in all languages, with the same places', () => {
    const places = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
    for (const other of [de, ar]) {
      expect(Object.keys(other)).toEqual(Object.keys(en));
      for (const [key, text] of Object.entries(en))
        expect(places(other[key as keyof typeof en])).toEqual(places(text));
    }
  });
});
