import { type DocumentLabel } from '@casino-kit/api-contract';
import { type Configuration } from '../configuration.js';

const plain = { title: null, hint: null, cameraOnly: false, capture: null, maxFiles: 4 } as const;

/** The kinds that the reference brand asks for (§3), and a photo of the face, which must come from the camera (§5). */
const referenceLabels: readonly DocumentLabel[] = [
  { ...plain, kind: 'identity', required: true, capture: 'document' },
  { ...plain, kind: 'address', required: true },
  {
    ...plain,
    kind: 'face',
    title: { en: 'Photo of your face', de: 'Foto deines Gesichts', ar: 'صورة لوجهك' },
    hint: {
      en: 'With the camera of this device, not from the gallery',
      de: 'Mit der Kamera dieses Geräts, nicht aus der Galerie',
      ar: 'بكاميرا هذا الجهاز، لا من معرض الصور',
    },
    required: true,
    cameraOnly: true,
    capture: 'face',
    maxFiles: 1,
  },
  { ...plain, kind: 'bank-statement', required: false },
];

/** Returns the kinds of documents that this backend asks for, in the order in which they are shown. */
export function documentLabelsOf({
  documentLabels,
}: Pick<Configuration, 'documentLabels'>): readonly DocumentLabel[] {
  return documentLabels ?? referenceLabels;
}
