import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  documentFormPath,
  documentUploadsPath,
  getDocumentLabels,
  getDocuments,
  refreshKycStatus,
} from '@casino-kit/api-contract';
import {
  createTestCasino,
  failWithNetworkError,
  neverRespond,
  respondWithError,
  type TestCasinoOptions,
} from '@casino-kit/provider/testing';
import { makeUserDetails } from '@casino-kit/session/testing';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  documentHandlers,
  makeDocument,
  makeDocuments,
  makeLabel,
  makePicture,
  type ReceivedUpload,
} from '../../testing.js';
import { VerificationPanel, type VerificationPanelProps } from './verification-panel.js';

const server = setupServer();
const requested: string[] = [];
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
  server.events.on('request:start', ({ request }) => requested.push(new URL(request.url).pathname));
});
afterEach(() => {
  server.resetHandlers();
  requested.length = 0;
});
afterAll(() => server.close());

const hrefs = { login: '?modal=login', deposit: '/deposit' };
function show(options: TestCasinoOptions = {}, props: Partial<VerificationPanelProps> = {}) {
  const casino = createTestCasino({ settings: { allowKYCBeforeDeposit: true }, ...options });
  render(<VerificationPanel hrefs={hrefs} {...props} />, { wrapper: casino.Host });
  return casino;
}
/** The part of the panel about a kind, by its heading. */
async function kind(name: string) {
  const heading = await screen.findByRole('heading', { name });
  return within(heading.closest('li') as HTMLElement);
}
/** The button that unfolds a kind. */
const toggle = async (name: string) => (await kind(name)).getByRole('button', { name });
const isExpanded = async (name: string) => (await toggle(name)).getAttribute('aria-expanded') === 'true';
async function unfold(name: string) {
  if (!(await isExpanded(name))) await userEvent.click(await toggle(name));
  return kind(name);
}
async function choose(name: string, ...files: File[]) {
  const section = await unfold(name);
  await userEvent.upload(section.getByLabelText(/Choose a file/), files, { applyAccept: false });
}
const getRow = (name: string) => screen.getByText(name).closest('li') as HTMLElement;

describe('VerificationPanel', () => {
  it('shows every kind with its state and why, the open ones first', async () => {
    server.use(...documentHandlers({ documents: makeDocuments() }));
    show();
    await kind('Identity proof');
    const headings = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(['Proof of address', 'Bank statement', 'Photo of your face', 'Identity proof']);
    const address = await kind('Proof of address');
    expect(address.getByText('Rejected')).toBeTruthy();
    expect(address.getByText('The bill is dated 4 June')).toBeTruthy();
    expect(
      address.getByText(
        'Send one dated after 26 August. Send another file. Nothing else needs sending again.',
      ),
    ).toBeTruthy();
    expect(address.getByText('water-bill-june.pdf')).toBeTruthy();
    const statement = await kind('Bank statement');
    expect(statement.getByText('More needed')).toBeTruthy();
    const toggles = screen.getAllByRole('button', { expanded: false });
    expect(toggles.map(({ textContent }) => textContent)).toEqual([
      'Bank statement',
      'Photo of your face',
      'Identity proof',
    ]);
    const face = await kind('Photo of your face');
    expect(face.getByText('Pending review')).toBeTruthy();
    expect(face.getByText(/^Sent on .* Usually checked by/)).toBeTruthy();
    const identity = await kind('Identity proof');
    expect(identity.getByText('Approved')).toBeTruthy();
    expect(identity.queryByRole('list', { name: 'Files sent for Identity proof' })).toBeNull();
    await unfold('Identity proof');
    const sent = identity.getByRole('list', { name: 'Files sent for Identity proof' });
    expect(within(sent).getAllByRole('listitem')).toHaveLength(2);
    expect(identity.queryByLabelText(/Choose a file/)).toBeNull();
  });

  it('sends a file with its kind and hash, and shows it as a document', async () => {
    const received: ReceivedUpload[] = [];
    server.use(...documentHandlers({ onUpload: (upload) => received.push(upload) }));
    show();
    await choose('Proof of address', makePicture('bill.png'));
    expect(await screen.findByText('New file, 0.1 MB, ready to send')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Send one file' }));
    const address = await kind('Proof of address');
    expect(await address.findByText('Pending review')).toBeTruthy();
    expect(received).toMatchObject([
      { kind: 'address', filename: 'bill.png', captured: 'false', size: 1_000 },
    ]);
    expect(received[0]?.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull();
  });

  it('accepts files that are dropped, several at once', async () => {
    server.use(...documentHandlers());
    show();
    const zone = (await kind('Identity proof'))
      .getByLabelText(/Choose a file/)
      .closest('label') as HTMLElement;
    const files = [makePicture('front.png'), makePicture('back.png')];
    fireEvent.dragOver(zone, { dataTransfer: { files, types: ['Files'] } });
    expect(within(zone).getByText('Drop it here')).toBeTruthy();
    fireEvent.drop(zone, { dataTransfer: { files, types: ['Files'] } });
    expect(await screen.findByRole('button', { name: 'Send 2 files' })).toBeTruthy();
  });

  it('says of each file that is not accepted why, before anything is sent', async () => {
    server.use(...documentHandlers());
    show();
    await choose(
      'Proof of address',
      new File(['GIF89a'], 'a.gif', { type: 'image/gif' }),
      new File([], 'b.png', { type: 'image/png' }),
      new File(['<html>'], 'c.pdf', { type: 'application/pdf' }),
      Object.defineProperty(makePicture('d.png'), 'size', { value: 26_214_401 }),
      makePicture('page.html.png'),
    );
    await screen.findByText('page.html.png');
    const said = ['a.gif', 'b.png', 'c.pdf', 'd.png', 'page.html.png'].map(
      (name) => within(getRow(name)).getByRole('paragraph').textContent,
    );
    expect(said).toEqual([
      'Only jpg, pdf, png accepted',
      'This file is empty.',
      'Only jpg, pdf, png accepted',
      'File size must be less than 25MB',
      'This file name is not accepted. Rename the file and choose it again.',
    ]);
    expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull();
    expect(requested).not.toContain(documentUploadsPath);
  });

  it('finds a file that was added before, and removes it on request', async () => {
    server.use(...documentHandlers());
    show();
    await choose('Proof of address', makePicture('bill.png', { seed: 'same' }));
    await choose('Proof of address', makePicture('copy.png', { seed: 'same' }));
    expect(await screen.findByText('This file was sent before. Choose another one.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Remove copy.png' }));
    expect(screen.queryByText('copy.png')).toBeNull();
    expect(screen.getByText('bill.png')).toBeTruthy();
  });

  it('shows why the server rejected a file, in the words of the product or of the server', async () => {
    server.use(...documentHandlers({ rejects: 'UPLOAD_DUPLICATE' }));
    show();
    await choose('Proof of address', makePicture('bill.png'));
    await userEvent.click(await screen.findByRole('button', { name: 'Send one file' }));
    expect(await screen.findByText('This file was sent before. Choose another one.')).toBeTruthy();
    server.use(
      http.post(`*${documentUploadsPath}`, () =>
        HttpResponse.json(
          { success: false, code: 'SCANNER', message: 'Our scanner rejects it.' },
          { status: 422 },
        ),
      ),
    );
    await choose('Proof of address', makePicture('other.png'));
    await userEvent.click(await screen.findByRole('button', { name: 'Send one file' }));
    expect(await screen.findByText('Our scanner rejects it.')).toBeTruthy();
  });

  it('says that documents cannot be sent online to a server with neither route, and keeps the file', async () => {
    const missing = () => HttpResponse.json({ success: false, message: 'Not found' }, { status: 404 });
    server.use(
      http.post(`*${documentUploadsPath}`, missing),
      http.post(`*${documentFormPath}`, missing),
      ...documentHandlers(),
    );
    show();
    await choose('Proof of address', makePicture('bill.png'));
    await userEvent.click(await screen.findByRole('button', { name: 'Send one file' }));
    expect(
      await screen.findByText(
        'This casino does not take documents online. Contact support to send them another way. Your file stays in this list.',
      ),
    ).toBeTruthy();
    expect(screen.getByText('bill.png')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Send bill.png again' })).toBeTruthy();
  });

  it('pauses without a connection, and sends the rest once it is back', async () => {
    server.use(...documentHandlers());
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    show();
    await choose('Proof of address', makePicture('bill.png'));
    await userEvent.click(await screen.findByRole('button', { name: 'Send one file' }));
    expect(await screen.findByText('No connection. Sending continues once you are online.')).toBeTruthy();
    online.mockReturnValue(true);
    act(() => void globalThis.dispatchEvent(new Event('online')));
    expect(await (await kind('Proof of address')).findByText('Pending review')).toBeTruthy();
    online.mockRestore();
  });

  it('can be paused and continued by the player', async () => {
    server.use(
      http.patch(`*${documentUploadsPath}/1`, () => new Promise<never>(() => undefined), { once: true }),
      ...documentHandlers(),
    );
    show();
    await choose('Proof of address', makePicture('bill.png'));
    await userEvent.click(await screen.findByRole('button', { name: 'Send one file' }));
    const bar = await screen.findByRole('progressbar', { name: 'bill.png' });
    expect(bar.getAttribute('aria-valuetext')).toBe('bill.png: 0% sent');
    await userEvent.click(screen.getByRole('button', { name: 'Pause bill.png' }));
    expect(await screen.findByText('Paused. What was sent is kept.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Continue bill.png' }));
    expect(await (await kind('Proof of address')).findByText('Pending review')).toBeTruthy();
  });

  it('uses the way of sending that the host supplies', async () => {
    server.use(...documentHandlers());
    const uploadDocument = vi.fn(() =>
      Promise.resolve({ kind: 'failed', code: 'X', message: 'Own way.' } as const),
    );
    show({}, { uploadDocument });
    await choose('Proof of address', makePicture('bill.png'));
    await userEvent.click(await screen.findByRole('button', { name: 'Send one file' }));
    expect(await screen.findByText('Own way.')).toBeTruthy();
    expect(uploadDocument).toHaveBeenCalledOnce();
    expect(screen.getByRole('button', { name: 'Send bill.png again' })).toBeTruthy();
  });

  it('offers only the camera for a kind that must come from it', async () => {
    server.use(...documentHandlers());
    show();
    expect(
      (await kind('Identity proof')).getByRole('button', { name: 'Take a picture instead' }),
    ).toBeTruthy();
    const face = await unfold('Photo of your face');
    expect(face.queryByLabelText(/Choose a file/)).toBeNull();
    expect(face.getByRole('button', { name: 'Open the camera' })).toBeTruthy();
  });

  it('downloads a document, and says so when that fails', async () => {
    const saved: string[] = [];
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
    server.use(...documentHandlers({ documents: [makeDocument({ status: 'rejected', fileName: 'a.pdf' })] }));
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Download a.pdf' }));
    await waitFor(() => expect(saved).toEqual(['a.pdf']));
    server.use(http.get('*/api/user/documents/:id/file', () => new HttpResponse(null, { status: 404 })));
    await userEvent.click(screen.getByRole('button', { name: 'Download a.pdf' }));
    expect((await screen.findByRole('alert')).textContent).toContain('could not be downloaded');
    click.mockRestore();
  });
});

describe('the kinds', () => {
  const names = ['Identity proof', 'Proof of address', 'Photo of your face', 'Bank statement'];
  const unfolded = async () => {
    const states = await Promise.all(names.map(isExpanded));
    return names.filter((_, at) => states[at]);
  };

  it('are folded but for the first that is asked for; opening another folds it', async () => {
    server.use(...documentHandlers());
    show();
    await kind('Identity proof');
    expect(await unfolded()).toEqual(['Identity proof']);
    await userEvent.click(await toggle('Photo of your face'));
    expect(await unfolded()).toEqual(['Photo of your face']);
    await userEvent.click(await toggle('Photo of your face'));
    expect(await unfolded()).toEqual([]);
  });

  it('unfold with the keyboard, and say their state and what they are for', async () => {
    server.use(...documentHandlers());
    show();
    const address = await toggle('Proof of address');
    address.focus();
    await userEvent.keyboard('{Enter}');
    expect(await unfolded()).toEqual(['Proof of address']);
    expect(document.activeElement).toBe(address);
    const described = (address.getAttribute('aria-describedby') ?? '').split(' ');
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'A bill or letter of the last three months',
      'Not sent yet',
    ]);
    expect(document.getElementById(address.getAttribute('aria-controls') ?? '')?.hidden).toBe(false);
  });

  it('keep files that were chosen while they are folded, and say so', async () => {
    server.use(...documentHandlers());
    show();
    await choose('Identity proof', makePicture('front.png'));
    await screen.findByRole('button', { name: 'Send one file' });
    await userEvent.click(await toggle('Proof of address'));
    expect(screen.queryByRole('button', { name: 'Send one file' })).toBeNull();
    const [line] = (await kind('Identity proof')).getAllByText('New file, 0.1 MB, ready to send');
    expect(line?.getAttribute('aria-live')).toBe('polite');
    await userEvent.click(await toggle('Identity proof'));
    expect(screen.getByRole('button', { name: 'Send one file' })).toBeTruthy();
  });

  it('fold when they are handed in, and the next one that is asked for unfolds', async () => {
    server.use(...documentHandlers());
    show();
    await choose('Identity proof', makePicture('front.png'));
    await userEvent.click(await screen.findByRole('button', { name: 'Send one file' }));
    await waitFor(async () => expect(await unfolded()).toEqual(['Proof of address']));
    expect((await kind('Identity proof')).getByText('Pending review')).toBeTruthy();
  });

  it('that nobody has asked for are optional, and can be sent', async () => {
    server.use(...documentHandlers());
    show();
    const statement = await kind('Bank statement');
    expect(statement.getAllByText('Only when asked for').length).toBeGreaterThan(0);
    expect(statement.queryByText('Not sent yet')).toBeNull();
    await unfold('Bank statement');
    expect(statement.getByLabelText(/Choose a file/)).toBeTruthy();
  });
});

describe('a profile that lags behind', () => {
  const lagging = { documents: makeDocuments(), profileLags: true };
  it('is refreshed, and with it the session', async () => {
    server.use(...documentHandlers(lagging));
    const { session } = show();
    await userEvent.click(await screen.findByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(screen.queryByText(/still catching up/)).toBeNull());
    expect(session.state().user?.getUser.kycStatus).toBe('APPROVED');
  });
  it('may lag on, which is said', async () => {
    server.use(...documentHandlers({ ...lagging, staysLagging: true }));
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Refresh' }));
    expect(
      await screen.findByText('The profile does not show it yet. It follows automatically.'),
    ).toBeTruthy();
  });
  it('reports a refresh that failed', async () => {
    server.use(respondWithError(refreshKycStatus, 500), ...documentHandlers(lagging));
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Refresh' }));
    expect((await screen.findByRole('alert')).textContent).toContain('could not be refreshed');
  });
  it('is read again where the server has no refresh', async () => {
    server.use(respondWithError(refreshKycStatus, 405), ...documentHandlers(lagging));
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(requested.filter((path) => path === getDocuments.path)).toHaveLength(2));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('what to do next', () => {
  it.each([
    ['Next: send 3 documents', []],
    ['Next: send one document again', makeDocuments()],
    [
      'Nothing to do now: we are checking what you sent.',
      ['identity', 'address', 'face'].map((name) => makeDocument({ documentId: name, kind: name })),
    ],
  ])('is said: %s', async (text, documents) => {
    server.use(...documentHandlers({ documents }));
    show();
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('is left to the levels above a panel with the title of one', async () => {
    server.use(...documentHandlers());
    show({}, { title: 'Level 2: Identity' });
    expect(await screen.findByRole('heading', { level: 3, name: 'Proof of address' })).toBeTruthy();
    expect(screen.queryByText('Next: send 3 documents')).toBeNull();
  });
});

describe('what is shown instead of documents', () => {
  it('is a login for a guest, and nothing is requested', async () => {
    show({ player: null });
    expect((await screen.findByRole('link', { name: 'Log in' })).getAttribute('href')).toBe('?modal=login');
    expect(requested).toEqual([]);
  });
  it('is what the host supplies for a server without documents', async () => {
    server.use(respondWithError(getDocuments, 404), ...documentHandlers());
    show({}, { whenUnsupported: <p>Ask support.</p> });
    expect(await screen.findByText('Ask support.')).toBeTruthy();
    expect(requested.filter((path) => path === getDocuments.path)).toHaveLength(1);
  });
  it('is a note that support checks documents, by default', async () => {
    server.use(respondWithError(getDocumentLabels, 501), ...documentHandlers());
    show();
    expect(await screen.findByText('Support checks documents')).toBeTruthy();
  });
  it('is a retry after an error', async () => {
    server.use(failWithNetworkError(getDocuments), ...documentHandlers());
    show();
    await screen.findByText('Your documents could not be loaded');
    server.resetHandlers();
    server.use(...documentHandlers());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await kind('Identity proof');
  });
  it('is a placeholder while they load', () => {
    server.use(neverRespond(getDocuments), ...documentHandlers());
    show();
    expect(screen.getByRole('status').textContent).toBe('Loading your documents');
  });
  it('is a note where no document is asked for', async () => {
    server.use(...documentHandlers({ labels: [] }));
    show();
    expect(await screen.findByText('No documents are needed')).toBeTruthy();
  });
  it('is the deposit where documents are taken after the first one', async () => {
    server.use(...documentHandlers());
    show({ player: makeUserDetails({ depositCount: 0 }), settings: {} });
    expect((await screen.findByRole('link', { name: 'Deposit' })).getAttribute('href')).toBe('/deposit');
    const identity = await kind('Identity proof');
    expect(identity.queryByLabelText(/Choose a file/)).toBeNull();
    expect(identity.queryByRole('button')).toBeNull();
  });
});

describe('the texts of a kind', () => {
  it('are the operator’s, in the language of the player, else those of the product', async () => {
    server.use(
      ...documentHandlers({
        labels: [
          makeLabel({
            kind: 'identity',
            title: { en: 'Passport', de: 'Reisepass' },
            hint: { en: 'The first page' },
          }),
          makeLabel({ kind: 'address', title: { de: 'Anschrift' } }),
          makeLabel({ kind: 'payslip' }),
        ],
      }),
    );
    show();
    const passport = await kind('Passport');
    expect(passport.getByText('The first page')).toBeTruthy();
    await kind('Proof of address');
    await kind('Document: payslip');
  });
});
