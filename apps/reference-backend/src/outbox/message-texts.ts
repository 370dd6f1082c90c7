import { matchMessageKinds, matchTexts } from './match-texts.js';
import { securityMessages, securityTexts } from './security-texts.js';
import { documentMessageKinds, documentTexts } from './document-texts.js';

/** All messages of the casino to a player. */
export const messageKinds = [
  'verify-email',
  'reset-password',
  'reset-code',
  'credentials',
  'password-changed',
  'break',
  'freeze',
  'cooling-off',
  'self-exclusion',
  'permanent-exclusion',
  ...matchMessageKinds,
  ...documentMessageKinds,
  ...securityMessages,
] as const;
export type MessageKind = (typeof messageKinds)[number];

const places = ['link', 'code', 'login', 'until', 'document', 'reason', 'device'] as const;

/** Values for the placeholders of a text, such as `{{link}}`. */
export type MessageValues = Partial<Record<(typeof places)[number], string>>;

interface MessageText {
  /** Not sent in an SMS. */
  subject: string;
  text: string;
}
type Texts = Readonly<Record<MessageKind, MessageText>>;

const en: Texts = {
  ...documentTexts.en,
  ...matchTexts.en,
  ...securityTexts.en,
  'verify-email': {
    subject: 'Confirm your email address',
    text: 'Please open this link to confirm that this address is yours:\n{{link}}\nIt works once and for 24 hours. If you did not open an account with us, you need not do anything.',
  },
  'reset-password': {
    subject: 'Choose a new password',
    text: 'Please open this link to choose a new password:\n{{link}}\nIt works once and for one hour. If you did not ask for it, your password stays as it is.',
  },
  'reset-code': {
    subject: '',
    text: 'Your code to choose a new password: {{code}}. It is good for 10 minutes. Do not give it to anybody.',
  },
  credentials: {
    subject: 'Your account: how to log in',
    text: 'Your login name is {{login}}. Please open this link to choose a password:\n{{link}}\nIt works once and for one hour. Until then your present password stays good.',
  },
  'password-changed': {
    subject: 'Your password was changed',
    text: 'The password of your account was changed and other devices were logged out. If this was not you, please contact support at once.',
  },
  break: {
    subject: 'Your break has begun',
    text: 'As you asked, your account takes a break until {{until}}. Until then you cannot play or deposit, and the break cannot be shortened. You can still withdraw your money. After that your account opens again by itself.',
  },
  freeze: {
    subject: 'Your account is frozen',
    text: 'As you asked, your account is frozen until {{until}}. Until then you cannot play or deposit, and it cannot be opened earlier. You can still withdraw your money. After that your account opens again by itself.',
  },
  'cooling-off': {
    subject: 'Your cooling-off period has begun',
    text: 'As you asked, your account is closed for play and deposits until {{until}}. This cannot be shortened. You can still withdraw your money. After that your account opens again by itself.',
  },
  'self-exclusion': {
    subject: 'Your self-exclusion has begun',
    text: 'As you asked, you are excluded from play and deposits until {{until}}. This cannot be shortened or undone. You can still withdraw your money.',
  },
  'permanent-exclusion': {
    subject: 'Your account is closed for good',
    text: 'As you asked, you are excluded from play and deposits permanently. This can never be undone. You can still withdraw your money.',
  },
};

const de: Texts = {
  ...documentTexts.de,
  ...matchTexts.de,
  ...securityTexts.de,
  'verify-email': {
    subject: 'Bestätige deine E-Mail-Adresse',
    text: 'Öffne bitte diesen Link, um zu bestätigen, dass diese Adresse dir gehört:\n{{link}}\nEr gilt einmal und 24 Stunden lang. Wenn du kein Konto bei uns eröffnet hast, musst du nichts tun.',
  },
  'reset-password': {
    subject: 'Wähle ein neues Passwort',
    text: 'Öffne bitte diesen Link, um ein neues Passwort zu wählen:\n{{link}}\nEr gilt einmal und eine Stunde lang. Wenn du das nicht wolltest, bleibt dein Passwort, wie es ist.',
  },
  'reset-code': {
    subject: '',
    text: 'Dein Code für ein neues Passwort: {{code}}. Er gilt 10 Minuten. Gib ihn niemandem weiter.',
  },
  credentials: {
    subject: 'Dein Konto: so meldest du dich an',
    text: 'Dein Anmeldename ist {{login}}. Öffne bitte diesen Link, um ein Passwort zu wählen:\n{{link}}\nEr gilt einmal und eine Stunde lang. Bis dahin gilt dein bisheriges Passwort.',
  },
  'password-changed': {
    subject: 'Dein Passwort wurde geändert',
    text: 'Das Passwort deines Kontos wurde geändert, andere Geräte wurden abgemeldet. Wenn du das nicht warst, wende dich bitte sofort an den Support.',
  },
  break: {
    subject: 'Deine Pause hat begonnen',
    text: 'Wie gewünscht macht dein Konto Pause bis {{until}}. Bis dahin kannst du weder spielen noch einzahlen, und die Pause lässt sich nicht verkürzen. Auszahlen kannst du weiterhin. Danach öffnet sich dein Konto von selbst wieder.',
  },
  freeze: {
    subject: 'Dein Konto ist eingefroren',
    text: 'Wie gewünscht ist dein Konto bis {{until}} eingefroren. Bis dahin kannst du weder spielen noch einzahlen, und früher lässt es sich nicht öffnen. Auszahlen kannst du weiterhin. Danach öffnet sich dein Konto von selbst wieder.',
  },
  'cooling-off': {
    subject: 'Deine Auszeit hat begonnen',
    text: 'Wie gewünscht ist dein Konto bis {{until}} für Spiel und Einzahlungen geschlossen. Das lässt sich nicht verkürzen. Auszahlen kannst du weiterhin. Danach öffnet sich dein Konto von selbst wieder.',
  },
  'self-exclusion': {
    subject: 'Deine Selbstsperre hat begonnen',
    text: 'Wie gewünscht bist du bis {{until}} von Spiel und Einzahlungen ausgeschlossen. Das lässt sich weder verkürzen noch rückgängig machen. Auszahlen kannst du weiterhin.',
  },
  'permanent-exclusion': {
    subject: 'Dein Konto ist dauerhaft geschlossen',
    text: 'Wie gewünscht bist du dauerhaft von Spiel und Einzahlungen ausgeschlossen. Das lässt sich nie mehr rückgängig machen. Auszahlen kannst du weiterhin.',
  },
};

const ar: Texts = {
  ...documentTexts.ar,
  ...matchTexts.ar,
  ...securityTexts.ar,
  'verify-email': {
    subject: 'أكِّد عنوان بريدك الإلكتروني',
    text: 'افتح هذا الرابط من فضلك لتأكيد أن هذا العنوان لك:\n{{link}}\nيعمل الرابط مرة واحدة ولمدة 24 ساعة. إذا لم تفتح حسابًا لدينا فلا يلزمك فعل أي شيء.',
  },
  'reset-password': {
    subject: 'اختر كلمة مرور جديدة',
    text: 'افتح هذا الرابط من فضلك لاختيار كلمة مرور جديدة:\n{{link}}\nيعمل الرابط مرة واحدة ولمدة ساعة. إذا لم تطلب ذلك فستبقى كلمة مرورك كما هي.',
  },
  'reset-code': {
    subject: '',
    text: 'رمزك لاختيار كلمة مرور جديدة: {{code}}. الرمز صالح لمدة 10 دقائق. لا تعطه لأحد.',
  },
  credentials: {
    subject: 'حسابك: كيف تسجّل الدخول',
    text: 'اسم الدخول الخاص بك هو {{login}}. افتح هذا الرابط من فضلك لاختيار كلمة مرور:\n{{link}}\nيعمل الرابط مرة واحدة ولمدة ساعة. وحتى ذلك الحين تبقى كلمة مرورك الحالية صالحة.',
  },
  'password-changed': {
    subject: 'تم تغيير كلمة مرورك',
    text: 'تم تغيير كلمة مرور حسابك وتسجيل الخروج من الأجهزة الأخرى. إذا لم تكن أنت من فعل ذلك فتواصل مع الدعم فورًا.',
  },
  break: {
    subject: 'بدأت استراحتك',
    text: 'كما طلبت، حسابك في استراحة حتى {{until}}. حتى ذلك الحين لا يمكنك اللعب أو الإيداع، ولا يمكن تقصير الاستراحة. ولا يزال بإمكانك سحب أموالك. بعد ذلك يُفتح حسابك من جديد تلقائيًا.',
  },
  freeze: {
    subject: 'تم تجميد حسابك',
    text: 'كما طلبت، حسابك مجمد حتى {{until}}. حتى ذلك الحين لا يمكنك اللعب أو الإيداع، ولا يمكن فتحه قبل ذلك. ولا يزال بإمكانك سحب أموالك. بعد ذلك يُفتح حسابك من جديد تلقائيًا.',
  },
  'cooling-off': {
    subject: 'بدأت فترة التهدئة',
    text: 'كما طلبت، حسابك مغلق أمام اللعب والإيداع حتى {{until}}. لا يمكن تقصير هذه الفترة. ولا يزال بإمكانك سحب أموالك. بعد ذلك يُفتح حسابك من جديد تلقائيًا.',
  },
  'self-exclusion': {
    subject: 'بدأ استبعادك الذاتي',
    text: 'كما طلبت، أنت مستبعد من اللعب والإيداع حتى {{until}}. لا يمكن تقصير ذلك أو التراجع عنه. ولا يزال بإمكانك سحب أموالك.',
  },
  'permanent-exclusion': {
    subject: 'حسابك مغلق نهائيًا',
    text: 'كما طلبت، أنت مستبعد من اللعب والإيداع بشكل دائم. لا يمكن التراجع عن ذلك أبدًا. ولا يزال بإمكانك سحب أموالك.',
  },
};

const languages: Readonly<Record<string, Texts>> = { en, de, ar };

/** Returns a message in the language of a wire code, else in English. Texts hold no markup. */
export function writeMessage(
  kind: MessageKind,
  language: string,
  values: MessageValues,
): { subject: string; text: string; language: string } {
  const known = Object.hasOwn(languages, language) ? language : 'en';
  const { subject, text } = (languages[known] ?? en)[kind];
  const place = new RegExp(`\\{\\{(${places.join('|')})\\}\\}`, 'g');
  const filled = text.replaceAll(place, (_, name: keyof MessageValues) => {
    const value = values[name];
    if (value === undefined) throw new Error(`the message ${kind} needs a ${name}`);
    return value;
  });
  return { subject, text: filled, language: known };
}
