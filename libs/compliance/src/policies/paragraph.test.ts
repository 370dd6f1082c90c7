import { describe, expect, it } from 'vitest';
import { readParagraph } from './paragraph.js';

const values = {
  brand: 'Harbour',
  operator: 'Harbour Games',
  minimumAge: '18',
  address: undefined,
  licence: undefined,
  support: 'help@harbour.example',
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
    expect(readParagraph('{{?time}}The time.', { ...values, time: 'yes' })).toEqual([{ text: 'The time.' }]);
    expect(readParagraph('{{?all}}Time and money.', values)).toBeNull();
  });
  it('returns complaints as an email address, and the dispute body as a link to its site', () =>
    expect(
      readParagraph('{{complaints}} or {{disputeBody}}', {
        ...values,
        complaints: 'complaints@harbour.example',
        disputeBody: 'Harbour Disputes',
        disputeUrl: 'https://disputes.example',
      }),
    ).toEqual([
      { email: 'complaints@harbour.example' },
      { text: ' or ' },
      { text: 'Harbour Disputes', href: 'https://disputes.example' },
    ]));
  it('shows a paragraph on condition only where the value is known', () => {
    expect(readParagraph('{{?fundsHigh}}Protected.', { ...values, fundsHigh: 'high' })).toEqual([
      { text: 'Protected.' },
    ]);
    expect(readParagraph('{{?fundsHigh}}Protected.', values)).toBeNull();
  });
  it.each(['Licence: {{licence}}.', 'At {{address}}', '{{unknown}}', '{{toString}}'])(
    'leaves out %s, whose value is not known',
    (paragraph) => expect(readParagraph(paragraph, values)).toBeNull(),
  );
});
