import { type DocumentKindState } from '@casino-kit/api-contract';
import { describe, expect, it } from 'vitest';
import { type KindView } from './kind-view.js';
import { verificationStep } from './verification-step.js';

const view = (state: DocumentKindState, required = true): KindView => ({
  label: { kind: state, title: null, hint: null, required, cameraOnly: false, capture: null, maxFiles: 2 },
  state,
  documents: [],
  isOpen: true,
  room: 2,
  reason: null,
});
const all = [
  view('approved'),
  view('pending-review'),
  view('missing'),
  view('missing'),
  view('missing', false),
  view('additional-info-required'),
  view('rejected', false),
];
const stepOf = (views: readonly KindView[], needsDeposit = false) =>
  verificationStep(views, { needsDeposit });

describe('verificationStep', () => {
  it('begins with what was rejected, also of an optional kind', () => {
    expect(stepOf(all)).toEqual({ kind: 'again', count: 1 });
  });
  it('goes on with what is incomplete, then with what is missing and required', () => {
    expect(stepOf(all.slice(0, 6))).toEqual({ kind: 'more', count: 1 });
    expect(stepOf(all.slice(0, 5))).toEqual({ kind: 'send', count: 2 });
  });
  it('is to wait once everything is sent, and nothing once it is approved', () => {
    expect(stepOf([view('approved'), view('pending-review'), view('missing', false)])).toEqual({
      kind: 'wait',
    });
    expect(stepOf([view('approved'), view('missing', false)])).toEqual({ kind: 'done' });
    expect(stepOf([])).toEqual({ kind: 'done' });
  });
  it('is the first deposit where nothing is taken before it, unless nothing is missing', () => {
    expect(stepOf(all, true)).toEqual({ kind: 'deposit' });
    expect(stepOf([view('approved')], true)).toEqual({ kind: 'done' });
  });
});
