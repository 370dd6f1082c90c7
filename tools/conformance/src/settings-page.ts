import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { settingsFields, type SettingsFields } from '@casino-kit/api-contract';
import { defaultSettings } from '@casino-kit/settings';
import type * as v from 'valibot';
import { formatPage } from './format-page.ts';
import { settingsEffects } from './settings-effects.ts';

const page = join(import.meta.dirname, '../../../docs/settings.md');

type AnySchema = v.GenericSchema & { item?: v.GenericSchema; options?: readonly unknown[] };

/** Returns the type of a setting in words, from its schema. */
function typeInWords({ type, item, options = [] }: AnySchema): string {
  if (type === 'array') return `list of ${item?.type === 'string' ? 'texts' : `${item?.type ?? 'value'}s`}`;
  if (type === 'picklist') return options.map((option) => `\`${String(option)}\``).join(' or ');
  if (type === 'union') return (options as AnySchema[]).map(typeInWords).join(' or ');
  if (type === 'string') return 'text';
  if (type === 'boolean') return 'on or off';
  return type === 'record' || type === 'loose_object' ? 'object' : type;
}

function defaultInWords(key: keyof SettingsFields): string {
  if (key === 'cacheControlHash') return 'today';
  // The policy is resolved with the defaults: an empty object names no preset.
  const value = { ...defaultSettings(''), policy: {} }[key];
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (value === '') return 'empty';
  return `\`${JSON.stringify(value)}\``;
}

const introduction = `# Settings

Every setting of a brand, as the server sends it (\`GET /api/core/casino/settings2\`, §3 of the specification): its type, its
default, what it does, and the test that fails when that is removed. A setting that does not match its type has its
default, and the others keep their values. \`npm run settings-table\` writes this page.

| Setting | Type | Default | Effect | Test |
| --- | --- | --- | --- | --- |
`;

/** Returns `docs/settings.md` as it is, and as the schema, the defaults and the effects result in. */
export async function settingsPage(): Promise<{ current: string; updated: string }> {
  const cell = (text: string) => text.replaceAll('|', String.raw`\|`);
  const rows = (Object.keys(settingsFields) as (keyof SettingsFields)[]).map((key) => {
    const { effect, test } = settingsEffects[key];
    const proof =
      test === null ? '–' : `${test.title} ([${test.file.split('/').at(-1) ?? ''}](../${test.file}))`;
    const cells = [`\`${key}\``, typeInWords(settingsFields[key]), defaultInWords(key), effect, proof];
    return `| ${cells.map(cell).join(' | ')} |`;
  });
  return {
    current: readFileSync(page, 'utf8'),
    updated: await formatPage(page, introduction + rows.join('\n')),
  };
}

/** Writes the page: `npm run settings-table`. */
export async function updateSettingsPage(): Promise<void> {
  writeFileSync(page, (await settingsPage()).updated);
}
