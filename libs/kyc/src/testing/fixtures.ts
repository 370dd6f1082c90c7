import { type DocumentLabel, type IdentityDocument } from '@casino-kit/api-contract';

/** Returns a kind of document that is required and may be a file. */
export function makeLabel(overrides: Partial<DocumentLabel> = {}): DocumentLabel {
  return {
    kind: 'identity',
    title: null,
    hint: null,
    required: true,
    cameraOnly: false,
    capture: null,
    maxFiles: 4,
    ...overrides,
  };
}

/** Returns the kinds of the reference brand: the three of the product, and a photo of the face. */
export function makeLabels(): DocumentLabel[] {
  return [
    makeLabel({ kind: 'identity', capture: 'document' }),
    makeLabel({ kind: 'address' }),
    makeLabel({
      kind: 'face',
      title: { en: 'Photo of your face', de: 'Foto deines Gesichts', ar: 'صورة لوجهك' },
      hint: {
        en: 'With the camera of this device, not from the gallery',
        de: 'Mit der Kamera dieses Geräts, nicht aus der Galerie',
        ar: 'بكاميرا هذا الجهاز، لا من معرض الصور',
      },
      cameraOnly: true,
      capture: 'face',
      maxFiles: 1,
    }),
    makeLabel({ kind: 'bank-statement', required: false }),
  ];
}

/** Returns a document that is being checked. */
export function makeDocument(overrides: Partial<IdentityDocument> = {}): IdentityDocument {
  return {
    documentId: 'document-1',
    kind: 'identity',
    fileName: 'id-card-front.jpg',
    size: 1_258_291,
    status: 'pending-review',
    reason: null,
    uploadedAt: '2026-11-26T20:15:00Z',
    decidedAt: null,
    expectedAt: '2026-11-27T00:15:00Z',
    ...overrides,
  };
}

const decided = { uploadedAt: '2026-11-20T10:00:00Z', decidedAt: '2026-11-26T11:00:00Z', expectedAt: null };

/** Returns documents in every state: approved, being checked, rejected, more needed. */
export function makeDocuments(): IdentityDocument[] {
  return [
    makeDocument({ documentId: 'face', kind: 'face', fileName: 'face.jpg' }),
    makeDocument({ documentId: 'front', status: 'approved', ...decided }),
    makeDocument({ documentId: 'back', fileName: 'id-card-back.jpg', status: 'approved', ...decided }),
    makeDocument({
      documentId: 'bill',
      kind: 'address',
      fileName: 'water-bill-june.pdf',
      status: 'rejected',
      reason: 'The bill is dated 4 June. Send one dated after 26 August.',
      ...decided,
    }),
    makeDocument({
      documentId: 'statement',
      kind: 'bank-statement',
      fileName: 'statement-october.pdf',
      status: 'additional-info-required',
      reason: 'Page 2 with the IBAN is missing.',
      ...decided,
    }),
  ];
}
