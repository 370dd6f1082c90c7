import { describe, expect, it } from 'vitest';
import { readParagraph } from './paragraph.js';

const values = {
  brand: 'Harbour',
  operator: 'Harbour Games',
  minimumAge: '18',
  address: undefined,
  licence: undefined,
  support: 'help@harbour.example',
  shownInGame: 'time' as const,
};

describe('readParagraph', () => {
  it('puts the values of the brand in their places', () =>
    expect(readParagraph('{{brand}} is run by {{operator}}.', values)).toEqual([
      { text: 'Harbour' },
      { text: ' is run by ' },
      { text: 'Harbour Games' },
      { text: '.' },
    ]));
  it('returns links to pages and to support as pieces of their own', () =>
    expect(readParagraph('See [limits](limits) or {{support}}', values)).toEqual([
      { text: 'See ' },
      { text: 'limits', page: 'limits' },
      { text: ' or ' },
      { email: 'help@harbour.example' },
    ]));
  it('has a paragraph with a condition only where the brand meets it', () => {
    expect(readParagraph('{{?time}}The time.', values)).toEqual([{ text: 'The time.' }]);
    expect(readParagraph('{{?all}}Time and money.', values)).toBeNull();
  });
  it.each(['Licence: {{licence}}.', 'At {{address}}', '{{unknown}}', '{{toString}}'])(
    'leaves out %s, whose value is not known',
    (paragraph) => expect(readParagraph(paragraph, values)).toBeNull(),
  );
});
