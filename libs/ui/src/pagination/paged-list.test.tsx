import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { PagedList, type PagedListProps } from './paged-list.js';

const open = (props: Partial<PagedListProps> = {}) => {
  const onPage = vi.fn();
  const retry = vi.fn();
  const { container } = render(
    <PagedList
      page={2}
      range={{ first: 3, last: 4, pages: 3 }}
      count={6}
      onPage={onPage}
      isFetchingPage={false}
      isStale={false}
      retry={retry}
      {...props}
    >
      {(pagination) => (
        <>
          <p>rows</p>
          {pagination}
        </>
      )}
    </PagedList>,
  );
  return { onPage, retry, list: container.firstElementChild };
};
const button = (name: string) => screen.getByRole('button', { name });

describe('PagedList', () => {
  it('is busy exactly while another page loads', () => {
    expect(open().list?.getAttribute('aria-busy')).toBeNull();
    expect(open({ isFetchingPage: true }).list?.getAttribute('aria-busy')).toBe('true');
  });
  it('pages to the previous and the next page', async () => {
    const { onPage } = open();
    expect(screen.getByRole('status').textContent).toBe('3 to 4 of 6');
    await userEvent.click(button('Previous page'));
    await userEvent.click(button('Next page'));
    expect(onPage.mock.calls).toEqual([[1], [3]]);
  });
  it('keeps the focus on a button at the end, which does nothing', async () => {
    const { onPage } = open({ page: 3, range: { first: 5, last: 6, pages: 3 } });
    await userEvent.click(button('Next page'));
    expect(document.activeElement).toBe(button('Next page'));
    expect(button('Next page').getAttribute('aria-disabled')).toBe('true');
    expect(onPage).not.toHaveBeenCalled();
  });
  it('shows the range of a single page only on request', () => {
    const range = { first: 1, last: 2, pages: 1 };
    open({ page: 1, range, count: 2 });
    expect(screen.queryByRole('status')).toBeNull();
    open({ page: 1, range, count: 2, showSinglePage: true });
    expect(screen.getByText('1 to 2 of 2')).toBeTruthy();
  });
  it('reports rows that may be out of date, with a retry', async () => {
    const { retry } = open({ isStale: true });
    expect(screen.getByText('This may be out of date. We could not refresh it.')).toBeTruthy();
    await userEvent.click(button('Try again'));
    expect(retry).toHaveBeenCalledOnce();
  });
});
