import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const libs = join(import.meta.dirname, '../../../libs');
const texts = (code: string) =>
  Object.assign(
    {},
    ...[
      ...[
        ...['player-fields', 'auth', 'profile', 'payments', 'games', 'wallet', 'provider'],
        ...['bonuses', 'rakeback-calendar', 'cashback'],
      ].map((library) => join(library, 'src/locales')),
      'games/src/locales/game',
      'wallet/src/locales/label',
    ].map(
      (folder) =>
        JSON.parse(readFileSync(join(libs, folder, `${code}.json`), 'utf8')) as Record<string, string>,
    ),
    JSON.parse(readFileSync(join(libs, '../apps/casino/src/locales', `${code}.json`), 'utf8')) as Record<
      string,
      string
    >,
  ) as Record<string, string>;

/** What a person reads on the way through, in one language: from the same files as the product. */
export function wordsOf(code: 'en' | 'de' | 'ar') {
  const all = texts(code);
  const word = (key: string) => {
    const text = all[key];
    if (text === undefined) throw new Error(`no text ${key} in ${code}`);
    return text;
  };
  return {
    word,
    email: word('form.email.label'),
    password: word('form.password.label'),
    phone: word('form.phone.label'),
    firstName: word('form.firstName.label'),
    lastName: word('form.lastName.label'),
    day: word('ui.day'),
    month: word('ui.month'),
    year: word('ui.year'),
    next: word('auth.register.next'),
    createAccount: word('auth.register.submit'),
    accountReady: word('auth.done.ready.title'),
    logIn: word('auth.login.submit'),
    deposit: word('shell.deposit'),
    account: word('shell.account'),
    signOut: word('shell.signOut'),
    cardFrame: word('payments.card.frame'),
    cardNumber: word('payments.frame.number'),
    cardExpiry: word('payments.frame.expiry'),
    cardCvc: word('payments.frame.cvc'),
    cardHolder: word('payments.frame.holder'),
  };
}
export type Words = ReturnType<typeof wordsOf>;
