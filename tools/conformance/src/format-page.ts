import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, type FormatConfig } from 'oxfmt';

const configuration = join(import.meta.dirname, '../../../.oxfmtrc.json');

/** Formats a page of Markdown as the workspace does. `page` is its path. @throws Error when it cannot be parsed */
export async function formatPage(page: string, text: string): Promise<string> {
  const options = JSON.parse(readFileSync(configuration, 'utf8')) as FormatConfig;
  const { code, errors } = await format(page, text, options);
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  return code;
}
