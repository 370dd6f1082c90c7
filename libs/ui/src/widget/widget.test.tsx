import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Widget, WidgetHostProvider } from './widget.js';

let broken: boolean;
function Balance() {
  if (broken) throw new Error('broken');
  return <p>€12.50</p>;
}
const onError = vi.fn();
const host = { onError, fallback: (retry: () => void) => <button onClick={retry}>Try again</button> };

beforeEach(() => {
  broken = true;
  onError.mockClear();
  // React writes every caught error to the console as well.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

describe('a widget that crashes', () => {
  it('leaves the rest of the page, is reported by its name, and renders again on request', async () => {
    render(
      <WidgetHostProvider value={host}>
        <Widget name="balance">
          <Balance />
        </Widget>
        <Widget name="wins">
          <p>Wins</p>
        </Widget>
      </WidgetHostProvider>,
    );
    expect(screen.getByText('Wins')).toBeDefined();
    expect(onError).toHaveBeenCalledExactlyOnceWith('balance', new Error('broken'));
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('€12.50')).toBeDefined();
  });
  it('is left out when the page can do without it', () => {
    const { container } = render(
      <WidgetHostProvider value={host}>
        <Widget name="snow" fallback={null}>
          <Balance />
        </Widget>
      </WidgetHostProvider>,
    );
    expect(container.textContent).toBe('');
    expect(onError).toHaveBeenCalledOnce();
  });
  it('passes its error on when there is no host', () => {
    expect(() =>
      render(
        <Widget name="balance">
          <Balance />
        </Widget>,
      ),
    ).toThrow('broken');
  });
});
