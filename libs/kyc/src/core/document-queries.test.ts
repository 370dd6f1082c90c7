import { type ApiClient, CallError } from '@casino-kit/api-client';
import { describe, expect, it } from 'vitest';
import { documentsQuery, labelsQuery } from './document-queries.js';

const failing = (error: Error): Pick<ApiClient, 'call'> => ({ call: () => Promise.reject(error) });
const status = (code: number) => failing(new CallError('status', 'getDocuments', { status: code }));

describe('the queries of documents', () => {
  it('return null when the client knows that the server lacks them', async () => {
    const client = { call: () => Promise.reject(new CallError('unsupported', 'getDocuments')) };
    expect(await labelsQuery(client).queryFn()).toBeNull();
    expect(await documentsQuery(client).queryFn()).toBeNull();
  });
  it.each([404, 405, 501])('return null for a server that responds with %i', async (code) => {
    expect(await documentsQuery(status(code)).queryFn()).toBeNull();
    expect(await labelsQuery(status(code)).queryFn()).toBeNull();
  });
  it('belong to the player and can be aborted', async () => {
    const signals: unknown[] = [];
    const client: Pick<ApiClient, 'call'> = {
      call: (_endpoint, _input, options) => {
        signals.push(options?.signal);
        return Promise.reject(new CallError('network', 'getDocuments'));
      },
    };
    const { signal } = new AbortController();
    for (const { queryFn, meta } of [documentsQuery(client), labelsQuery(client)]) {
      await queryFn({ signal }).catch(() => undefined);
      expect(meta).toEqual({ audience: 'player' });
    }
    expect(signals).toEqual([signal, signal]);
  });
  it('fail with every other error', async () => {
    for (const client of [
      status(500),
      status(401),
      failing(new CallError('network', 'getDocuments')),
      failing(new Error('x')),
    ])
      await expect(documentsQuery(client).queryFn()).rejects.toThrow();
  });
  it('read again only while something is going to change', () => {
    const { refetchInterval } = documentsQuery(status(404));
    const every = (data: Parameters<typeof refetchInterval>[0]['state']['data']) =>
      refetchInterval({ state: { data } });
    const document = {
      documentId: '1',
      kind: 'identity',
      fileName: '',
      size: 0,
      reason: null,
      uploadedAt: null,
      decidedAt: null,
      expectedAt: null,
    };
    const of = (one: 'approved' | 'pending-review', profileLags = false) => ({
      documents: [{ ...document, status: one }],
      kycStatus: '',
      profileLags,
    });
    expect([undefined, null, of('approved'), of('pending-review'), of('approved', true)].map(every)).toEqual([
      false,
      false,
      false,
      30_000,
      30_000,
    ]);
    const both = [of('approved'), of('pending-review')].flatMap(({ documents }) => documents);
    expect(every({ documents: both, kycStatus: '', profileLags: false })).toBe(30_000);
  });
});
