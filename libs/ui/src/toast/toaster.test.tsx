import { act, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { UiProvider } from '../provider/ui-provider.js';
import { toast, Toaster } from './toaster.js';

describe('a toast', () => {
  it('appears in the named region, politely', async () => {
    render(
      <UiProvider texts={{ notifications: 'Mitteilungen' }}>
        <Toaster />
      </UiProvider>,
    );
    act(() => void toast.success('Limit updated', { description: 'From today on.' }));
    const notice = await screen.findByText('Limit updated');
    const region = screen.getByRole('region', { name: /Mitteilungen/ });
    expect(region.contains(notice)).toBe(true);
    expect(region.getAttribute('aria-live')).toBe('polite');
    expect(screen.getByText('From today on.')).toBeDefined();
  });
});
