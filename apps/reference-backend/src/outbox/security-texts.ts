/** The messages about what protects an account (decision 83). */
export const securityMessages = [
  'passkey-added',
  'passkey-removed',
  'authenticator-on',
  'authenticator-off',
  'recovery-codes-created',
  'recovery-code-used',
  'factor-removal-requested',
  'factors-removed',
  'confirmation-code',
  'new-device',
] as const;
export type SecurityMessage = (typeof securityMessages)[number];
type SecurityTexts = Readonly<Record<SecurityMessage, { subject: string; text: string }>>;

const notYou = {
  en: 'If this was not you, log in, end every other session under Security, and contact support at once.',
  de: 'Wenn du das nicht warst, melde dich an, beende unter Sicherheit alle anderen Sitzungen und wende dich sofort an den Support.',
  ar: 'إذا لم تكن أنت من فعل ذلك فسجّل الدخول وأنهِ جميع الجلسات الأخرى من صفحة الأمان وتواصل مع الدعم فورًا.',
};

/** The texts of these messages by language. */
export const securityTexts: Readonly<Record<'en' | 'de' | 'ar', SecurityTexts>> = {
  en: {
    'new-device': {
      subject: 'A new device logged in',
      text: `Your account was logged in to from a device that it had not seen before: {{device}}. Places come from the network address and can be wrong by a city. ${notYou.en}`,
    },
    'passkey-added': {
      subject: 'A passkey was added to your account',
      text: `Your account can now be opened with a new passkey. ${notYou.en}`,
    },
    'passkey-removed': {
      subject: 'A passkey was removed from your account',
      text: `Your account can no longer be opened with one of its passkeys. ${notYou.en}`,
    },
    'authenticator-on': {
      subject: 'Your authenticator app is on',
      text: `From now on your account asks for a code of your authenticator app after the password. ${notYou.en}`,
    },
    'authenticator-off': {
      subject: 'Your authenticator app is off',
      text: `Your account no longer asks for a code after the password. ${notYou.en}`,
    },
    'recovery-codes-created': {
      subject: 'You have new recovery codes',
      text: `A new set of recovery codes was made for your account. The old ones no longer work. ${notYou.en}`,
    },
    'recovery-code-used': {
      subject: 'A recovery code was used',
      text: `One of the recovery codes of your account was used. It does not work again. ${notYou.en}`,
    },
    'factor-removal-requested': {
      subject: 'Your passkeys and authenticator app will be removed',
      text: 'Somebody who knows your password says that your passkeys and your authenticator app are lost. They will be removed on {{until}}. If this was not you, log in before then, stop the removal under Security, and choose a new password.',
    },
    'factors-removed': {
      subject: 'Your passkeys and authenticator app were removed',
      text: `As was requested, the passkeys, the authenticator app and the recovery codes of your account were removed. You log in with your password now and can set them up again under Security. ${notYou.en}`,
    },
    'confirmation-code': {
      subject: 'Your code',
      text: 'Your code to confirm that it is you: {{code}}. It is good for 5 minutes. Do not give it to anybody.',
    },
  },
  de: {
    'new-device': {
      subject: 'Ein neues Gerät hat sich angemeldet',
      text: `In deinem Konto hat sich ein Gerät angemeldet, das es noch nicht kannte: {{device}}. Orte stammen aus der Netzadresse und können um eine Stadt falsch sein. ${notYou.de}`,
    },
    'passkey-added': {
      subject: 'Ein Passkey wurde deinem Konto hinzugefügt',
      text: `Dein Konto lässt sich jetzt mit einem neuen Passkey öffnen. ${notYou.de}`,
    },
    'passkey-removed': {
      subject: 'Ein Passkey wurde aus deinem Konto entfernt',
      text: `Dein Konto lässt sich mit einem seiner Passkeys nicht mehr öffnen. ${notYou.de}`,
    },
    'authenticator-on': {
      subject: 'Deine Authentifizierungs-App ist eingeschaltet',
      text: `Von jetzt an fragt dein Konto nach dem Passwort nach einem Code deiner Authentifizierungs-App. ${notYou.de}`,
    },
    'authenticator-off': {
      subject: 'Deine Authentifizierungs-App ist ausgeschaltet',
      text: `Dein Konto fragt nach dem Passwort nicht mehr nach einem Code. ${notYou.de}`,
    },
    'recovery-codes-created': {
      subject: 'Du hast neue Wiederherstellungscodes',
      text: `Für dein Konto wurde ein neuer Satz Wiederherstellungscodes erstellt. Die alten gelten nicht mehr. ${notYou.de}`,
    },
    'recovery-code-used': {
      subject: 'Ein Wiederherstellungscode wurde benutzt',
      text: `Einer der Wiederherstellungscodes deines Kontos wurde benutzt. Er gilt nicht noch einmal. ${notYou.de}`,
    },
    'factor-removal-requested': {
      subject: 'Deine Passkeys und deine Authentifizierungs-App werden entfernt',
      text: 'Jemand, der dein Passwort kennt, gibt an, dass deine Passkeys und deine Authentifizierungs-App verloren sind. Sie werden am {{until}} entfernt. Wenn du das nicht warst, melde dich vorher an, halte die Entfernung unter Sicherheit auf und wähle ein neues Passwort.',
    },
    'factors-removed': {
      subject: 'Deine Passkeys und deine Authentifizierungs-App wurden entfernt',
      text: `Wie angefragt wurden die Passkeys, die Authentifizierungs-App und die Wiederherstellungscodes deines Kontos entfernt. Du meldest dich jetzt mit deinem Passwort an und kannst sie unter Sicherheit neu einrichten. ${notYou.de}`,
    },
    'confirmation-code': {
      subject: 'Dein Code',
      text: 'Dein Code, um zu bestätigen, dass du es bist: {{code}}. Er gilt 5 Minuten. Gib ihn niemandem weiter.',
    },
  },
  ar: {
    'new-device': {
      subject: 'سجّل جهاز جديد الدخول',
      text: `سُجّل الدخول إلى حسابك من جهاز لم يُستخدم من قبل: {{device}}. الأماكن مأخوذة من عنوان الشبكة وقد تختلف بمدينة. ${notYou.ar}`,
    },
    'passkey-added': {
      subject: 'أُضيف مفتاح مرور إلى حسابك',
      text: `يمكن الآن فتح حسابك بمفتاح مرور جديد. ${notYou.ar}`,
    },
    'passkey-removed': {
      subject: 'أُزيل مفتاح مرور من حسابك',
      text: `لم يعد من الممكن فتح حسابك بأحد مفاتيح المرور. ${notYou.ar}`,
    },
    'authenticator-on': {
      subject: 'تطبيق المصادقة مفعّل',
      text: `من الآن يطلب حسابك رمزًا من تطبيق المصادقة بعد كلمة المرور. ${notYou.ar}`,
    },
    'authenticator-off': {
      subject: 'تطبيق المصادقة متوقف',
      text: `لم يعد حسابك يطلب رمزًا بعد كلمة المرور. ${notYou.ar}`,
    },
    'recovery-codes-created': {
      subject: 'لديك رموز استرداد جديدة',
      text: `أُنشئت مجموعة جديدة من رموز الاسترداد لحسابك، ولم تعد الرموز القديمة صالحة. ${notYou.ar}`,
    },
    'recovery-code-used': {
      subject: 'استُخدم رمز استرداد',
      text: `استُخدم أحد رموز الاسترداد الخاصة بحسابك، ولن يعمل مرة أخرى. ${notYou.ar}`,
    },
    'factor-removal-requested': {
      subject: 'ستُزال مفاتيح المرور وتطبيق المصادقة',
      text: 'أفاد شخص يعرف كلمة مرورك بأن مفاتيح المرور وتطبيق المصادقة قد فُقدت. ستُزال في {{until}}. إذا لم تكن أنت من فعل ذلك فسجّل الدخول قبل ذلك وأوقف الإزالة من صفحة الأمان واختر كلمة مرور جديدة.',
    },
    'factors-removed': {
      subject: 'أُزيلت مفاتيح المرور وتطبيق المصادقة',
      text: `كما طُلب، أُزيلت مفاتيح المرور وتطبيق المصادقة ورموز الاسترداد من حسابك. تسجّل الدخول الآن بكلمة المرور ويمكنك إعدادها من جديد من صفحة الأمان. ${notYou.ar}`,
    },
    'confirmation-code': {
      subject: 'رمزك',
      text: 'رمزك لتأكيد هويتك: {{code}}. صالح لمدة 5 دقائق. لا تعطه لأحد.',
    },
  },
};
