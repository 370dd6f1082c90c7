import { type DocumentLabel } from '@casino-kit/api-contract';
import { type Configuration } from '../configuration.js';
import { createDomainTexts } from '../domain-texts.js';
import en from './locales/en.json' with { type: 'json' };

const texts = createDomainTexts('documents', en);

const plain = { title: null, hint: null, cameraOnly: false, capture: null, maxFiles: 4 } as const;

/** The kinds that the reference brand asks for (§3), and a photo of the face, which must come from the camera (§5). */
const referenceLabels: readonly DocumentLabel[] = [
  { ...plain, kind: 'identity', required: true, capture: 'document' },
  { ...plain, kind: 'address', required: true },
  {
    ...plain,
    kind: 'face',
    title: texts.ofAll('face.title'),
    hint: texts.ofAll('face.hint'),
    required: true,
    cameraOnly: true,
    capture: 'face',
    maxFiles: 1,
  },
  { ...plain, kind: 'bank-statement', required: false },
];

/** What only players are asked for whose affordability check wants it (decision 82). It does not count for the profile. */
const sourceOfFunds: DocumentLabel = {
  ...plain,
  kind: 'source-of-funds',
  title: texts.ofAll('source-of-funds.title'),
  hint: texts.ofAll('source-of-funds.hint'),
  required: false,
};

/** Returns the labels with that of the source of funds, unless the operator has one. */
export function withSourceOfFunds(labels: readonly DocumentLabel[]): readonly DocumentLabel[] {
  return labels.some(({ kind }) => kind === sourceOfFunds.kind) ? labels : [...labels, sourceOfFunds];
}

/** Returns the kinds of documents that this backend asks for, in the order in which they are shown. */
export function getConfiguredLabels({
  documentLabels,
}: Pick<Configuration, 'documentLabels'>): readonly DocumentLabel[] {
  return documentLabels ?? referenceLabels;
}
