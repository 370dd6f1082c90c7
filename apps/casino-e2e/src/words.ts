import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const workspace = join(import.meta.dirname, '../../..');

/** The text files of a language, in libraries and shell; lazy parts have their own folders. */
function textFiles(code: string): string[] {
  const projects = readdirSync(join(workspace, 'libs')).map((library) => join('libs', library));
  return [...projects, 'apps/casino']
    .map((project) => join(workspace, project, 'src/locales'))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => basename(file) === `${code}.json`)
        .map((file) => join(folder, file)),
    );
}
const texts = (code: string) =>
  Object.assign(
    {},
    ...textFiles(code).map((file) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>),
  ) as Record<string, string>;

/** The wire codes of the languages that the site offers: those with a file of the shell's texts. */
export const offeredLanguages = readdirSync(join(workspace, 'apps/casino/src/locales'))
  .filter((file) => file.endsWith('.json'))
  .map((file) => basename(file, '.json'));

/** Returns the texts of a language that another one has words of its own for: pages in that one show none of them. */
export function textsOnlyIn(code: string, other: string): string[] {
  const own = texts(other);
  const said = new Set(Object.values(own));
  return (
    Object.entries(texts(code))
      // The kinds of machines are names of games, too: "Mines", "Plinko".
      .filter(([key]) => !key.startsWith('games.feature.'))
      .filter(([key, text]) => own[key] !== undefined && !said.has(text) && /^[^{]*\p{L}[^{]*$/u.test(text))
      .map(([, text]) => text)
  );
}

/** Returns the texts that a person sees, in one language: from the same files as the product. */
export function getTexts(code: string) {
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
    logOut: word('shell.signOut'),
    cardFrame: word('payments.card.frame'),
    cardNumber: word('payments.frame.number'),
    cardExpiry: word('payments.frame.expiry'),
    cardCvc: word('payments.frame.cvc'),
    cardHolder: word('payments.frame.holder'),
  };
}
export type Texts = ReturnType<typeof getTexts>;
