import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { NavigationProvider } from '../navigation/navigation.js';
import { RichText, type RichTextNode } from './rich-text.js';

const nodes: readonly RichTextNode[] = [
  { tag: 'h3', children: ['Terms'] },
  {
    tag: 'p',
    children: [
      { tag: 'strong', children: ['<script>alert(1)</script>'] },
      { tag: 'br', children: [] },
      { tag: 'a', href: '/promotions', children: ['All offers'] },
      { tag: 'a', href: 'https://casino.example', children: ['Elsewhere'] },
    ],
  },
  { tag: 'ul', children: [{ tag: 'li', children: ['One'] }] },
];

describe('RichText', () => {
  it('shows elements, and markup within a text as its characters, in a browser and on a server', () => {
    const { container } = render(<RichText nodes={nodes} className="own" />);
    expect(container.querySelector('script')).toBeNull();
    expect(container.querySelector('strong')?.textContent).toBe('<script>alert(1)</script>');
    expect(screen.getByRole('listitem').textContent).toBe('One');
    const onServer = renderToString(<RichText nodes={nodes} className="own" />);
    expect(onServer.replace('<br/>', '<br>')).toBe(container.innerHTML);
  });

  it('leads to pages of this site through the router, and to others in a new tab without an opener', () => {
    render(
      <NavigationProvider
        Link={({ children, ...props }) => (
          <a data-routed {...props}>
            {children}
          </a>
        )}
        navigate={() => undefined}
      >
        <RichText nodes={nodes} />
      </NavigationProvider>,
    );
    const inside = screen.getByRole('link', { name: 'All offers' });
    expect([inside.getAttribute('href'), inside.hasAttribute('data-routed')]).toEqual(['/promotions', true]);
    const outside = screen.getByRole('link', { name: 'Elsewhere' });
    expect(['href', 'target', 'rel'].map((name) => outside.getAttribute(name))).toEqual([
      'https://casino.example',
      '_blank',
      'noopener noreferrer',
    ]);
  });
});
