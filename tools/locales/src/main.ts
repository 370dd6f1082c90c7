import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { exportTexts } from './export-texts.ts';
import { importTexts } from './import-texts.ts';
import { translatedCodes } from './sources.ts';
import { markChanges } from './staleness.ts';
import { hasFaults, getStatus } from './status.ts';
import { formatTable } from './table.ts';
import { writtenCode } from './written-code.ts';

const usage = `npm run locales                                  prints what each language lacks
npm run locales -- status <code…>                prints it for some languages, by project
npm run locales -- check                         fails when a text is missing, stale or wrong in a language
npm run locales -- export <code> [--out folder]  writes what is to be translated
npm run locales -- import <code> <file…>         writes translations beside the English texts
npm run locales -- mark [--done de,ar]           records changed English texts: their translations are stale`;

const workspace = join(import.meta.dirname, '../../..');
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string' },
    index: { type: 'string' },
    prefix: { type: 'string' },
    'only-new': { type: 'boolean' },
    done: { type: 'string' },
  },
});
const [command = 'status', ...rest] = positionals;
const code = writtenCode(rest[0] ?? '');
const print = (text: string) => process.stdout.write(`${text}\n`);

function requireCode(): void {
  if (!translatedCodes.includes(code))
    throw new Error(`${code || 'no code'}: give one of ${translatedCodes.join(' ')}`);
}

if (command === 'status')
  print(formatTable(getStatus(workspace, rest.length > 0 ? rest.map(writtenCode) : translatedCodes)));
else if (command === 'check') {
  const wrong = getStatus(workspace, translatedCodes).filter(hasFaults);
  print(wrong.length > 0 ? formatTable(wrong) : 'every text is in every language');
  if (wrong.length > 0) process.exitCode = 1;
} else if (command === 'export') {
  requireCode();
  const folder = values.out ?? join('.data', 'translate', code);
  const files = exportTexts(workspace, code, folder, {
    prefix: values.prefix,
    onlyNew: values['only-new'],
  });
  print(`${folder}: ${files.join(', ') || 'nothing to translate'}`);
} else if (command === 'import') {
  requireCode();
  const { written, rejected } = importTexts(workspace, code, rest.slice(1), values.index);
  for (const line of rejected) print(line);
  print(`${written} texts written, ${rejected.length} lines rejected`);
  if (rejected.length > 0) process.exitCode = 1;
} else if (command === 'mark') {
  const changed = markChanges(workspace, values.done?.split(','));
  print(`${changed.length} English texts changed`);
} else print(usage);
