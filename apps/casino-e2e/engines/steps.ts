import { gameText } from '../src/game.js';
import { sentence, word } from './engine-test.js';
import { type Query } from './in-page.js';
import { type Visitor } from './visitor.js';

export const main: Query = { role: 'main' };
export const banner: Query = { role: 'banner' };
export const dialog: Query = { role: 'dialog' };
export const question: Query = { role: 'alertdialog' };
export const button = (key: string, within?: Query): Query => ({
  role: 'button',
  name: word(key),
  ...(within && { within }),
});
export const link = (key: string, within?: Query): Query => ({
  role: 'link',
  name: word(key),
  ...(within && { within }),
});
export const labelled = (key: string, within?: Query): Query => ({
  css: 'input:not([type=radio],[type=checkbox]),select,textarea',
  name: word(key),
  ...(within && { within }),
});

/** The frame of the open game. */
export const gameFrame = 'main iframe';
/** Returns what is sought inside of the open game. */
export const inFrame = (query: Query): Query => ({ ...query, frame: gameFrame });
/** Returns a button of the open game; places such as `{cost}` match anything. */
export const inGame = (key: string): Query =>
  inFrame({ role: 'button', name: new RegExp(`^${gameText(key).replaceAll(/\{\w+\}/g, '.*')}$`) });

/** Waits until the game can be played, past the free spins that a round may have won. */
export async function untilPlayable({ until, sees, see, click }: Visitor): Promise<void> {
  await until(
    'the next round',
    async () => {
      if (await sees(inGame('free.skip'))) await click(inGame('free.skip'));
      return (await sees(inGame('bar.spin'))) && (await see(inGame('bar.spin'))).enabled;
    },
    60_000,
  );
}

/** Logs in through the dialog. */
export async function logIn(
  { open, type, click, seeNo, seeAddress }: Visitor,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await open('/casino?modal=login');
  await type(labelled('form.email.label', dialog), email);
  await type(labelled('form.password.label', dialog), password);
  await click(button('auth.login.submit', dialog));
  await seeNo(dialog);
  // The dialog leaves the address too, which would abort the next page that is opened.
  await seeAddress(/\/casino$/);
}

/** Fills the provider's card fields in their frame. */
async function fillCard({ type }: Visitor, number: string): Promise<void> {
  const frame = `iframe[title="${word('payments.card.frame')}"]`;
  const fields = { number, expiry: '12/30', cvc: '123', holder: 'Marlon Statia' };
  for (const [field, text] of Object.entries(fields))
    await type({ css: 'input', name: new RegExp(word(`payments.frame.${field}`)), frame }, text);
}

/** Deposits 50 by a card whose bank asks, in the open cashier; the money has arrived. */
export async function depositByCard(visitor: Visitor): Promise<void> {
  const { click, check, see, seeAddress } = visitor;
  await check({ role: 'radio', name: /^Visa/ });
  await visitor.type({ css: 'input', name: new RegExp(word('payments.amount.label')) }, '50');
  await fillCard(visitor, '4000000000003220');
  await click({ role: 'button', name: /^Pay / });
  await seeAddress(/payment-provider\/3ds/);
  await click({ css: 'button[name=decision][value=confirm]' });
  await seeAddress(/modal=deposit-3ds-success/);
  await see({
    role: 'heading',
    name: sentence('payments.outcome.success.title', { amount: '€50.00' }),
  });
}

/** Plays one round of the open slot; it is over. */
export async function playRound(visitor: Visitor, bets: () => Promise<number>): Promise<void> {
  await untilPlayable(visitor);
  const before = await bets();
  await visitor.click(inGame('bar.spin'));
  await visitor.until('a settled round', async () => (await bets()) > before);
  await untilPlayable(visitor);
}
