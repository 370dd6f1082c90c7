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
const getStep = (views: readonly KindView[], needsDeposit = false) =>
  verificationStep(views, { needsDeposit });

describe('verificationStep', () => {
  it('begins with what was rejected, also of an optional kind', () => {
    expect(getStep(all)).toEqual({ kind: 'again', count: 1 });
  });
  it('goes on with what is incomplete, then with what is missing and required', () => {
    expect(getStep(all.slice(0, 6))).toEqual({ kind: 'more', count: 1 });
    expect(getStep(all.slice(0, 5))).toEqual({ kind: 'send', count: 2 });
  });
  it('is to wait once everything is sent, and nothing once it is approved', () => {
    expect(getStep([view('approved'), view('pending-review'), view('missing', false)])).toEqual({
      kind: 'wait',
    });
    expect(getStep([view('approved'), view('missing', false)])).toEqual({ kind: 'done' });
    expect(getStep([])).toEqual({ kind: 'done' });
  });
  it('is the first deposit where nothing is taken before it, unless nothing is missing', () => {
    expect(getStep(all, true)).toEqual({ kind: 'deposit' });
    expect(getStep([view('approved')], true)).toEqual({ kind: 'done' });
  });
});
