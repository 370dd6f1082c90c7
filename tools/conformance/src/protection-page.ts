import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { policyPresets } from '@casino-kit/api-contract';
import { formatPage } from './format-page.ts';
import {
  type Market,
  marketPresets,
  type ProtectionFact,
  type ProtectionFacts,
  readProtectionFacts,
  getSwitches,
} from './protection-facts.ts';

const page = join(import.meta.dirname, '../../../docs/protection.md');

const markets = Object.keys(marketPresets) as Market[];
const statuses = [
  'met',
  'partly',
  'unmet',
  'not ours',
] as const satisfies readonly ProtectionFact['status'][];

interface Cap {
  amount: string;
  currencyCode: string;
  ageBelow?: number;
  game?: string;
}

const capInWords = ({ amount, currencyCode, ageBelow, game }: Cap) =>
  [game, amount, currencyCode, ...(ageBelow === undefined ? [] : [`below ${ageBelow}`])]
    .filter((part) => part !== undefined)
    .join(' ');

/** Returns the value of a switch in words. */
function valueInWords(value: unknown): string {
  if (value === null || (Array.isArray(value) && value.length === 0)) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return (value as Cap[]).map(capInWords).join('; ');
  return typeof value === 'object' ? capInWords(value as Cap) : String(value);
}

/** Returns a table in Markdown. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

const formatState = (fact: ProtectionFact) => {
  if (fact.status === 'met') return 'met';
  return `${fact.status}: ${fact.status === 'not ours' ? fact.reason : fact.missing}`;
};

/** Returns a test by its title, with a link to its file. */
function proofInWords(key: string, tests: ProtectionFacts['tests']): string {
  const { file, title } = tests[key] ?? { file: '', title: key };
  return `${title} ([${file.split('/').at(-1) ?? ''}](../${file}))`;
}

function factRow(fact: ProtectionFact, { sources, tests }: ProtectionFacts): readonly string[] {
  const origins = fact.sources.map((name) => {
    const { title, url, kind, read } = sources[name] ?? {
      title: name,
      url: '',
      kind: 'official',
      read: null,
    };
    const how = read === null ? 'not read' : `${kind === 'official' ? 'read' : 'report, read'} ${read}`;
    return `[${title}](${url}) (${how})`;
  });
  const proofs = fact.tests.map((name) => proofInWords(name, tests));
  const switches = Object.entries(fact.switches).map(
    ([name, value]) => `\`${name}\`: ${valueInWords(value)}`,
  );
  return [
    `\`${fact.id}\`${fact.audit === undefined ? '' : ` (audit ${fact.audit})`}`,
    `${fact.rule} ${fact.clause}: ${origins.join(', ')}`,
    formatState(fact),
    switches.join('; ') || '–',
    proofs.join('; ') || '–',
  ];
}

function marketSection(market: Market, data: ProtectionFacts): string {
  const rows = data.facts.filter((fact) => fact.market === market).map((fact) => factRow(fact, data));
  const head = ['Fact', 'Rule and source', 'State', `Switches of \`${marketPresets[market]}\``, 'Tests'];
  return `## ${market}\n\n${table(head, rows)}`;
}

function countTable({ facts }: ProtectionFacts): string {
  const count = (chosen: readonly ProtectionFact[]) =>
    statuses.map((status) => String(chosen.filter((fact) => fact.status === status).length));
  const rows = markets.map((market) => [
    market,
    `\`${marketPresets[market]}\``,
    ...count(facts.filter((fact) => fact.market === market)),
  ]);
  const audited = facts.filter((fact) => fact.audit !== undefined);
  return table(
    ['Market', 'Preset', ...statuses],
    [...rows, ['All', '', ...count(facts)], ['The 32 facts of the audit', '', ...count(audited)]],
  );
}

function presetTable(): string {
  const values = policyPresets.map(getSwitches);
  const rows = Object.keys(getSwitches('curacao')).map((name) => [
    `\`${name}\``,
    ...values.map((of) => valueInWords(of[name])),
  ]);
  return table(['Switch', ...policyPresets], rows);
}

/** Returns the tests of switches that those of their facts do not prove. */
function switchTestTable({ switchTests, tests }: ProtectionFacts): string {
  const rows = Object.entries(switchTests).map(([name, keys]) => [
    `\`${name}\``,
    keys.map((key) => proofInWords(key, tests)).join('; '),
  ]);
  return table(['Switch', 'Tests'], rows);
}

/** Returns the switches of a preset that differ from `curacao` without a fact that asks for it. */
function unexplained(market: Market, { facts }: ProtectionFacts): readonly string[] {
  const base = getSwitches('curacao');
  const explained = new Set(
    facts.filter((fact) => fact.market === market).flatMap(({ switches }) => Object.keys(switches)),
  );
  return Object.entries(getSwitches(marketPresets[market]))
    .filter(([name, value]) => !explained.has(name) && JSON.stringify(value) !== JSON.stringify(base[name]))
    .map(([name, value]) => `\`${name}\`: ${valueInWords(value)}`);
}

const introduction = `# Player protection by licence

What regulators ask of an online casino to protect its players, which switch of a policy meets it, and the test that fails
when it no longer does. It is for compliance officers who choose a preset, and for developers who change one.

**This is not legal advice.** The presets are a start. Rules change, and most of the sources were read in copies and in
part: compare each with the text in force before you rely on it. A licence asks for more than software.

- A _fact_ is one rule in our own words, with its clause. Each source has the date on which it was read. _Report_ is what
  someone else writes of the rule. _Not read_ means that the original could not be found: the rule is then from the audit of
  26 November 2026 or as hearsay has it, and so are clauses that a source does not name.
- A _preset_ is a set of _switches_; the setting \`policy\` names one, and single switches in place of the preset's:
  \`{ "preset": "ukgc", "realityCheckMinutes": 30 }\` ([decision 76](decisions/0076-policies-as-data.md)).
- _Met_: the preset and the product do it, and the tests prove it with the reference backend or the component. _Partly_ and
  _unmet_ say what is missing. _Not ours_ is what an operator does with people, contracts or a catalogue of games. A register
  is reached through a port; the adapter of a national one is the operator’s.
- The backend enforces; another backend has to do so itself ([your own backend](own-backend.md)).

`;

const howToAdd = `## How to add a fact

1. Add it to [\`protection-facts.json\`](../tools/conformance/src/protection-facts.json): \`id\`, \`market\`, \`rule\` (one plain
   sentence of your own), \`clause\`, \`sources\`, \`status\`, \`switches\` with the values of the market's preset, \`tests\`. A source
   has the date on which you read it, or \`null\`. What is partly met or unmet names what is \`missing\`, what is not ours its
   \`reason\`.
2. If the preset says otherwise, change it in \`libs/api-contract/src/policy.ts\` or \`protection-policy.ts\`. \`strict\` stays at
   least as protective as every preset; tests check that.
3. \`npm run protection-table\` writes this page. A test fails while the page is stale, a switch does not exist or differs from
   the preset, or a test does not exist.
4. \`npm run protection-proof -- [switch …]\` takes each switch of the server out of the backend and runs the tests over HTTP that
   its facts and \`switchTests\` name. It prints the test that fails, and exits with 1 where none does: name one in
   \`switchTests\`, or write it.
`;

/** Returns `docs/protection.md` as it is, and as facts and presets result in. */
export async function protectionPage(): Promise<{ current: string; updated: string }> {
  const data = readProtectionFacts();
  const sections = [
    introduction + countTable(data),
    ...markets.map((market) => marketSection(market, data)),
    `## Presets\n\nEvery switch in every preset. \`curacao\` is the specification, \`strict\` the most protective of each. A cap with
an age is for younger players, and the lowest that applies counts.\n\n${presetTable()}`,
    `## Values without a fact\n\nWhat a preset sets beyond the specification although no fact above asks for it: out of caution, or from rules that were
not found. Check these first. (\`cookieRejectAll\` follows from data protection law.)\n\n${table(
      ['Preset', 'Switches'],
      markets.map((market) => [`\`${marketPresets[market]}\``, unexplained(market, data).join('; ') || '–']),
    )}`,
    `## Tests of switches\n\nThe tests of switches that no fact asks for, or that the tests of its facts do not prove. Without a switch, one
of these or of those above fails.\n\n${switchTestTable(data)}`,
    howToAdd,
  ];
  return {
    current: readFileSync(page, 'utf8'),
    updated: await formatPage(page, sections.join('\n\n')),
  };
}

/** Writes the page: `npm run protection-table`. */
export async function updateProtectionPage(): Promise<void> {
  writeFileSync(page, (await protectionPage()).updated);
}
