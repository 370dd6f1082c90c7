import { type DocumentLabel, type IdentityDocument } from '@casino-kit/api-contract';
import { describe, expect, it } from 'vitest';
import { countApproved, toKindViews } from './kind-view.js';

const label = (kind: string, change: Partial<DocumentLabel> = {}): DocumentLabel => ({
  kind,
  title: null,
  hint: null,
  required: true,
  cameraOnly: false,
  capture: null,
  maxFiles: 2,
  ...change,
});
let ids = 0;
const sent = (kind: string, status: IdentityDocument['status'], hour = 1): IdentityDocument => ({
  documentId: String((ids += 1)),
  kind,
  fileName: `${kind}.png`,
  size: 1,
  status,
  reason: status === 'rejected' || status === 'additional-info-required' ? `${kind} ${hour}` : null,
  uploadedAt: `2026-11-26T0${hour}:00:00Z`,
  decidedAt: status === 'pending-review' ? null : `2026-11-26T0${hour}:30:00Z`,
  expectedAt: null,
});
const labels = [
  label('approved'),
  label('waiting'),
  label('optional', { required: false }),
  label('missing'),
  label('more'),
  label('rejected'),
];
const documents = [
  sent('approved', 'approved'),
  sent('waiting', 'pending-review'),
  sent('more', 'additional-info-required'),
  sent('rejected', 'rejected'),
];

describe('toKindViews', () => {
  it('puts open steps first, then what is being checked, then what is accepted', () => {
    expect(toKindViews(labels, documents).map(({ label: { kind } }) => kind)).toEqual([
      'rejected',
      'more',
      'missing',
      'waiting',
      'optional',
      'approved',
    ]);
  });
  it('opens kinds that take more files and tells how many', () => {
    const views = toKindViews(labels, documents);
    const of = (kind: string) => views.find((view) => view.label.kind === kind);
    expect(of('rejected')).toMatchObject({ isOpen: true, room: 2, reason: 'rejected 1' });
    expect(of('more')).toMatchObject({ isOpen: true, room: 1, reason: 'more 1' });
    expect(of('missing')).toMatchObject({ isOpen: true, room: 2, reason: null, documents: [] });
    expect(of('waiting')).toMatchObject({ isOpen: true, room: 1 });
    expect(of('approved')).toMatchObject({ isOpen: false });
  });
  it('shows the reason of the newest decision', () => {
    const [view] = toKindViews(
      [label('address')],
      [sent('address', 'rejected', 4), sent('address', 'rejected', 3)],
    );
    expect(view?.reason).toBe('address 4');
  });
  it('shows the reason of what the player has to do, not that of another document', () => {
    const approved = { ...sent('address', 'approved', 4), reason: 'Thank you.' };
    const silent = { ...sent('address', 'rejected', 4), reason: null };
    const [view] = toKindViews([label('address')], [approved, silent, sent('address', 'rejected', 4)]);
    expect(view).toMatchObject({ state: 'rejected', reason: 'address 4' });
  });
  it('treats an optional kind like any other once something of it was sent', () => {
    const optional = label('optional', { required: false });
    expect(
      toKindViews([label('missing'), optional], [sent('optional', 'rejected')]).map(
        (view) => view.label.kind,
      ),
    ).toEqual(['optional', 'missing']);
  });
  it('keeps the order of the operator among kinds of the same state', () => {
    expect(toKindViews([label('b'), label('a')], []).map((view) => view.label.kind)).toEqual(['b', 'a']);
  });
});

describe('countApproved', () => {
  it('counts required kinds only', () => {
    expect(countApproved(toKindViews(labels, documents))).toEqual({ approved: 1, required: 5 });
  });
});
