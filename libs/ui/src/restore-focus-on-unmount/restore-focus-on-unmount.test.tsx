import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { describe, expect, it } from 'vitest';
import { restoreFocusOnUnmount } from './restore-focus-on-unmount.js';

function Offer({ taken = false, place }: { taken?: boolean | undefined; place?: -1 | undefined }) {
  return (
    <section aria-label="Offer" tabIndex={place}>
      <p>
        {!taken && (
          <span ref={restoreFocusOnUnmount}>
            <button>Take it</button>
          </span>
        )}
      </p>
      <button>Terms</button>
    </section>
  );
}
const button = (name: string) => screen.getByRole('button', { name });

describe('something that leaves the page', () => {
  it('moves the focus inside it to the closest focusable ancestor', () => {
    const { rerender } = render(<Offer place={-1} />, { wrapper: StrictMode });
    act(() => button('Take it').focus());
    rerender(<Offer place={-1} taken />);
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Offer' }));
  });
  it('does not move a focus that is elsewhere', () => {
    const { rerender } = render(<Offer place={-1} />);
    act(() => button('Terms').focus());
    rerender(<Offer place={-1} taken />);
    expect(document.activeElement).toBe(button('Terms'));
  });
  it('loses it if there is no focusable ancestor', () => {
    const { rerender } = render(<Offer />);
    act(() => button('Take it').focus());
    rerender(<Offer taken />);
    expect(document.activeElement).toBe(document.body);
  });
});
