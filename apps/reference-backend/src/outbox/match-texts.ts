/** The messages to a player whose account is closed because it matches a person who is excluded (decision 77). */
export const matchMessageKinds = ['match', 'match-permanent'] as const;
type MatchTexts = Readonly<Record<(typeof matchMessageKinds)[number], { subject: string; text: string }>>;

/** The texts of these messages by language. They name no other account: nothing in them tells who is excluded. */
export const matchTexts: Readonly<Record<'en' | 'de' | 'ar', MatchTexts>> = {
  en: {
    match: {
      subject: 'Your account is closed for play',
      text: 'Your details match those of a person who is excluded from gambling. Your account is therefore closed for play and deposits until {{until}}. Your money is safe, and you can withdraw it at any time. If this is not you, contact support: a person looks at it and can open the account again. Free and confidential help is listed in your account under Safer play.',
    },
    'match-permanent': {
      subject: 'Your account is closed for play',
      text: 'Your details match those of a person who is excluded from gambling. Your account is therefore closed for play and deposits, without an end date. Your money is safe, and you can withdraw it at any time. If this is not you, contact support: a person looks at it and can open the account again. Free and confidential help is listed in your account under Safer play.',
    },
  },
  de: {
    match: {
      subject: 'Dein Konto ist für das Spielen geschlossen',
      text: 'Deine Angaben stimmen mit denen einer Person überein, die vom Glücksspiel ausgeschlossen ist. Darum ist dein Konto bis {{until}} für Spiel und Einzahlungen geschlossen. Dein Geld ist sicher, und du kannst es jederzeit auszahlen. Wenn du das nicht bist, wende dich an den Support: Ein Mensch sieht es sich an und kann das Konto wieder öffnen. Kostenlose und vertrauliche Hilfe findest du in deinem Konto unter Sicheres Spielen.',
    },
    'match-permanent': {
      subject: 'Dein Konto ist für das Spielen geschlossen',
      text: 'Deine Angaben stimmen mit denen einer Person überein, die vom Glücksspiel ausgeschlossen ist. Darum ist dein Konto ohne Enddatum für Spiel und Einzahlungen geschlossen. Dein Geld ist sicher, und du kannst es jederzeit auszahlen. Wenn du das nicht bist, wende dich an den Support: Ein Mensch sieht es sich an und kann das Konto wieder öffnen. Kostenlose und vertrauliche Hilfe findest du in deinem Konto unter Sicheres Spielen.',
    },
  },
  ar: {
    match: {
      subject: 'حسابك مغلق أمام اللعب',
      text: 'تتطابق بياناتك مع بيانات شخص مستبعد من المقامرة. لذلك حسابك مغلق أمام اللعب والإيداع حتى {{until}}. أموالك في أمان ويمكنك سحبها في أي وقت. إذا لم تكن أنت هذا الشخص فتواصل مع الدعم: سيراجع أحد موظفينا الأمر ويمكنه فتح الحساب من جديد. وتجد المساعدة المجانية والسرية في حسابك ضمن اللعب الآمن.',
    },
    'match-permanent': {
      subject: 'حسابك مغلق أمام اللعب',
      text: 'تتطابق بياناتك مع بيانات شخص مستبعد من المقامرة. لذلك حسابك مغلق أمام اللعب والإيداع دون تاريخ انتهاء. أموالك في أمان ويمكنك سحبها في أي وقت. إذا لم تكن أنت هذا الشخص فتواصل مع الدعم: سيراجع أحد موظفينا الأمر ويمكنه فتح الحساب من جديد. وتجد المساعدة المجانية والسرية في حسابك ضمن اللعب الآمن.',
    },
  },
};
