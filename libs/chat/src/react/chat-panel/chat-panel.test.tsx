import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createTestCasino } from '@casino-kit/provider/testing';
import { makeEntry } from '../../testing.js';
import { ChatPanel } from './chat-panel.js';

describe('ChatPanel', () => {
  it('shows the newest entries first', () => {
    render(
      <ChatPanel
        entries={[
          makeEntry({ id: 'old', text: 'Old' }),
          makeEntry({ id: 'new', text: 'New', at: '2026-02-01T12:00:00Z' }),
        ]}
      />,
      { wrapper: createTestCasino().Host },
    );
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['New', 'Old']);
  });
  it('shows a text when there are no entries', () => {
    render(<ChatPanel entries={[]} />, { wrapper: createTestCasino().Host });
    expect(screen.getByText('Nothing here yet')).toBeTruthy();
  });
});
