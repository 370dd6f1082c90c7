import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { policyFrom, type PolicyPreset } from '@casino-kit/api-contract';
import { protectionPolicyFrom } from '@casino-kit/api-contract/protection-policy';
import * as v from 'valibot';

const root = join(import.meta.dirname, '../../..');

/** Each market with the preset that is meant for it. */
export const marketPresets = {
  'Great Britain': 'ukgc',
  Malta: 'mga',
  Ontario: 'ontario',
  Sweden: 'sweden',
  Netherlands: 'netherlands',
  Germany: 'germany',
  Curaçao: 'curacao-2025',
} as const satisfies Record<string, PolicyPreset>;
export type Market = keyof typeof marketPresets;

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());
const key = v.pipe(v.string(), v.regex(/^[a-zA-Z0-9-]+$/));

const source = v.strictObject({
  title: text,
  url: v.pipe(v.string(), v.url()),
  /** The regulator or the law itself, or what someone else reports of it. */
  kind: v.picklist(['official', 'report']),
  /** The date on which it was read; `null` for one that could not be found. */
  read: v.nullable(v.pipe(v.string(), v.isoDate())),
});

const test = v.strictObject({ file: text, title: text });

const entries = {
  id: key,
  market: v.picklist(Object.keys(marketPresets) as Market[]),
  /** The rule in a sentence of our own. */
  rule: text,
  clause: text,
  sources: v.pipe(v.array(key), v.nonEmpty()),
  /** The row of the audit of 26 November 2026 that it answers. */
  audit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(32))),
  /** Switches of the market's preset that the rule needs, with their values. */
  switches: v.record(key, v.unknown()),
};
const tests = v.array(key);

const fact = v.variant('status', [
  v.strictObject({ ...entries, status: v.literal('met'), tests: v.pipe(tests, v.nonEmpty()) }),
  v.strictObject({ ...entries, status: v.literal('partly'), tests, missing: text }),
  v.strictObject({ ...entries, status: v.literal('unmet'), tests, missing: text }),
  v.strictObject({ ...entries, status: v.literal('not ours'), tests, reason: text }),
]);

const protectionFactsFile = v.strictObject({
  sources: v.record(key, source),
  tests: v.record(key, test),
  /** The tests of a switch that no test of its facts proves, or that no fact asks for. */
  switchTests: v.record(key, v.pipe(tests, v.nonEmpty())),
  facts: v.array(fact),
});

export type ProtectionFacts = v.InferOutput<typeof protectionFactsFile>;
export type ProtectionFact = ProtectionFacts['facts'][number];

/**
 * Returns what regulators ask for: each fact with its sources, switches and tests.
 * @throws v.ValiError when the file does not match its schema
 */
export function readProtectionFacts(): ProtectionFacts {
  const file = join(import.meta.dirname, 'protection-facts.json');
  return v.parse(protectionFactsFile, JSON.parse(readFileSync(file, 'utf8')));
}

/** Returns every switch of a preset with its value. */
export function getSwitches(preset: PolicyPreset): Readonly<Record<string, unknown>> {
  const { preset: _, ...shown } = policyFrom({ preset });
  return { ...shown, ...protectionPolicyFrom({ preset }) };
}

/** Returns the switches that facts name and that do not exist, or have another value in the preset of the market. */
export function wrongSwitches({ facts }: Pick<ProtectionFacts, 'facts'>): readonly string[] {
  return facts.flatMap(({ id, market, switches }) => {
    const preset = marketPresets[market];
    const values = getSwitches(preset);
    return Object.entries(switches).flatMap(([name, value]) => {
      if (!(name in values)) return [`${id}: no switch ${name}`];
      const [named, actual] = [JSON.stringify(value), JSON.stringify(values[name])];
      return named === actual ? [] : [`${id}: ${name} is ${actual} in ${preset}, not ${named}`];
    });
  });
}

/** Returns the keys that facts and switches use without an entry, and the entries that none uses. */
export function looseKeys({
  sources,
  tests: proofs,
  switchTests,
  facts,
}: ProtectionFacts): readonly string[] {
  const compare = (kind: string, defined: readonly string[], used: ReadonlySet<string>) => [
    ...[...used].filter((name) => !defined.includes(name)).map((name) => `${kind} ${name} is missing`),
    ...defined.filter((name) => !used.has(name)).map((name) => `${kind} ${name} is unused`),
  ];
  return [
    ...compare('source', Object.keys(sources), new Set(facts.flatMap((one) => one.sources))),
    ...compare(
      'test',
      Object.keys(proofs),
      new Set([...facts.flatMap((one) => one.tests), ...Object.values(switchTests).flat()]),
    ),
  ];
}

/** Returns the tests that do not exist, each with the facts that it should prove. */
export function deadTests({ tests: proofs, facts }: ProtectionFacts): readonly string[] {
  return Object.entries(proofs).flatMap(([name, { file, title }]) => {
    const path = join(root, file);
    const code = existsSync(path) ? readFileSync(path, 'utf8') : '';
    if (["'", '"', '`'].some((quote) => code.includes(quote + title + quote))) return [];
    const proven = facts.filter((one) => one.tests.includes(name)).map(({ id }) => id);
    return [`${file}: ${title} (${proven.join(', ')})`];
  });
}
