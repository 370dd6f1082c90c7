import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const workspace = resolve(import.meta.dirname, '../../../..');
const folders = [
  ...readdirSync(join(workspace, 'libs')).map((name) => join('libs', name, 'src/locales')),
  'apps/casino/src/locales',
]
  .filter((folder) => existsSync(join(workspace, folder)))
  .flatMap((folder) => [folder, ...readdirSync(join(workspace, folder)).map((name) => join(folder, name))])
  .filter((folder) => existsSync(join(workspace, folder, 'en.json')));

const read = (folder: string, code: string) =>
  JSON.parse(readFileSync(join(workspace, folder, `${code}.json`), 'utf8')) as Record<string, string>;
/** Arabic words that this product does not use, with the one it uses instead. */
const rejectedArabic = [
  ['راكباك', 'ريك باك'],
  ['راك باك', 'ريك باك'],
  ['استرداد نقدي', 'كاش باك'],
  ['الاسترداد النقدي', 'كاش باك'],
  ['بونص', 'مكافأة'],
  ['ردهة', 'صالة'],
  ['مصرف', 'بنك'],
  ['مجدد', 'مرة أخرى'],
  ['إعادة المحاولة', 'حاول مرة أخرى'],
  ['أعد المحاولة', 'حاول مرة أخرى'],
] as const;

describe.each([...folders, 'apps/reference-game/src/locales'])('the Arabic texts of %s', (folder) => {
  it('use one word each for rakeback, cashback, bonus, lobby, bank and retry', () => {
    const found = Object.entries(read(folder, 'ar')).flatMap(([key, text]) =>
      rejectedArabic
        .filter(([rejected]) => text.includes(rejected))
        .map(([rejected, used]) => `${key}: ${rejected} → ${used}`),
    );
    expect(found).toEqual([]);
  });
  it('use Arabic punctuation between Arabic words', () => {
    const found = Object.entries(read(folder, 'ar')).filter(([, text]) =>
      /\p{Script=Arabic}[,;?]/u.test(text),
    );
    expect(found).toEqual([]);
  });
});
