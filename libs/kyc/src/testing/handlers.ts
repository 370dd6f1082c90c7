import {
  type DocumentLabel,
  documentFilePath,
  documentUploadsPath,
  documentFormPath,
  type IdentityDocument,
  type UploadErrorCode,
} from '@casino-kit/api-contract';
import { makeUserDetails } from '@casino-kit/session/testing';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { makeDocument, makeLabels } from './fixtures.js';

const wrapped = (data: object) => HttpResponse.json({ success: true, data });
const rejection = (status: number, code: string) =>
  HttpResponse.json({ success: false, code, message: '' }, { status });

/** A file as the server received it. */
export interface ReceivedUpload {
  kind: string;
  filename: string;
  filetype: string;
  sha256: string;
  captured: string;
  size: number;
}

export interface DocumentServer {
  labels?: readonly DocumentLabel[] | undefined;
  /** What was sent before; nothing by default. */
  documents?: readonly IdentityDocument[] | undefined;
  /** `APPROVED` for a verified player. */
  kycStatus?: string | undefined;
  /** Every document is approved and the profile does not show it; a refresh resolves it, unless `staysLagging`. */
  profileLags?: boolean | undefined;
  staysLagging?: boolean | undefined;
  /** Without tus it takes forms, without both it has no uploads. */
  takes?: 'tus' | 'form' | undefined;
  /** Rejects every file at its end with this code. */
  rejects?: UploadErrorCode | undefined;
  /** Receives every file that was accepted. */
  onUpload?: ((upload: ReceivedUpload) => void) | undefined;
  /** The server's clock, ISO 8601. */
  now?: string | undefined;
}

interface Open {
  fields: Record<string, string>;
  size: number;
  received: number;
}

function readMetadata(header: string): Record<string, string> {
  return Object.fromEntries(
    header.split(',').map((pair) => {
      const [name = '', value = ''] = pair.split(' ');
      return [name, new TextDecoder().decode(Uint8Array.from(atob(value), (sign) => sign.charCodeAt(0)))];
    }),
  );
}

/** MSW handlers of a server that keeps a player's documents and takes files by tus, or by a form. */
export function documentHandlers({
  labels = makeLabels(),
  documents = [],
  kycStatus = '',
  profileLags = false,
  staysLagging = false,
  takes = 'tus',
  rejects,
  onUpload,
  now = '2026-11-26T20:30:00Z',
}: DocumentServer = {}): HttpHandler[] {
  let stored = [...documents];
  let state = { kycStatus, profileLags };
  const open = new Map<string, Open>();

  const accept = ({ fields, size }: Pick<Open, 'fields' | 'size'>) => {
    const { kind = '', filename = '', filetype = '', sha256 = '', captured = '' } = fields;
    onUpload?.({ kind, filename, filetype, sha256, captured, size });
    stored = [
      makeDocument({
        documentId: `sent-${stored.length + 1}`,
        kind,
        fileName: filename,
        size,
        uploadedAt: now,
        expectedAt: null,
      }),
      ...stored,
    ];
  };
  const upload = (name: unknown) => open.get(String(name));
  const offset = ({ received, size }: Open) => ({
    'Upload-Offset': String(received),
    'Upload-Length': String(size),
  });

  const tus: HttpHandler[] = [
    http.post(`*${documentUploadsPath}`, ({ request }) => {
      const id = String(open.size + 1);
      open.set(id, {
        fields: readMetadata(request.headers.get('Upload-Metadata') ?? ''),
        size: Number(request.headers.get('Upload-Length')),
        received: 0,
      });
      return new HttpResponse(null, { status: 201, headers: { Location: `${documentUploadsPath}/${id}` } });
    }),
    http.head(`*${documentUploadsPath}/:id`, ({ params }) => {
      const known = upload(params.id);
      return new HttpResponse(null, known ? { status: 200, headers: offset(known) } : { status: 404 });
    }),
    http.patch(`*${documentUploadsPath}/:id`, async ({ params, request }) => {
      const known = upload(params.id);
      if (known === undefined) return rejection(404, 'NOT_FOUND');
      if (Number(request.headers.get('Upload-Offset')) !== known.received)
        return rejection(409, 'UPLOAD_FAILED');
      known.received += (await request.arrayBuffer()).byteLength;
      if (known.received >= known.size) {
        if (rejects !== undefined) return rejection(rejects === 'UPLOAD_DUPLICATE' ? 409 : 415, rejects);
        accept(known);
      }
      return new HttpResponse(null, { status: 204, headers: offset(known) });
    }),
  ];
  const form: HttpHandler[] = [
    http.post(`*${documentUploadsPath}`, () => new HttpResponse(null, { status: 404 })),
    http.post(`*${documentFormPath}`, async ({ request }) => {
      const sent = await request.formData();
      const file = sent.get('file');
      if (rejects !== undefined) return rejection(415, rejects);
      accept({
        fields: Object.fromEntries(
          [...sent].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
        ),
        size: file instanceof Blob ? file.size : 0,
      });
      return wrapped(stored[0] ?? {});
    }),
  ];

  return [
    http.get('*/api/user/document-labels', () => wrapped({ labels })),
    http.get('*/api/user/documents', () => wrapped({ documents: stored, ...state })),
    http.get(`*${documentFilePath('ID').replace('ID', ':id')}`, () =>
      HttpResponse.arrayBuffer(new ArrayBuffer(8), { headers: { 'Content-Type': 'application/pdf' } }),
    ),
    http.post('*/api/user/refresh-kyc-status', () => {
      if (!staysLagging && state.profileLags) state = { kycStatus: 'APPROVED', profileLags: false };
      return wrapped(state);
    }),
    http.get('*/api/user/get-user-details', () =>
      wrapped(makeUserDetails({ getUser: { kycStatus: state.kycStatus } })),
    ),
    ...(takes === 'tus' ? tus : form),
  ];
}
