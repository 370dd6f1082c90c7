import { type ReactNode } from 'react';
import { TestTexts } from '@casino-kit/i18n/testing';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import de from '../../locales/de.json' with { type: 'json' };
import { LastLoginNote } from './last-login-note.js';

const lastLogin = { created_at: '2026-11-19T20:04:00Z', ip: '203.0.113.47', location: 'Willemstad' };
const zone = 'America/Curacao';
/** Returns the text without direction marks around addresses, and with plain spaces. */
const plain = (text: string | null | undefined) =>
  text?.replaceAll(/[\u2068\u2069]/g, '').replaceAll(/\s/g, ' ');
const German = ({ children }: { children: ReactNode }) => (
  <TestTexts code="de" texts={de}>
    {children}
  </TestTexts>
);

describe('LastLoginNote', () => {
  it("shows time, place and address in the player's zone", () => {
    render(<LastLoginNote lastLogin={lastLogin} timeZone={zone} />);
    expect(plain(screen.getByText(/Last login/).textContent)).toBe(
      'Last login: Nov 19, 2026, 16:04 · Willemstad · IP 203.0.113.47',
    );
  });
  it("uses the player's language", () => {
    render(<LastLoginNote lastLogin={lastLogin} timeZone={zone} />, { wrapper: German });
    expect(plain(screen.getByText(/Letzte Anmeldung/).textContent)).toBe(
      'Letzte Anmeldung: 19.11.2026, 16:04 · Willemstad · IP 203.0.113.47',
    );
  });
  it('omits what is unknown, and shows nothing for a first login', () => {
    const { container, rerender } = render(
      <LastLoginNote lastLogin={{ created_at: lastLogin.created_at }} timeZone="UTC" />,
    );
    expect(plain(container.textContent)).toBe('Last login: Nov 19, 2026, 20:04');
    rerender(<LastLoginNote lastLogin={null} />);
    expect(container.textContent).toBe('');
  });
});
