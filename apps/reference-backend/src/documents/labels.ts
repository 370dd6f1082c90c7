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

/** What only players are asked for whose affordability check wants it (decision 82). It does not count for the profile. */
const sourceOfFunds: DocumentLabel = {
  ...plain,
  kind: 'source-of-funds',
  title: {
    en: 'Where your deposits come from',
    de: 'Woher deine Einzahlungen stammen',
    ar: 'مصدر أموال إيداعاتك',
  },
  hint: {
    en: 'A payslip, a tax assessment or a bank statement. We ask because of the sum of your latest deposits.',
    de: 'Gehaltsabrechnung, Steuerbescheid oder Kontoauszug. Wir fragen wegen der Summe deiner letzten Einzahlungen.',
    ar: 'قسيمة راتب أو إشعار ضريبي أو كشف حساب بنكي. نطلبه بسبب مجموع إيداعاتك الأخيرة.',
  },
  required: false,
};

/** Returns the labels with that of the source of funds, unless the operator has one. */
export function withSourceOfFunds(labels: readonly DocumentLabel[]): readonly DocumentLabel[] {
  return labels.some(({ kind }) => kind === sourceOfFunds.kind) ? labels : [...labels, sourceOfFunds];
}

/** Returns the kinds of documents that this backend asks for, in the order in which they are shown. */
export function documentLabelsOf({
  documentLabels,
}: Pick<Configuration, 'documentLabels'>): readonly DocumentLabel[] {
  return documentLabels ?? referenceLabels;
}
