import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  documentUploadsPath,
  getDocuments,
  refreshKycStatus,
  type UploadErrorCode,
} from '@casino-kit/api-contract';
import { failWithNetworkError, neverRespond, respondWithError } from '@casino-kit/provider/testing';
import { makeUserDetails } from '@casino-kit/session/testing';
import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  documentHandlers,
  type DocumentServer,
  makeDocument,
  makeDocuments,
  makeLabel,
  makePicture,
} from '../../testing.js';
import { VerificationPanel } from './verification-panel.js';

const meta = {
  title: 'kyc/VerificationPanel',
  component: VerificationPanel,
  args: { hrefs: { login: '?modal=login', deposit: '/deposit' } },
  parameters: { player: makeUserDetails(), settings: { allowKYCBeforeDeposit: true } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 744 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof VerificationPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const served = (server: DocumentServer = {}, ...handlers: HttpHandler[]) => ({
  msw: { handlers: [...handlers, ...documentHandlers(server)] },
});
/** A server that asks for one kind: its buttons are the only ones. */
const onlyAddress = { labels: [makeLabel({ kind: 'address' })] };

const findInput = async (root: Element): Promise<HTMLInputElement> => {
  await waitFor(() => expect(root.querySelector('input[type=file]')).not.toBeNull());
  return root.querySelector('input[type=file]') as HTMLInputElement;
};
const choose = async (root: Element, ...files: File[]) =>
  userEvent.upload(await findInput(root), files, { applyAccept: false });
const rows = (root: Element) => [...root.querySelectorAll('[aria-live] > li')];
/** Chooses a picture and presses the button below it. */
const sendPicture: NonNullable<Story['play']> = async ({ canvas, canvasElement }) => {
  await choose(canvasElement, makePicture('water-bill-october.png', { size: 1_258_291 }));
  await waitFor(() => expect(rows(canvasElement)).toHaveLength(1));
  const send = canvas.getAllByRole('button').at(-1) as HTMLElement;
  await userEvent.click(send);
};
/** Waits for what takes the place of the placeholder. */
const isLoaded: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await waitFor(() => expect(canvasElement.querySelector('h2, h3, p')).not.toBeNull());
};
const isSaid: NonNullable<Story['play']> = async ({ canvas }) => {
  await expect(await canvas.findByRole('alert')).toBeVisible();
};

export const EveryState: Story = {
  parameters: served({ documents: makeDocuments() }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('heading', { level: 3 })).toHaveLength(4);
  },
};
export const EverythingSent: Story = {
  parameters: served({
    documents: ['identity', 'address', 'face'].map((kind) => makeDocument({ documentId: kind, kind })),
  }),
  play: isLoaded,
};
export const NothingSent: Story = { parameters: served(), play: isLoaded };
const toggles = (root: Element) => [...root.querySelectorAll<HTMLElement>('[aria-expanded]')];
export const SentFilesOpen: Story = {
  parameters: served({ documents: makeDocuments() }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(toggles(canvasElement)).toHaveLength(4));
    const last = toggles(canvasElement).at(-1) as HTMLElement;
    await userEvent.click(last);
    await expect(last).toHaveAttribute('aria-expanded', 'true');
  },
};
/** Chosen files stay when another kind is opened, and their line says so. */
export const FoldedWithFiles: Story = {
  parameters: served(),
  play: async ({ canvasElement }) => {
    await choose(canvasElement, makePicture('front.png', { size: 1_258_291 }));
    await waitFor(() => expect(rows(canvasElement)).toHaveLength(1));
    await userEvent.click(toggles(canvasElement)[1] as HTMLElement);
    await expect(toggles(canvasElement)[0]).toHaveAttribute('aria-expanded', 'false');
  },
};
export const DownloadFailed: Story = {
  parameters: served(
    { documents: [makeDocument({ status: 'rejected', fileName: 'bill.pdf', reason: 'Not readable' })] },
    http.get('*/api/user/documents/:id/file', () => new HttpResponse(null, { status: 404 })),
  ),
  play: async ({ canvas }) => {
    const row = (await canvas.findByText('bill.pdf')).closest('li') as HTMLElement;
    await userEvent.click(row.querySelector('button') as HTMLElement);
    await expect(await within(row).findByRole('alert')).toBeVisible();
  },
};
export const NewFiles: Story = {
  parameters: served({ documents: makeDocuments() }),
  play: async ({ canvasElement }) => {
    await choose(
      canvasElement,
      makePicture('water-bill.png', { size: 1_258_291 }),
      makePicture('page-2.png'),
    );
    await waitFor(() => expect(rows(canvasElement)).toHaveLength(2));
  },
};
export const FileOverTheZone: Story = {
  parameters: served(onlyAddress),
  play: async ({ canvasElement }) => {
    const zone = (await findInput(canvasElement)).closest('label') as HTMLElement;
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(makePicture());
    zone.dispatchEvent(new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer }));
    await waitFor(() => expect(zone).toHaveAttribute('data-over'));
  },
};
export const NotAccepted: Story = {
  parameters: served(onlyAddress),
  play: async ({ canvasElement }) => {
    await choose(
      canvasElement,
      new File(['GIF89a'], 'animation.gif', { type: 'image/gif' }),
      new File([], 'empty.png', { type: 'image/png' }),
      new File(['<html>'], 'page.pdf', { type: 'application/pdf' }),
      makePicture('index.html.png'),
      makePicture('bill.png', { seed: 'same' }),
      makePicture('copy of bill.png', { seed: 'same' }),
    );
    await waitFor(() => expect(rows(canvasElement)).toHaveLength(6));
  },
};
export const Sending: Story = {
  parameters: served(
    onlyAddress,
    http.patch(`*${documentUploadsPath}/1`, async ({ request }) => {
      if (request.headers.get('Upload-Offset') !== '0') await delay('infinite');
      return undefined;
    }),
  ),
  play: async (context) => {
    await sendPicture(context);
    await expect(await context.canvas.findByRole('progressbar')).toBeVisible();
  },
};
export const PausedByThePlayer: Story = {
  parameters: Sending.parameters ?? {},
  play: async (context) => {
    await Sending.play?.(context);
    const row = rows(context.canvasElement)[0] as HTMLElement;
    await userEvent.click(row.querySelector('button') as HTMLElement);
    await waitFor(() => expect(row.querySelectorAll('button')).toHaveLength(2));
  },
};
export const PausedWithoutConnection: Story = {
  parameters: served(onlyAddress),
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    return () => Reflect.deleteProperty(navigator, 'onLine');
  },
  play: sendPicture,
};
export const FailedToUpload: Story = {
  parameters: served(
    onlyAddress,
    http.post(`*${documentUploadsPath}`, () =>
      HttpResponse.json({ success: false, code: 'UPLOAD_FAILED' }, { status: 409 }),
    ),
  ),
  play: sendPicture,
};
const rejectedWith = (code: UploadErrorCode): Story => ({
  parameters: served({ ...onlyAddress, rejects: code }),
  play: async (context) => {
    await sendPicture(context);
    await waitFor(() => expect(rows(context.canvasElement)[0]).toHaveAttribute('data-wrong'));
  },
});
export const DuplicateOnTheServer: Story = rejectedWith('UPLOAD_DUPLICATE');
export const RejectedByTheServer: Story = rejectedWith('UPLOAD_TYPE');
export const TooManyUploads: Story = rejectedWith('UPLOAD_LIMIT');
export const NoLongerNeeded: Story = rejectedWith('UPLOAD_CLOSED');
export const DepositNeededOnTheServer: Story = rejectedWith('UPLOAD_NEEDS_DEPOSIT');
export const PdfThatActs: Story = rejectedWith('UPLOAD_PDF_ACTIVE');
export const PdfWithAPassword: Story = rejectedWith('UPLOAD_PDF_LOCKED');
export const Unreadable: Story = rejectedWith('UPLOAD_UNREADABLE');
export const Infected: Story = rejectedWith('UPLOAD_INFECTED');
export const NotScanned: Story = rejectedWith('UPLOAD_NOT_SCANNED');
export const Sent: Story = {
  parameters: served(onlyAddress),
  play: async (context) => {
    await sendPicture(context);
    await waitFor(() => expect(toggles(context.canvasElement)[0]).toHaveAttribute('aria-expanded', 'false'));
  },
};
export const SentByAForm: Story = {
  parameters: served({ ...onlyAddress, takes: 'form' }),
  play: Sent.play as NonNullable<Story['play']>,
};
export const Approved: Story = {
  play: isLoaded,
  parameters: served({
    labels: [makeLabel({ kind: 'identity' }), makeLabel({ kind: 'address' })],
    documents: ['identity', 'address'].map((kind) =>
      makeDocument({ documentId: kind, kind, status: 'approved', decidedAt: '2026-11-26T20:58:00Z' }),
    ),
    kycStatus: 'APPROVED',
  }),
};
const lagging = { documents: makeDocuments(), profileLags: true };
export const ProfileLags: Story = {
  parameters: served(lagging),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('button'))[0]).toBeVisible();
  },
};
const refresh: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.click((await canvas.findAllByRole('button'))[0] as HTMLElement);
};
export const ProfileRefreshed: Story = {
  parameters: served(lagging),
  play: async (context) => {
    const before = (await context.canvas.findAllByRole('button')).length;
    await refresh(context);
    await waitFor(() => expect(context.canvas.getAllByRole('button').length).toBeLessThan(before));
  },
};
export const ProfileLagsOn: Story = {
  parameters: served({ ...lagging, staysLagging: true }),
  play: async (context) => {
    await refresh(context);
    await isSaid(context);
  },
};
export const RefreshFailed: Story = {
  parameters: served(lagging, respondWithError(refreshKycStatus, 500)),
  play: async (context) => {
    await refresh(context);
    await isSaid(context);
  },
};
export const NeedsADeposit: Story = {
  parameters: {
    ...served(),
    player: makeUserDetails({ depositCount: 0 }),
    settings: { allowKYCBeforeDeposit: false },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link')).toBeVisible();
  },
};
export const OwnKinds: Story = {
  play: isLoaded,
  parameters: served({
    labels: [
      makeLabel({
        kind: 'payslip',
        title: { en: 'Payslip', de: 'Gehaltsabrechnung', ar: 'قسيمة الراتب' },
        hint: { en: 'Of the last month', de: 'Vom letzten Monat', ar: 'عن الشهر الماضي' },
        capture: 'document',
      }),
      makeLabel({ kind: 'licence', cameraOnly: true }),
    ],
  }),
};
export const NoKinds: Story = { parameters: served({ labels: [] }), play: isLoaded };
export const WithItsOwnHeading: Story = {
  play: isLoaded,
  args: { title: 'Level 2: Identity' },
  parameters: served({ documents: makeDocuments() }),
};
export const Loading: Story = { parameters: served({}, neverRespond(getDocuments)) };
export const FailedToLoad: Story = {
  parameters: served({}, failWithNetworkError(getDocuments)),
  play: isSaid,
};
export const Unsupported: Story = {
  parameters: served({}, respondWithError(getDocuments, 404)),
  play: isLoaded,
};
export const UnsupportedWithTheHost: Story = {
  play: isLoaded,
  args: { whenUnsupported: <p>Write to support@casino.example.</p> },
  parameters: served({}, respondWithError(getDocuments, 405)),
};
export const Guest: Story = { parameters: { player: null } };
export const Mobile: Story = {
  play: isLoaded,
  parameters: served(lagging),
  globals: { viewport: { value: 'mobile' } },
};
