import { createTestCasino } from '@casino-kit/provider/testing';
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { ShellLink } from '../app/router-link.js';
import { Footer } from './footer.js';

it('has the links that a slim footer keeps at the places that its styles name', () => {
  const { Host } = createTestCasino({ navigation: { Link: ShellLink, navigate: vi.fn() } });
  const { container } = render(
    <MemoryRouter>
      <Host>
        <Footer />
      </Host>
    </MemoryRouter>,
  );
  const lists = [...container.querySelectorAll('h2 + ul')].slice(0, 4);
  const getLinkTexts = (list: Element | undefined) =>
    [...(list?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent);
  expect(getLinkTexts(lists[0])[0]).toBe('Responsible gambling');
  const [terms, , privacy, cookies] = getLinkTexts(lists[3]);
  expect([terms, privacy, cookies]).toEqual(['Terms and conditions', 'Privacy policy', 'Cookies']);
});
