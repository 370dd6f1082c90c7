/** A player's texts of a payment method. */
export interface MethodText {
  title: string;
  description: string;
}

const en = {
  card: {
    title: 'Visa / Mastercard',
    description: 'Pay by debit or credit card. The number stays with the payment provider.',
  },
  crypto: { title: 'Crypto', description: 'Send Bitcoin, Litecoin or USDT from your own wallet.' },
  bank: {
    title: 'Bank transfer',
    description: 'Transfer from your bank account with the reference we show you.',
  },
  skrill: { title: 'Skrill', description: 'Pay from your Skrill account.' },
  cpf: { title: 'Pix', description: 'Pay the code in your bank’s app; you need your CPF number.' },
  upi: { title: 'UPI', description: 'Scan the code with any UPI app.' },
  netbanking: { title: 'Netbanking', description: 'Log in to your Indian bank and confirm there.' },
  carouseller: { title: 'Online banking', description: 'Log in to your bank and confirm there.' },
} satisfies Record<string, MethodText>;

export type MethodId = keyof typeof en;
type Texts = Readonly<Record<MethodId, MethodText>>;

const de: Texts = {
  card: {
    title: 'Visa / Mastercard',
    description: 'Zahle mit Debit- oder Kreditkarte. Die Nummer bleibt beim Zahlungsanbieter.',
  },
  crypto: { title: 'Krypto', description: 'Sende Bitcoin, Litecoin oder USDT aus deiner eigenen Wallet.' },
  bank: {
    title: 'Banküberweisung',
    description: 'Überweise von deinem Bankkonto mit dem Verwendungszweck, den wir dir zeigen.',
  },
  skrill: { title: 'Skrill', description: 'Zahle von deinem Skrill-Konto.' },
  cpf: {
    title: 'Pix',
    description: 'Bezahle den Code in der App deiner Bank; du brauchst deine CPF-Nummer.',
  },
  upi: { title: 'UPI', description: 'Scanne den Code mit einer beliebigen UPI-App.' },
  netbanking: {
    title: 'Netbanking',
    description: 'Melde dich bei deiner indischen Bank an und bestätige dort.',
  },
  carouseller: { title: 'Online-Banking', description: 'Melde dich bei deiner Bank an und bestätige dort.' },
};

const ar: Texts = {
  card: {
    title: 'Visa / Mastercard',
    description: 'ادفع ببطاقة خصم أو ائتمان. يبقى رقم البطاقة لدى مزوّد خدمة الدفع.',
  },
  crypto: { title: 'عملات رقمية', description: 'أرسل Bitcoin أو Litecoin أو USDT من محفظتك الخاصة.' },
  bank: { title: 'تحويل بنكي', description: 'حوّل من حسابك البنكي مع رقم المرجع الذي نعرضه لك.' },
  skrill: { title: 'Skrill', description: 'ادفع من حسابك في Skrill.' },
  cpf: { title: 'Pix', description: 'ادفع الرمز في تطبيق البنك الخاص بك، وستحتاج إلى رقم CPF الخاص بك.' },
  upi: { title: 'UPI', description: 'امسح الرمز بأي تطبيق UPI.' },
  netbanking: {
    title: 'الخدمات البنكية عبر الإنترنت (Netbanking)',
    description: 'سجّل الدخول إلى بنكك الهندي وأكّد الدفع هناك.',
  },
  carouseller: { title: 'الدفع عبر البنك', description: 'سجّل الدخول إلى بنكك وأكّد الدفع هناك.' },
};

const languages: Readonly<Record<string, Texts>> = { en, de, ar };

/** Returns the texts of a payment method in the language of a wire code, else in English. */
export function methodText(id: MethodId, language: string | undefined): MethodText {
  const known =
    language !== undefined && Object.hasOwn(languages, language) ? languages[language] : undefined;
  return (known ?? en)[id];
}
