import { describe, expect, it } from 'vitest';
import { sortHelpLines } from './sort-help-lines.js';

const everywhere = { name: 'Everywhere' };
const sweden = { country: 'SE', name: 'Sweden' };
const germany = { country: 'DE', name: 'Germany' };
const german = { country: 'DE', name: 'Germany, too' };
const lines = [everywhere, sweden, germany, german];

describe('sortHelpLines', () => {
  it.each(['DE', 'de'])('puts those of the country %s first, then those for everybody', (country) =>
    expect(sortHelpLines(lines, country)).toEqual({ near: [germany, german, everywhere], others: [sweden] }),
  );
  it.each([undefined, '', 'FR'])('has only those for everybody near the country %j', (country) =>
    expect(sortHelpLines(lines, country)).toEqual({ near: [everywhere], others: [germany, german, sweden] }),
  );
  it('is empty where the brand names none', () =>
    expect(sortHelpLines(undefined, 'DE')).toEqual({ near: [], others: [] }));
});
