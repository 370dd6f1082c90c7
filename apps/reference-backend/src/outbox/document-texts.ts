/** The messages about a decision on an identity document. */
export const documentMessageKinds = ['document-approved', 'document-rejected', 'document-more'] as const;
export type DocumentMessageKind = (typeof documentMessageKinds)[number];

type DocumentTexts = Readonly<Record<DocumentMessageKind, { subject: string; text: string }>>;

/** The texts of these messages by language; `{{document}}` is a kind of document, `{{reason}}` what the operator wrote. */
export const documentTexts: Readonly<Record<'en' | 'de' | 'ar', DocumentTexts>> = {
  en: {
    'document-approved': {
      subject: 'Your document was accepted',
      text: 'We have checked and accepted your document: {{document}}. You need not do anything for it any more. If other documents are missing, your account shows them under Verification.',
    },
    'document-rejected': {
      subject: 'Your document was not accepted',
      text: 'We have checked your document and could not accept it: {{document}}.\nReason: {{reason}}\nPlease send another file in your account under Verification. Nothing else needs sending again.',
    },
    'document-more': {
      subject: 'We need more for your document',
      text: 'We have checked your document and need more for it: {{document}}.\nWhat is missing: {{reason}}\nPlease send it in your account under Verification. What you have sent is kept.',
    },
  },
  de: {
    'document-approved': {
      subject: 'Dein Dokument wurde angenommen',
      text: 'Wir haben dein Dokument geprüft und angenommen: {{document}}. Du musst dafür nichts mehr tun. Fehlen noch andere Dokumente, zeigt dein Konto sie unter Verifizierung.',
    },
    'document-rejected': {
      subject: 'Dein Dokument wurde nicht angenommen',
      text: 'Wir haben dein Dokument geprüft und konnten es nicht annehmen: {{document}}.\nGrund: {{reason}}\nSende bitte in deinem Konto unter Verifizierung eine andere Datei. Alles andere musst du nicht noch einmal senden.',
    },
    'document-more': {
      subject: 'Zu deinem Dokument fehlt noch etwas',
      text: 'Wir haben dein Dokument geprüft und brauchen dazu noch mehr: {{document}}.\nEs fehlt: {{reason}}\nSende es bitte in deinem Konto unter Verifizierung. Was du gesendet hast, bleibt erhalten.',
    },
  },
  ar: {
    'document-approved': {
      subject: 'تم قبول مستندك',
      text: 'راجعنا مستندك وقبلناه: {{document}}. لا يلزمك فعل أي شيء آخر بشأنه. وإذا كانت هناك مستندات أخرى ناقصة فستجدها في حسابك ضمن التحقق.',
    },
    'document-rejected': {
      subject: 'لم يُقبل مستندك',
      text: 'راجعنا مستندك ولم نتمكن من قبوله: {{document}}.\nالسبب: {{reason}}\nأرسل من فضلك ملفًا آخر من حسابك ضمن التحقق. لا حاجة إلى إعادة إرسال أي شيء آخر.',
    },
    'document-more': {
      subject: 'نحتاج إلى المزيد بشأن مستندك',
      text: 'راجعنا مستندك ونحتاج إلى المزيد بشأنه: {{document}}.\nالناقص: {{reason}}\nأرسله من فضلك من حسابك ضمن التحقق. ويبقى ما أرسلته محفوظًا.',
    },
  },
};

const kindNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: {
    identity: 'identity proof',
    address: 'proof of address',
    'bank-statement': 'bank statement',
    face: 'picture of your face',
  },
  de: {
    identity: 'Identitätsnachweis',
    address: 'Adressnachweis',
    'bank-statement': 'Kontoauszug',
    face: 'Bild deines Gesichts',
  },
  ar: {
    identity: 'إثبات الهوية',
    address: 'إثبات العنوان',
    'bank-statement': 'كشف الحساب البنكي',
    face: 'صورة وجهك',
  },
};

/** Returns the name of a kind of document in a language, else in English; a kind of the operator's own as it is. */
export function documentKindName(kind: string, language: string): string {
  const names = Object.hasOwn(kindNames, language) ? kindNames[language] : kindNames['en'];
  return names !== undefined && Object.hasOwn(names, kind) ? (names[kind] ?? kind) : kind;
}
