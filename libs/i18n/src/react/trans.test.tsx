import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createTexts } from './create-texts.js';
import { TestTexts } from './test-texts.js';
import { Trans } from './trans.js';

const useTexts = createTexts({
  consent: 'I accept the <terms>terms</terms> and <privacy>the rest</privacy>, {{name}}.',
});

function Consent({ name = 'Ada' }: { name?: string | undefined }) {
  return (
    <Trans
      t={useTexts()}
      i18nKey="consent"
      values={{ name }}
      components={{ terms: <b title="terms" />, privacy: <i /> }}
    />
  );
}

/** Returns the rendered markup, which is what these tests compare: text content would not show escaping. */
const markup = (texts: Record<string, string>, name?: string) =>
  render(
    <TestTexts code="de" texts={texts}>
      <Consent name={name} />
    </TestTexts>,
  ).container.innerHTML;

describe('Trans', () => {
  it('puts elements into a text', () => {
    expect(markup({})).toBe('I accept the <b title="terms">terms</b> and <i>the rest</i>, Ada.');
    expect(render(<Consent />).container.textContent).toBe('I accept the terms and the rest, Ada.');
  });

  it('lets a translation move the marks about, or leave them out', () => {
    expect(markup({ consent: '<privacy>B</privacy>, <terms>A</terms>' })).toBe(
      '<i>B</i>, <b title="terms">A</b>',
    );
    expect(markup({ consent: 'Ja' })).toBe('Ja');
  });

  it('leaves marks that it does not know as text, and values too', () => {
    expect(markup({ consent: '<other>A</other> 1 < 2 {{name}}' }, '<u>&amp;</u>')).toBe(
      '&lt;other&gt;A&lt;/other&gt; 1 &lt; 2 &lt;u&gt;&amp;amp;&lt;/u&gt;',
    );
  });
});
