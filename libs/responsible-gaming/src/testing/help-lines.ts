import { type SortedHelpLines } from '@casino-kit/settings';

/** Help lines of a visitor in Germany, in tests and stories. */
export const testHelpLines: SortedHelpLines = {
  near: [
    {
      country: 'DE',
      name: 'Harbour helpline',
      phone: '0800 (555) 01-23',
      url: 'https://www.helpline.example/chat',
      hours: { en: 'Day and night', de: 'Tag und Nacht', ar: 'ليلًا ونهارًا' },
    },
    { name: 'Help anywhere', url: 'https://anywhere.example' },
  ],
  others: [{ country: 'SE', name: 'Hjälplinjen', phone: '020-555 01 23' }],
};
