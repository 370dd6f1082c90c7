import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  areDocumentsApproved,
  currentDocuments,
  documentKindState,
  takesDocuments,
} from './document-state.js';
import { documentStatuses, identityDocument, identityDocuments } from './entities/identity-document.js';

type Sent = Parameters<typeof currentDocuments>[0][number];
const at = (hour: number) => `2026-11-26T${String(hour).padStart(2, '0')}:00:00Z`;
const sent = (status: Sent['status'], uploaded: number, decided: number | null = null): Sent => ({
  kind: 'address',
  status,
  uploadedAt: at(uploaded),
  decidedAt: decided === null ? null : at(decided),
});
const label = { kind: 'address', maxFiles: 2, required: true };

describe('documentKindState', () => {
  it('is missing before anything of the kind was sent', () => {
    expect(documentKindState([], 'address')).toBe('missing');
    expect(documentKindState([{ ...sent('approved', 1, 2), kind: 'identity' }], 'address')).toBe('missing');
  });
  it('is what needs the player first', () => {
    expect(documentKindState([sent('approved', 1, 3), sent('rejected', 1, 2)], 'address')).toBe('rejected');
    expect(documentKindState([sent('approved', 1, 3), sent('pending-review', 4)], 'address')).toBe(
      'pending-review',
    );
    expect(
      documentKindState([sent('additional-info-required', 1, 2), sent('pending-review', 1)], 'address'),
    ).toBe('additional-info-required');
  });
  it('drops a rejection once something was sent after it', () => {
    expect(documentKindState([sent('rejected', 1, 2), sent('pending-review', 3)], 'address')).toBe(
      'pending-review',
    );
    expect(documentKindState([sent('rejected', 1, 2), sent('approved', 3, 4)], 'address')).toBe('approved');
  });
});

describe('takesDocuments', () => {
  it('is open until the kind is approved or full', () => {
    expect(takesDocuments(label, [])).toBe(true);
    expect(takesDocuments(label, [sent('pending-review', 1)])).toBe(true);
    expect(takesDocuments(label, [sent('pending-review', 1), sent('pending-review', 2)])).toBe(false);
    expect(takesDocuments(label, [sent('approved', 1, 2)])).toBe(false);
  });
  it('opens again after a rejection', () => {
    expect(takesDocuments(label, [sent('rejected', 1, 3), sent('rejected', 2, 3)])).toBe(true);
    expect(takesDocuments(label, [sent('additional-info-required', 1, 3)])).toBe(true);
  });
});

describe('areDocumentsApproved', () => {
  it('is never true while a document of a required kind waits or was rejected and not replaced', () => {
    const row = fc.record({
      kind: fc.constantFrom('identity', 'address'),
      status: fc.constantFrom(...documentStatuses),
      uploadedAt: fc.nat(23).map(at),
      decidedAt: fc.option(fc.nat(23).map(at)),
    });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 6 }), (documents) => {
        const approved = areDocumentsApproved([label, { kind: 'identity', required: true }], documents);
        if (!approved) return;
        for (const kind of ['identity', 'address'])
          expect(currentDocuments(documents, kind).map(({ status }) => status)).toEqual(
            currentDocuments(documents, kind).map(() => 'approved'),
          );
      }),
    );
  });
  it('asks for the required kinds only, and approves nothing without any', () => {
    expect(
      areDocumentsApproved([label, { kind: 'identity', required: false }], [sent('approved', 1, 2)]),
    ).toBe(true);
    expect(areDocumentsApproved([label], [])).toBe(false);
    expect(areDocumentsApproved([{ ...label, required: false }], [sent('approved', 1, 2)])).toBe(false);
  });
});

describe('an identity document', () => {
  it.each([
    ['Pending Review', 'pending-review'],
    ['APPROVED', 'approved'],
    ['additional_info_required', 'additional-info-required'],
    ['something else', 'pending-review'],
  ])('has a status that is written as %j', (written, status) =>
    expect(v.parse(identityDocument, { documentId: 1, kind: 'identity', status: written }).status).toBe(
      status,
    ),
  );
  it('comes in a bare list too', () => {
    expect(v.parse(identityDocuments, [{ documentId: 1, kind: 'identity' }])).toMatchObject({
      documents: [{ documentId: '1' }],
      kycStatus: '',
      profileLags: false,
    });
  });
});
