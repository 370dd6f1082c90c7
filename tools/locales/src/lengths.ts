import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Key → the most characters that fit its place. */
export type Lengths = Readonly<Record<string, number>>;

/** Reads the lengths that keys state in `tools/locales/lengths.json`. */
export function readLengths(workspace: string): Lengths {
  const path = join(workspace, 'tools/locales/lengths.json');
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Lengths) : {};
}
