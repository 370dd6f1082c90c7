import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextUploadState, type UploadEvent, uploadShare, type UploadState } from './upload-state.js';

const run = (...events: UploadEvent[]) => events.reduce<UploadState>(nextUploadState, { step: 'queued' });
const start: UploadEvent = { type: 'start' };
const progress = (sent: number | null): UploadEvent => ({ type: 'progress', sent });
const pause = (by: 'player' | 'connection' = 'player'): UploadEvent => ({ type: 'pause', by });
const finish: UploadEvent = { type: 'finish' };
const reject = (code: string): UploadEvent => ({ type: 'reject', code, message: null });
const fail: UploadEvent = { type: 'fail', code: 'NETWORK', message: null };

/** Steps after which nothing happens to a file any more. */
const over: readonly string[] = ['uploaded', 'duplicate', 'rejected'];

describe('nextUploadState', () => {
  it('goes from queued over uploading to uploaded', () => {
    expect(run(start)).toEqual({ step: 'uploading', sent: null });
    expect(run(start, progress(5))).toEqual({ step: 'uploading', sent: 5 });
    expect(run(start, progress(5), finish)).toEqual({ step: 'uploaded' });
  });
  it('keeps what was sent over a pause', () => {
    expect(run(start, progress(5), pause('connection'))).toEqual({
      step: 'paused',
      by: 'connection',
      sent: 5,
    });
    expect(run(start, progress(5), pause(), start)).toEqual({ step: 'uploading', sent: 5 });
  });
  it('ignores what arrives late for a paused file', () => {
    const paused = run(start, progress(5), pause());
    for (const event of [progress(9), finish, fail, reject('UPLOAD_TYPE'), pause('connection')])
      expect(nextUploadState(paused, event)).toBe(paused);
  });
  it('makes a duplicate of the rejection of a file that was sent before', () => {
    expect(run(start, reject('UPLOAD_DUPLICATE'))).toEqual({ step: 'duplicate' });
    expect(run(reject('UPLOAD_DUPLICATE'))).toEqual({ step: 'duplicate' });
    expect(run(start, reject('UPLOAD_TYPE'))).toEqual({
      step: 'rejected',
      code: 'UPLOAD_TYPE',
      message: null,
    });
  });
  it('lets a failed file be sent again', () => {
    expect(run(start, progress(5), fail)).toEqual({ step: 'failed', code: 'NETWORK', message: null });
    expect(run(start, progress(5), fail, start)).toEqual({ step: 'uploading', sent: null });
  });
  it('changes nothing once it is over', () => {
    const events = fc.array(
      fc.oneof(
        fc.constant(start),
        fc.nat(100).map(progress),
        fc.constantFrom<'player' | 'connection'>('player', 'connection').map(pause),
        fc.constant(finish),
        fc.constantFrom('UPLOAD_DUPLICATE', 'UPLOAD_TYPE').map(reject),
        fc.constant(fail),
      ),
    );
    fc.assert(
      fc.property(events, (list) => {
        let state: UploadState = { step: 'queued' };
        for (const event of list) {
          const next = nextUploadState(state, event);
          if (over.includes(state.step)) expect(next).toBe(state);
          state = next;
        }
      }),
    );
  });
});

describe('uploadShare', () => {
  it('is between 0 and 1, and null when it is not known', () => {
    expect(uploadShare({ step: 'uploading', sent: 25 }, 100)).toBe(0.25);
    expect(uploadShare({ step: 'paused', by: 'player', sent: 200 }, 100)).toBe(1);
    expect(uploadShare({ step: 'uploaded' }, 100)).toBe(1);
    expect(uploadShare({ step: 'uploading', sent: null }, 100)).toBeNull();
    expect(uploadShare({ step: 'queued' }, 100)).toBeNull();
    expect(uploadShare({ step: 'uploading', sent: 0 }, 0)).toBeNull();
  });
});
