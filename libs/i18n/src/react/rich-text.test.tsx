import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { richText } from './rich-text.js';

const parts = {
  terms: (inner: string) => <a href="/terms-and-conditions">{inner}</a>,
  b: (inner: string) => <strong>{inner}</strong>,
};
const shown = (text: string) => render(<p data-testid="text">{richText(text, parts)}</p>);

describe('richText', () => {
  it('puts elements where the text defines them', () => {
    shown('I am <b>18</b> and accept the <terms>terms</terms>.');
    expect(screen.getByRole('link', { name: 'terms' }).getAttribute('href')).toBe('/terms-and-conditions');
    expect(screen.getByText('18').tagName).toBe('STRONG');
    expect(screen.getByTestId('text').textContent).toBe('I am 18 and accept the terms.');
  });

  it.each([
    'plain',
    '',
    '1 < 2',
    '<img src=x onerror=alert(1)>',
    '<i>x</i>',
    '<toString>x</toString>',
    '<b>open',
  ])('leaves %j as it is', (text) => {
    const { container } = shown(text);
    expect(screen.getByTestId('text').textContent).toBe(text);
    expect(container.querySelectorAll('p *')).toHaveLength(0);
  });
});
