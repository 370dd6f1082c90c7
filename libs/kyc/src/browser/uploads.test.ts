import { CallError } from '@casino-kit/api-client';
import { describe, expect, it } from 'vitest';
import { makePicture } from '../testing.js';
import { type UploadOutcome, type UploadRequest } from './upload-outcome.js';
import { createUploads } from './uploads.js';

const label = { kind: 'address' };
const options = { room: 4, captured: false };
const broken = () => new CallError('network', 'upload');

interface Attempt extends UploadRequest {
  end: (outcome: UploadOutcome) => void;
  fail: (error: Error) => void;
}

/** A page whose test plays the server. */
function open() {
  const attempts: Attempt[] = [];
  const uploaded: string[] = [];
  const waits: number[] = [];
  let online = true;
  const uploads = createUploads({
    upload: (request) =>
      new Promise((resolve, reject) => {
        attempts.push({ ...request, end: resolve, fail: reject });
        request.signal.addEventListener('abort', () => reject(new DOMException('ended', 'AbortError')));
      }),
    isOnline: () => online,
    onUploaded: (id) => uploaded.push(id),
    wait: (ms) => {
      waits.push(ms);
      return Promise.resolve();
    },
  });
  return {
    uploads,
    attempts,
    uploaded,
    waits,
    steps: () => uploads.list().map(({ state: { step } }) => step),
    goOffline() {
      online = false;
      uploads.setOnline(false);
    },
    goOnline() {
      online = true;
      uploads.setOnline(true);
    },
    loseConnection: () => (online = false),
    last: () => attempts.at(-1) as Attempt,
  };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('adding files', () => {
  it('checks each and shows why one is not accepted', async () => {
    const { uploads, steps } = open();
    await uploads.add(
      label,
      [
        makePicture('a.png'),
        new File(['x'], 'b.gif', { type: 'image/gif' }),
        new File([], 'c.png', { type: 'image/png' }),
        new File(['<html>'], 'd.png', { type: 'image/png' }),
      ],
      options,
    );
    expect(steps()).toEqual(['queued', 'rejected', 'rejected', 'rejected']);
    expect(uploads.list().map(({ state }) => ('code' in state ? state.code : ''))).toEqual([
      '',
      'UPLOAD_TYPE',
      'UPLOAD_EMPTY',
      'UPLOAD_TYPE',
    ]);
  });
  it('finds a file that is there already, under any name and kind', async () => {
    const { uploads, steps } = open();
    await uploads.add(label, [makePicture('a.png', { seed: 'same' })], options);
    await uploads.add({ kind: 'identity' }, [makePicture('b.png', { seed: 'same' })], options);
    expect(steps()).toEqual(['queued', 'duplicate']);
  });
  it('accepts the same file again once it was removed', async () => {
    const { uploads, steps } = open();
    await uploads.add(label, [makePicture('a.png')], options);
    uploads.remove(uploads.list()[0]?.id ?? '');
    await uploads.add(label, [makePicture('a.png')], options);
    expect(steps()).toEqual(['queued']);
  });
  it('takes no more files than the kind has room for', async () => {
    const { uploads } = open();
    await uploads.add(
      label,
      ['a', 'b', 'c'].map((name) => makePicture(`${name}.png`)),
      { room: 2, captured: false },
    );
    expect(uploads.list().map(({ state }) => state)).toMatchObject([
      { step: 'queued' },
      { step: 'queued' },
      { step: 'rejected', code: 'UPLOAD_CLOSED' },
    ]);
  });
  it('sends nothing by itself', async () => {
    const { uploads, attempts } = open();
    await uploads.add(label, [makePicture()], options);
    expect(attempts).toHaveLength(0);
  });
});

describe('sending files', () => {
  it('sends those of one kind with what the server needs', async () => {
    const { uploads, attempts, uploaded, steps, last } = open();
    await uploads.add(label, [makePicture('a.png')], { room: 1, captured: true });
    await uploads.add({ kind: 'identity' }, [makePicture('b.png')], options);
    uploads.send('address');
    expect(steps()).toEqual(['uploading', 'queued']);
    expect(attempts).toHaveLength(1);
    expect(last().fields).toMatchObject({
      kind: 'address',
      filename: 'a.png',
      filetype: 'image/png',
      captured: 'true',
    });
    expect(last().fields.sha256).toMatch(/^[0-9a-f]{64}$/);
    last().onProgress(500);
    expect(uploads.list()[0]?.state).toEqual({ step: 'uploading', sent: 500 });
    last().end({ kind: 'uploaded' });
    await settled();
    expect(steps()).toEqual(['uploaded', 'queued']);
    expect(uploaded).toEqual(['1']);
  });
  it('says that the server takes no files, and does not try again', async () => {
    const { uploads, attempts, waits, last } = open();
    await uploads.add(label, [makePicture('a.png')], options);
    uploads.send('address');
    last().fail(new CallError('unsupported', 'upload', { status: 403 }));
    await settled();
    expect(uploads.list()[0]?.state).toMatchObject({ step: 'failed', code: 'UNSUPPORTED' });
    expect([attempts.length, waits]).toEqual([1, []]);
  });
  it('shows a rejection, and lets a failed file be sent again', async () => {
    const { uploads, steps, last } = open();
    await uploads.add(label, [makePicture('a.png'), makePicture('b.png')], options);
    uploads.send('address');
    last().end({ kind: 'failed', code: 'UPLOAD_LIMIT', message: null });
    await settled();
    expect(steps()).toEqual(['uploading', 'failed']);
    uploads.resume('2');
    last().end({ kind: 'rejected', code: 'UPLOAD_DUPLICATE', message: null });
    await settled();
    expect(steps()).toEqual(['uploading', 'duplicate']);
    uploads.resume('2');
    expect(steps()).toEqual(['uploading', 'duplicate']);
  });
  it('retries a broken connection where it was, then gives the player a button', async () => {
    const { uploads, attempts, waits, steps, last } = open();
    await uploads.add(label, [makePicture()], options);
    uploads.send('address');
    last().onLocation('/uploads/1');
    for (const count of [1, 2, 3, 4]) {
      last().fail(broken());
      await settled();
      expect(attempts).toHaveLength(Math.min(4, count + 1));
    }
    expect(waits).toEqual([1_000, 3_000, 8_000]);
    expect(attempts.map(({ location }) => location)).toEqual([
      null,
      '/uploads/1',
      '/uploads/1',
      '/uploads/1',
    ]);
    expect(uploads.list()[0]?.state).toMatchObject({ step: 'failed', code: 'NETWORK' });
    uploads.resume('1');
    expect([steps(), last().location]).toEqual([['uploading'], '/uploads/1']);
  });
});

describe('pausing', () => {
  it('stops the attempt and continues where it was', async () => {
    const { uploads, attempts, steps, last } = open();
    await uploads.add(label, [makePicture()], options);
    uploads.send('address');
    last().onLocation('/uploads/1');
    last().onProgress(400);
    uploads.pause('1');
    expect(last().signal.aborted).toBe(true);
    expect(uploads.list()[0]?.state).toEqual({ step: 'paused', by: 'player', sent: 400 });
    await settled();
    expect(steps()).toEqual(['paused']);
    uploads.resume('1');
    expect([attempts.length, last().location]).toEqual([2, '/uploads/1']);
  });
  it('happens without a connection and ends with it; a file that the player has paused stays paused', async () => {
    const { uploads, attempts, steps, goOffline, goOnline } = open();
    await uploads.add(label, [makePicture('a.png'), makePicture('b.png')], options);
    uploads.send('address');
    uploads.pause('1');
    goOffline();
    expect(uploads.list().map(({ state }) => ('by' in state ? state.by : ''))).toEqual([
      'player',
      'connection',
    ]);
    goOnline();
    expect([steps(), attempts.length]).toEqual([['paused', 'uploading'], 3]);
  });
  it('happens when a request fails because the connection is gone', async () => {
    const { uploads, waits, loseConnection, last } = open();
    await uploads.add(label, [makePicture()], options);
    uploads.send('address');
    loseConnection();
    last().fail(broken());
    await settled();
    expect(uploads.list()[0]?.state).toMatchObject({ step: 'paused', by: 'connection' });
    expect(waits).toEqual([]);
  });
  it('happens at once to a file that is sent without a connection', async () => {
    const { uploads, attempts, steps, loseConnection } = open();
    await uploads.add(label, [makePicture()], options);
    loseConnection();
    uploads.send('address');
    expect([steps(), attempts.length]).toEqual([['paused'], 0]);
  });
});

describe('removing', () => {
  it('stops what is being sent, and a late result changes nothing', async () => {
    const { uploads, uploaded, last } = open();
    await uploads.add(label, [makePicture()], options);
    uploads.send('address');
    const attempt = last();
    uploads.remove('1');
    attempt.end({ kind: 'uploaded' });
    await settled();
    expect([uploads.list(), attempt.signal.aborted, uploaded]).toEqual([[], true, []]);
  });
});

describe('the list', () => {
  it('notifies its subscribers of every change until they unsubscribe', async () => {
    const { uploads } = open();
    let changes = 0;
    const stop = uploads.store.sub(uploads.listAtom, () => (changes += 1));
    await uploads.add(label, [makePicture()], options);
    expect(changes).toBeGreaterThan(0);
    stop();
    const before = changes;
    uploads.remove('1');
    expect(changes).toBe(before);
  });
  it('stops everything when the page is left', async () => {
    const { uploads, last } = open();
    await uploads.add(label, [makePicture()], options);
    uploads.send('address');
    uploads.stop();
    expect(last().signal.aborted).toBe(true);
  });
});
