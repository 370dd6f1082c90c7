import { settingsFields, type SettingsFields } from '@casino-kit/api-contract';
import * as v from 'valibot';
import { defaultSettings, type Settings } from './defaults.js';
import { resolvePolicy } from './policy.js';
import { usableHeaders } from './usable-headers.js';
import { usablePageUrls } from './usable-page-urls.js';

/** One part of the server's settings that could not be used: `field` is a name, `list[2]` or `object.switch`. */
export interface SettingsIssue {
  field: string;
  issue: string;
}
export interface ReadSettingsOptions {
  /** Today's date, `YYYY-MM-DD`: the default of `cacheControlHash`. */
  today: string;
  report?: ((issue: SettingsIssue) => void) | undefined;
}

type Field = keyof Settings;
const fieldNames = Object.keys(settingsFields) as Field[];
const mayNotBeEmpty: readonly Field[] = ['theme', 'brandName'];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The keys that lead to an entry of a field. */
type Path = readonly string[];

/** Returns what is dropped for an issue: the row of the first list on its way, else the entry of the field. */
function brokenEntry(path: NonNullable<v.BaseIssue<unknown>['path']>): Path {
  const row = path.findIndex(({ type }) => type === 'array');
  return path.slice(0, Math.max(row, 0) + 1).map(({ key }) => String(key));
}

/** Returns a list or an object without the entries at these paths. */
function withoutEntries(value: unknown, paths: readonly Path[]): unknown {
  if (paths.length === 0) return value;
  const keep = (key: string, entry: unknown): unknown[] => {
    const below = paths.filter(([first]) => first === key).map(([, ...rest]) => rest);
    return below.some(({ length }) => length === 0) ? [] : [withoutEntries(entry, below)];
  };
  if (Array.isArray(value)) return value.flatMap((row, index) => keep(String(index), row));
  return Object.fromEntries(
    Object.entries(value as object).flatMap(([key, entry]) => keep(key, entry).map((kept) => [key, kept])),
  );
}

/**
 * Reads one field. In a list or an object only the invalid entries are dropped: a single invalid row must neither open
 * a blocked country nor loosen a brand's policy, nor hide the other help lines. Returns `undefined` if nothing can be kept.
 */
function readField(
  name: string,
  schema: v.GenericSchema,
  value: unknown,
  report: (issue: SettingsIssue) => void,
): unknown {
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return parsed.output;

  const broken: Path[] = [];
  for (const { path, message } of parsed.issues) {
    const entry = path === undefined ? [] : brokenEntry(path);
    if (entry.length > 0) broken.push(entry);
    const place = entry.map((key, depth) => (path?.[depth]?.type === 'array' ? `[${key}]` : `.${key}`));
    report({ field: [name, ...place].join(''), issue: message });
  }
  if (broken.length === 0) return undefined;
  const again = v.safeParse(schema, withoutEntries(value, broken));
  return again.success ? again.output : undefined;
}

/**
 * Converts any value from the server (or a file) into valid settings (§3, §7). A missing or `null` field silently gets
 * its default, an invalid one gets it and is reported, an empty `theme` or `brandName` counts as missing, unknown
 * fields are ignored. Never throws: malformed input returns all defaults and one report for `settings`.
 */
export function readSettings(
  raw: unknown,
  { today, report = () => undefined }: ReadSettingsOptions,
): Settings {
  const defaults = defaultSettings(today);
  if (!isRecord(raw)) {
    report({ field: 'settings', issue: 'not an object' });
    return defaults;
  }
  const read: Partial<Record<Field, unknown>> = {};
  for (const name of fieldNames) {
    const value = Object.hasOwn(raw, name) ? raw[name] : undefined;
    if (value === undefined || value === null) continue;
    if (mayNotBeEmpty.includes(name) && typeof value === 'string' && value.trim() === '') continue;
    const kept = readField(name, settingsFields[name], value, report);
    if (kept !== undefined) read[name] = kept;
  }
  // The default policy has been resolved already.
  const fields = { ...defaults, policy: {}, ...read } as SettingsFields;
  const settings: Settings = { ...fields, policy: resolvePolicy(fields) };
  const pageUrlSetup = usablePageUrls(settings, ({ key }, issue) =>
    report({ field: `pageUrlSetup.${key}`, issue }),
  );
  const extraHeader = usableHeaders(settings.extraHeader, (header, issue) =>
    report({ field: `extraHeader.${header}`, issue }),
  );
  return { ...settings, pageUrlSetup, extraHeader };
}
