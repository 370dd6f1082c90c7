import { transactionStatuses, transactionTypes, type Transaction } from '@casino-kit/api-contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeTransaction } from '../testing.js';
import { signedAmount } from './transaction-amount.js';
import { noFilters } from './transaction-filters.js';
import { csvColumns, csvFileName, type CsvTexts, transactionsCsv } from './transactions-csv.js';

const texts: CsvTexts = {
  columns: Object.fromEntries(csvColumns.map((column) => [column, column])) as CsvTexts['columns'],
  type: (type) => type,
  status: (status) => status,
  yes: 'Yes',
  no: 'No',
};

/** A character-by-character reader of RFC 4180 that is independent of the writer. */
function readCsv(file: string): string[][] {
  const lines: string[][] = [];
  let line: string[] = [];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < file.length; at += 1) {
    const sign = file[at];
    if (quoted) {
      if (sign === '"' && file[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else if (sign === '"') quoted = false;
      else cell += sign;
    } else if (sign === '"' && cell === '') quoted = true;
    else if (sign === ',') {
      line.push(cell);
      cell = '';
    } else if (sign === '\r' && file[at + 1] === '\n') {
      lines.push([...line, cell]);
      line = [];
      cell = '';
      at += 1;
    } else if (sign === '"' || sign === '\r' || sign === '\n') throw new Error('not RFC 4180');
    else cell += sign;
  }
  if (line.length > 0 || cell !== '') throw new Error('the last line does not end');
  return lines;
}
const parseRecords = (file: string) => {
  const [head = [], ...lines] = readCsv(file.slice(1));
  return lines.map((line) => Object.fromEntries(head.map((name, index) => [name, line[index]])));
};

const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .tuple(fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', ' =', '＝', '"', ',', '\uFEFF'), fc.string())
    .map(([sign, rest]) => sign + rest),
  fc.constantFrom("=cmd|'/c calc'!A1", '=HYPERLINK("http://x","y")', 'a,"b"\r\nc', ''),
);
const decimalText = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 15n }), fc.integer({ min: 0, max: 8 }))
  .map(([units, places]) => {
    const digits = units.toString().padStart(places + 1, '0');
    return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
  });
const row: fc.Arbitrary<Transaction> = fc
  .record({
    transactionId: hostile,
    at: fc.integer({ min: 0, max: 4e12 }).map((ms) => new Date(ms).toISOString()),
    type: fc.constantFrom(...transactionTypes),
    method: fc.option(hostile),
    methodTitle: fc.option(hostile),
    amount: decimalText,
    currencyCode: hostile,
    status: fc.constantFrom(...transactionStatuses),
    isBonus: fc.boolean(),
    gameName: fc.option(hostile),
    provider: fc.option(hostile),
    balanceBefore: fc.option(decimalText),
    balanceAfter: fc.option(decimalText.map((amount) => `-${amount}`)),
    bonusBalance: fc.option(decimalText),
  })
  .map((values) => makeTransaction(values));

const runs = /^[=+\-@\t\r\n]/;

describe('transactionsCsv', () => {
  it('writes a file that spreadsheets open', () => {
    const bet = makeTransaction({
      transactionId: 'B-31AA-7749',
      type: 'bet',
      at: '2026-11-25T21:15:00Z',
      amount: '2.00',
      isBonus: true,
      method: null,
      methodTitle: null,
      gameName: 'Pearl "Diver", II',
      provider: '=1+1',
      balanceBefore: '10.00',
      balanceAfter: '8.00',
      bonusBalance: '0.00000001',
    });
    expect(transactionsCsv([bet], texts, 'Europe/Amsterdam')).toBe(
      `\uFEFF${csvColumns.join(',')}\r\n` +
        `2026-11-25T22:15:00+01:00,B-31AA-7749,,bet,-2.00,EUR,completed,Yes,"Pearl ""Diver"", II",'=1+1,10.00,8.00,0.00000001\r\n`,
    );
  });
  it('contains only the column names when there are no rows', () => {
    expect(transactionsCsv([], texts, 'UTC')).toBe(`\uFEFF${csvColumns.join(',')}\r\n`);
  });
  it('keeps an unreadable time unchanged, but never as a formula', () => {
    const [record] = parseRecords(transactionsCsv([makeTransaction({ at: '=soon' })], texts, 'UTC'));
    expect(record?.date).toBe("'=soon");
  });
  it('is read back cell for cell, and no text of it begins like a formula', () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 5 }), (rows) => {
        const records = parseRecords(transactionsCsv(rows, texts, 'Asia/Kathmandu'));
        expect(records).toHaveLength(rows.length);
        for (const [index, record] of records.entries()) {
          const from = rows[index]!;
          expect(Date.parse(record.date ?? '')).toBe(Math.floor(Date.parse(from.at) / 1000) * 1000);
          expect(record.amount).toBe(signedAmount(from));
          expect(record.balanceBefore).toBe(from.balanceBefore ?? '');
          expect(record.balanceAfter).toBe(from.balanceAfter ?? '');
          expect(record.bonusBalance).toBe(from.bonusBalance ?? '');
          const written = {
            id: from.transactionId,
            method: from.methodTitle ?? from.method ?? '',
            currency: from.currencyCode,
            game: from.gameName ?? '',
            provider: from.provider ?? '',
          };
          for (const [column, original] of Object.entries(written)) {
            const cell = record[column] ?? '';
            expect([original, `'${original}`]).toContain(cell);
            expect(runs.test(cell.trimStart())).toBe(false);
          }
        }
      }),
    );
  });
});

it('names the file by its content', () => {
  expect(csvFileName(noFilters, '2026-11-26')).toBe('transactions-until-2026-11-26.csv');
  const period = { from: '2026-10-28', to: '2026-11-26' };
  expect(csvFileName({ ...noFilters, kind: 'deposit', period }, '2026-11-26')).toBe(
    'transactions-deposit-2026-10-28-to-2026-11-26.csv',
  );
});
