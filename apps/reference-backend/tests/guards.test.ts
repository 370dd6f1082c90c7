import { beforeAll, describe, expect, it } from 'vitest';
import { type RawResponse, rawRequest } from './support/raw-request.js';
import { startTestBackend, type TestBackend } from './support/test-backend.js';

let backend: TestBackend;
let production: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
  production = await startTestBackend({ variables: { NODE_ENV: 'production' } });
});

/** Returns all spellings that a router or a proxy might treat as a path. */
function spellings(path: string): string[] {
  const [, first = '', rest = ''] = /^\/([^/]+)(.*)$/.exec(path) ?? [];
  const percent = (character: string) => `%${character.charCodeAt(0).toString(16)}`;
  const encoded = `/${percent(first.slice(0, 1))}${first.slice(1)}${rest}`;
  const forms = [
    path,
    encoded,
    encoded.toUpperCase().replaceAll('%2F', '/'),
    `/${[...first].map(percent).join('')}${rest}`,
    `/%25${percent(first.slice(0, 1)).slice(1)}${first.slice(1)}${rest}`,
    `/${path}`,
    `//x${path}`,
    `/.${path}`,
    `/x/..${path}`,
    `/%2e${path}`,
    `/%2f${path.slice(1)}`,
    `/${first.toUpperCase()}${rest}`,
    `/${first.slice(0, 1).toUpperCase()}${first.slice(1)}${rest}`,
    `${path}/`,
    `${path};x=1`,
    `${path}%00`,
    `${path}%20`,
    `${path}?`,
    `/\\${path.slice(1)}`,
  ];
  return [
    ...forms,
    ...forms.map((form) => `http://x${form}`),
    ...forms.map((form) => `HTTP://localhost${form}`),
  ];
}

const outside = [
  'Host: api.casino.example',
  'Host: localhost',
  'Host: localhost\r\nX-Forwarded-For: 203.0.113.9',
];
const notThisMachine = [
  'Host: api.casino.example',
  'Host: localhost.evil.example',
  'Host: 127.0.0.1.evil.example',
  'Host: localhost@evil.example',
  'X-No-Host: 1',
  ...[
    'X-Forwarded-For: 203.0.113.9',
    'X-Forwarded-For: 127.0.0.1',
    'X-Forwarded-Host: localhost',
    'X-Forwarded-Proto: https',
    'Forwarded: for=127.0.0.1',
    'X-Real-IP: 127.0.0.1',
    'Via: 1.1 proxy',
    'Origin: null',
    'Origin: http://evil.example',
    'Origin: http://localhost:1',
    'Sec-Fetch-Site: cross-site',
    'Sec-Fetch-Site: same-site',
  ].map((header) => `Host: localhost\r\n${header}`),
];

interface Guard {
  name: string;
  url: string;
  method: string;
  paths: readonly string[];
  /** The header lines of each request, `Host` included. */
  headers: readonly string[];
  body?: string;
  gotThrough(response: RawResponse): boolean;
}

const isThere = ({ status }: RawResponse) => status !== 404 && status !== 400;
const framers =
  /content-security-policy: .*frame-ancestors ('none'|http:\/\/shell\.test http:\/\/other-shell\.test)/i;

describe('guards', () => {
  it('hold for every spelling of a path', async () => {
    const webhook = JSON.stringify({ id: 'm', type: 'charge', charge: {} });
    const guards: Guard[] = [
      {
        name: 'control, public port',
        url: backend.url,
        method: 'GET',
        paths: ['/control', '/control/outbox', '/control/page.css'],
        headers: outside,
        gotThrough: isThere,
      },
      {
        name: 'control, public port, POST',
        url: backend.url,
        method: 'POST',
        paths: ['/control/maintenance', '/control/settings/json'],
        headers: outside,
        gotThrough: isThere,
      },
      {
        name: 'control, own port, from elsewhere',
        url: backend.controlUrl,
        method: 'GET',
        paths: ['/control', '/control/outbox'],
        headers: notThisMachine,
        gotThrough: isThere,
      },
      {
        name: 'control, own port, POST from elsewhere',
        url: backend.controlUrl,
        method: 'POST',
        paths: ['/control/maintenance'],
        headers: notThisMachine,
        gotThrough: isThere,
      },
      {
        name: 'docs in production',
        url: production.url,
        method: 'GET',
        paths: ['/docs', '/docs/json', '/docs/yaml', '/docs/static/index.html'],
        headers: outside,
        gotThrough: isThere,
      },
      {
        name: 'webhook without a signature',
        url: backend.url,
        method: 'POST',
        paths: ['/api/payments/webhook'],
        headers: outside.map((lines) => `${lines}\r\nContent-Type: application/json`),
        body: webhook,
        gotThrough: ({ status }) => ![400, 401, 404, 415].includes(status),
      },
      {
        name: 'frames, framed by others',
        url: backend.url,
        method: 'GET',
        paths: [
          '/payment-provider/card-fields',
          '/payment-provider/3ds',
          '/payment-provider/pay',
          '/payment-provider/test-cards',
        ],
        headers: outside,
        gotThrough: ({ head, body }) => body.includes('<html') && !framers.test(head),
      },
      {
        name: 'calls of players, from a frame without origin',
        url: backend.url,
        method: 'GET',
        paths: [
          '/api/user/get-user-details',
          '/api/game-table/../user/get-user-details',
          '/reference-game/../api/games',
        ],
        headers: outside.map((lines) => `${lines}\r\nOrigin: null`),
        // Files may be read from there: a path that leaves their folder is their 403, and reaches no call.
        gotThrough: ({ head, status }) =>
          status !== 404 && status !== 403 && /access-control-allow-origin: (\*|null)/i.test(head),
      },
      {
        name: 'limit by address, as if for files',
        url: backend.url,
        method: 'GET',
        paths: ['/api/games', '/reference-game/../api/games', '/api/core/casino/assets/../../../games'],
        headers: outside,
        gotThrough: ({ head, status }) => status === 200 && !/x-ratelimit-limit/i.test(head),
      },
    ];
    const rows = ['guard | sent | got through'];
    for (const { name, url, method, paths, headers, body = '', gotThrough } of guards) {
      const through: string[] = [];
      let sent = 0;
      for (const path of paths.flatMap(spellings))
        for (const lines of headers) {
          const length = method === 'POST' ? [`Content-Length: ${body.length}`] : [];
          const response = await rawRequest(url, [`${method} ${path} HTTP/1.1`, lines, ...length], body);
          sent += 1;
          if (gotThrough(response)) through.push(`${path} ${lines}`);
        }
      rows.push(`${name} | ${sent} | ${through.length}`);
      expect(through, name).toEqual([]);
    }
    process.stdout.write(`${rows.join('\n')}\n`);
  });

  it('allow requests from this machine', async () => {
    const host = new URL(backend.controlUrl).host;
    for (const lines of [
      `Host: ${host}`,
      'Host: 127.0.0.1:4101',
      'Host: [::1]:4101',
      `Host: ${host}\r\nOrigin: http://${host}\r\nSec-Fetch-Site: same-origin`,
      `Host: ${host}\r\nSec-Fetch-Site: none`,
    ])
      expect((await rawRequest(backend.controlUrl, ['GET /control HTTP/1.1', lines])).status, lines).toBe(
        200,
      );
  });
});
