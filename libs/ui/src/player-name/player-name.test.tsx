import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { UiProvider } from '../provider/ui-provider.js';
import { PlayerName } from './player-name.js';

describe('PlayerName', () => {
  it.each(['Na•••a', 'Hidden by an older server', '•••', 'محمد'])(
    'shows the name %s as it was sent',
    (name) => {
      const { container } = render(<PlayerName name={name} />);
      expect(container.querySelector('bdi')?.textContent).toBe(name);
      expect(container.querySelector('svg')).toBeNull();
    },
  );
  it('shows an icon and a text for a player who hides the name', () => {
    const { container } = render(<PlayerName name="" />);
    expect(container.textContent).toBe('Hidden player');
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });
  it('shows the text of the host', () => {
    render(
      <UiProvider texts={{ hiddenPlayer: 'Verborgener Spieler' }}>
        <PlayerName name="" />
      </UiProvider>,
    );
    expect(screen.getByText('Verborgener Spieler')).toBeDefined();
  });
});
