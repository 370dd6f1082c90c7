/** Texts of the bank's page by language, with English for all others. */
export const threeDsTexts = {
  en: {
    dir: 'ltr',
    title: 'Confirm this payment',
    bank: 'Harbour Bank',
    test: 'This is a test bank. No real money moves.',
    intro: 'Your bank asks you to confirm a payment with your card.',
    merchant: 'Merchant',
    amount: 'Amount',
    card: 'Card',
    confirm: 'Confirm payment',
    decline: 'Decline',
    cancel: 'Cancel',
    over: 'This payment has already been decided.',
    back: 'Back to the merchant',
    unknown: 'There is no such payment.',
  },
  de: {
    dir: 'ltr',
    title: 'Zahlung bestätigen',
    bank: 'Harbour Bank',
    test: 'Dies ist eine Testbank. Es fließt kein echtes Geld.',
    intro: 'Ihre Bank bittet Sie, eine Zahlung mit Ihrer Karte zu bestätigen.',
    merchant: 'Händler',
    amount: 'Betrag',
    card: 'Karte',
    confirm: 'Zahlung bestätigen',
    decline: 'Ablehnen',
    cancel: 'Abbrechen',
    over: 'Über diese Zahlung wurde bereits entschieden.',
    back: 'Zurück zum Händler',
    unknown: 'Diese Zahlung gibt es nicht.',
  },
  ar: {
    dir: 'rtl',
    title: 'تأكيد عملية الدفع',
    bank: 'Harbour Bank',
    test: 'هذا بنك للاختبار. لا تُنقل أي أموال حقيقية.',
    intro: 'يطلب منك البنك تأكيد عملية دفع ببطاقتك.',
    merchant: 'التاجر',
    amount: 'المبلغ',
    card: 'البطاقة',
    confirm: 'تأكيد الدفع',
    decline: 'رفض',
    cancel: 'إلغاء',
    over: 'تم البت في عملية الدفع هذه.',
    back: 'العودة إلى التاجر',
    unknown: 'لا توجد عملية دفع بهذا الرقم.',
  },
} as const;
export type ThreeDsLanguage = keyof typeof threeDsTexts;

/** Returns the first language of a query or an Accept-Language header that the page supports. */
export function pageLanguage(
  locale: string | undefined,
  acceptLanguage: string | undefined,
): ThreeDsLanguage {
  const wanted = [locale ?? '', ...(acceptLanguage ?? '').split(',')].map(
    (entry) => entry.split(';')[0]?.trim().split('-')[0]?.toLowerCase() ?? '',
  );
  return wanted.find((code): code is ThreeDsLanguage => Object.hasOwn(threeDsTexts, code)) ?? 'en';
}
