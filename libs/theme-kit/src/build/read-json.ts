import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Tokens } from '../core/tokens.js';

/**
 * Returns what a JSON file contains; the caller knows its type.
 * @throws Error with the file's path when it cannot be read or is not valid JSON.
 */
export async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8');
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new Error(`${file} is not valid JSON: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

/** Returns the tokens of the theme in `folder`, its `src/tokens.json`. @throws Error with the file's path, as `readJson`. */
export async function readTokens(folder: string): Promise<Tokens> {
  return (await readJson(join(folder, 'src', 'tokens.json'))) as Tokens;
}
