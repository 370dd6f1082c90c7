import { type ApiClient, createApiClient } from '@casino-kit/api-client';
import { documentFormPath, documentUploadsPath } from '@casino-kit/api-contract';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { documentHandlers, makePicture, type ReceivedUpload } from '../testing.js';
import { createUploadDocument } from './upload-document.js';
import { type UploadRequest } from './upload-outcome.js';

const server = setupServer();
const seen: string[] = [];
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
  server.events.on('request:start', ({ request }) => {
    const offset = request.headers.get('Upload-Offset');
    seen.push(`${request.method} ${new URL(request.url).pathname}${offset === null ? '' : ` ${offset}`}`);
  });
});
afterEach(() => {
  server.resetHandlers();
  seen.length = 0;
});
afterAll(() => server.close());

const client: ApiClient = createApiClient({
  coreUrl: 'http://server.test',
  backendUrl: 'http://server.test',
  language: () => 'en',
  tokens: { signedIn: () => true, token: () => 'secret', epoch: () => 1 },
});
const part = 512 * 1024;
const fields = {
  kind: 'address',
  filename: 'Rechnung März.png',
  filetype: 'image/png',
  sha256: '',
  captured: 'false',
} as const;

interface Attempt {
  request: UploadRequest;
  progress: (number | null)[];
  locations: (string | null)[];
}
function attempt(change: Partial<UploadRequest> = {}): Attempt {
  const progress: (number | null)[] = [];
  const locations: (string | null)[] = [];
  return {
    progress,
    locations,
    request: {
      file: makePicture('a.png', { size: part * 2 + 100 }),
      fields,
      signal: new AbortController().signal,
      location: null,
      onProgress: (sent) => progress.push(sent),
      onLocation: (location) => locations.push(location),
      ...change,
    },
  };
}
const first = `${documentUploadsPath}/1`;

describe('an upload by tus', () => {
  it('creates an upload and sends its parts', async () => {
    const received: ReceivedUpload[] = [];
    server.use(...documentHandlers({ onUpload: (upload) => received.push(upload) }));
    const { request, progress, locations } = attempt();
    expect(await createUploadDocument(client)(request)).toEqual({ kind: 'uploaded' });
    expect(seen).toEqual([
      `POST ${documentUploadsPath}`,
      `PATCH ${first} 0`,
      `PATCH ${first} ${part}`,
      `PATCH ${first} ${part * 2}`,
    ]);
    expect(received).toEqual([{ ...fields, size: part * 2 + 100 }]);
    expect(progress).toEqual([0, part, part * 2, part * 2 + 100]);
    expect(locations).toEqual([null, first]);
  });
  it('continues an earlier attempt at the offset that the server has', async () => {
    server.use(...documentHandlers());
    const ended = new AbortController();
    const { request } = attempt({ signal: ended.signal });
    const broken = createUploadDocument(client)({
      ...request,
      onProgress: (sent) => sent === part && ended.abort(),
    });
    await expect(broken).rejects.toMatchObject({ name: 'AbortError' });
    seen.length = 0;
    expect(await createUploadDocument(client)({ ...attempt().request, location: first })).toEqual({
      kind: 'uploaded',
    });
    expect(seen[0]).toBe(`HEAD ${first}`);
    expect(seen[1]).toBe(`PATCH ${first} ${part}`);
  });
  it('is over at once when the server has the whole file already', async () => {
    server.use(
      http.head(
        `*${first}`,
        () => new HttpResponse(null, { headers: { 'Upload-Offset': String(part * 2 + 100) } }),
      ),
    );
    expect(await createUploadDocument(client)(attempt({ location: first }).request)).toEqual({
      kind: 'uploaded',
    });
  });
  it('begins again when the server has dropped the upload', async () => {
    server.use(...documentHandlers());
    const { request, locations } = attempt({ location: `${documentUploadsPath}/old` });
    expect(await createUploadDocument(client)(request)).toEqual({ kind: 'uploaded' });
    expect(seen.slice(0, 2)).toEqual([`HEAD ${documentUploadsPath}/old`, `POST ${documentUploadsPath}`]);
    expect(locations).toEqual([null, first]);
  });
  it('asks for the offset when the server is elsewhere in the file', async () => {
    let offset = 0;
    server.use(
      http.patch(
        `*${first}`,
        () => {
          offset = part;
          return HttpResponse.json({ success: false, code: 'UPLOAD_FAILED' }, { status: 409 });
        },
        { once: true },
      ),
      http.head(`*${first}`, () => new HttpResponse(null, { headers: { 'Upload-Offset': String(offset) } })),
      http.patch(`*${first}`, ({ request }) => {
        offset = Math.min(part * 2 + 100, Number(request.headers.get('Upload-Offset')) + part);
        return new HttpResponse(null, { status: 204, headers: { 'Upload-Offset': String(offset) } });
      }),
      ...documentHandlers(),
    );
    expect(await createUploadDocument(client)(attempt().request)).toEqual({ kind: 'uploaded' });
    expect(seen).toContain(`PATCH ${first} ${part}`);
  });
  it('fails when the server never accepts a part', async () => {
    server.use(
      http.patch(`*${first}`, () => new HttpResponse(null, { status: 423 })),
      ...documentHandlers(),
    );
    expect(await createUploadDocument(client)(attempt().request)).toMatchObject({ kind: 'failed' });
    expect(seen.length).toBeLessThan(20);
  });
  it.each([
    ['UPLOAD_TYPE', 'rejected'],
    ['UPLOAD_DUPLICATE', 'rejected'],
    ['UPLOAD_FAILED', 'failed'],
    ['UPLOAD_PDF_ACTIVE', 'rejected'],
    ['UPLOAD_PDF_LOCKED', 'rejected'],
    ['UPLOAD_UNREADABLE', 'rejected'],
    ['UPLOAD_INFECTED', 'rejected'],
    ['UPLOAD_NOT_SCANNED', 'failed'],
  ] as const)('ends with %s as %s', async (code, kind) => {
    server.use(...documentHandlers({ rejects: code }));
    expect(await createUploadDocument(client)(attempt().request)).toEqual({ kind, code, message: null });
  });
  it('fails and can be continued while the virus scanner of the server does not respond', async () => {
    let offset = 0;
    let isScanning = false;
    server.use(
      http.patch(`*${first}`, ({ request }) => {
        const from = Number(request.headers.get('Upload-Offset'));
        if (from === part * 2 && !isScanning)
          return HttpResponse.json({ success: false, code: 'UPLOAD_NOT_SCANNED' }, { status: 503 });
        offset = Math.min(part * 2 + 100, from + part);
        return new HttpResponse(null, { status: 204, headers: { 'Upload-Offset': String(offset) } });
      }),
      http.head(`*${first}`, () => new HttpResponse(null, { headers: { 'Upload-Offset': String(offset) } })),
      ...documentHandlers(),
    );
    const upload = createUploadDocument(client);
    expect(await upload(attempt().request)).toEqual({
      kind: 'failed',
      code: 'UPLOAD_NOT_SCANNED',
      message: null,
    });
    isScanning = true;
    seen.length = 0;
    expect(await upload(attempt({ location: first }).request)).toEqual({ kind: 'uploaded' });
    expect(seen).toEqual([`HEAD ${first}`, `PATCH ${first} ${part * 2}`]);
  });
  it('is rejected before any byte is sent when the server does so', async () => {
    server.use(
      http.post(`*${documentUploadsPath}`, () =>
        HttpResponse.json({ success: false, code: 'UPLOAD_LIMIT', message: 'Too many.' }, { status: 429 }),
      ),
    );
    expect(await createUploadDocument(client)(attempt().request)).toEqual({
      kind: 'failed',
      code: 'UPLOAD_LIMIT',
      message: 'Too many.',
    });
    expect(seen).toHaveLength(1);
  });
  it.each([
    ['POST', 503],
    ['PATCH', 500],
    ['PATCH', 408],
  ])('throws for a connection that breaks: %s %i', async (method, status) => {
    const broken = () => new HttpResponse(null, { status });
    server.use(
      method === 'POST' ? http.post(`*${documentUploadsPath}`, broken) : http.patch(`*${first}`, broken),
      ...documentHandlers(),
    );
    await expect(createUploadDocument(client)(attempt().request)).rejects.toMatchObject({ kind: 'network' });
  });
  it('finds the upload below its own address, however the server writes it', async () => {
    server.use(
      http.post(
        `*${documentUploadsPath}`,
        () =>
          new HttpResponse(null, {
            status: 201,
            headers: { Location: `https://inner.example/casino${documentUploadsPath}/7?node=2` },
          }),
      ),
      http.patch(
        `*${documentUploadsPath}/7`,
        () => new HttpResponse(null, { status: 204, headers: { 'Upload-Offset': String(part * 2 + 100) } }),
      ),
    );
    const { request, locations } = attempt();
    expect(await createUploadDocument(client)(request)).toEqual({ kind: 'uploaded' });
    expect(locations.at(-1)).toBe(`${documentUploadsPath}/7?node=2`);
  });
});

describe('an upload by a form', () => {
  it.each([404, 405, 501])(
    'is sent to a server that responds to tus with %i, which is asked once',
    async (status) => {
      const received: ReceivedUpload[] = [];
      server.use(
        http.post(`*${documentUploadsPath}`, () => new HttpResponse(null, { status })),
        ...documentHandlers({ takes: 'form', onUpload: (upload) => received.push(upload) }),
      );
      const upload = createUploadDocument(client);
      const { request, progress } = attempt();
      expect(await upload(request)).toEqual({ kind: 'uploaded' });
      expect(await upload(attempt().request)).toEqual({ kind: 'uploaded' });
      expect(seen).toEqual([
        `POST ${documentUploadsPath}`,
        `POST ${documentFormPath}`,
        `POST ${documentFormPath}`,
      ]);
      expect(progress).toEqual([null]);
      expect(received[0]).toEqual({ ...fields, size: part * 2 + 100 });
    },
  );
  it('ends with the rejection of the server', async () => {
    server.use(...documentHandlers({ takes: 'form', rejects: 'UPLOAD_TYPE' }));
    expect(await createUploadDocument(client)(attempt().request)).toMatchObject({
      kind: 'rejected',
      code: 'UPLOAD_TYPE',
    });
  });
  it.each([404, 405, 501])(
    'says that documents cannot be sent to a server that responds to both routes with %i, and asks for both on a retry',
    async (status) => {
      const missing = () =>
        HttpResponse.json({ success: false, code: 'NOT_FOUND', message: 'Not found' }, { status });
      server.use(
        http.post(`*${documentUploadsPath}`, missing, { once: true }),
        http.post(`*${documentFormPath}`, missing, { once: true }),
        ...documentHandlers(),
      );
      const upload = createUploadDocument(client);
      expect(await upload(attempt().request)).toEqual({ kind: 'failed', code: 'UNSUPPORTED', message: null });
      expect(seen).toEqual([`POST ${documentUploadsPath}`, `POST ${documentFormPath}`]);
      expect(await upload(attempt().request)).toEqual({ kind: 'uploaded' });
    },
  );
});
