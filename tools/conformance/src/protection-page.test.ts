import { policyPresets } from '@casino-kit/api-contract';
import { describe, expect, it } from 'vitest';
import {
  deadTests,
  looseKeys,
  type ProtectionFact,
  type ProtectionFacts,
  readProtectionFacts,
  getSwitches,
  wrongSwitches,
} from './protection-facts.ts';
import { protectionPage } from './protection-page.ts';

const data = readProtectionFacts();

it('docs/protection.md lists every fact and preset (update it with npm run protection-table)', async () => {
  const { current, updated } = await protectionPage();
  expect(current).toBe(updated);
});

it('answers each of the 32 facts of the audit once', () => {
  const rows = data.facts.flatMap(({ audit }) => audit ?? []).toSorted((a, b) => a - b);
  expect(rows).toEqual(Array.from({ length: 32 }, (_, index) => index + 1));
});

it('names every fact once', () => {
  expect(new Set(data.facts.map(({ id }) => id)).size).toBe(data.facts.length);
});

it('names switches that exist, with the values of the preset', () => {
  expect(wrongSwitches(data)).toEqual([]);
});

it('has an entry for each source and test that a fact names, and no other', () => {
  expect(looseKeys(data)).toEqual([]);
});

it('names tests that exist', () => {
  expect(deadTests(data)).toEqual([]);
});

it('has the same switches in every preset', () => {
  const names = Object.keys(getSwitches('curacao'));
  for (const preset of policyPresets) expect(Object.keys(getSwitches(preset))).toEqual(names);
});

describe('a wrong fact', () => {
  const wrong: ProtectionFact = {
    id: 'wrong',
    market: 'Sweden',
    rule: 'A rule.',
    clause: '§ 1',
    sources: ['law'],
    status: 'met',
    switches: { limitLooseningDelayHours: 1, noSuchSwitch: true },
    tests: ['lost'],
  };
  const file: ProtectionFacts = {
    sources: { other: { title: 'Other', url: 'https://law.example/', kind: 'official', read: null } },
    tests: { lost: { file: 'libs/money/src/lost.test.ts', title: 'is lost' } },
    switchTests: {},
    facts: [wrong],
  };

  it('is reported with its switches', () => {
    expect(wrongSwitches(file)).toEqual([
      'wrong: limitLooseningDelayHours is 72 in sweden, not 1',
      'wrong: no switch noSuchSwitch',
    ]);
  });

  it('is reported with its test', () => {
    expect(deadTests(file)).toEqual(['libs/money/src/lost.test.ts: is lost (wrong)']);
  });

  it('is reported with its source', () => {
    expect(looseKeys(file)).toEqual(['source law is missing', 'source other is unused']);
  });
});
