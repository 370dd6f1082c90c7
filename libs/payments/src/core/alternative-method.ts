import { type PaymentMethod } from '@casino-kit/api-contract';

/** Names under which a payment by card is reported (§4). */
const cardNames = new Set(['visa', 'master', 'mastercard', 'card', 'cards']);
const word = (text: string) => text.trim().toLowerCase();

/**
 * The method to offer instead of one that did not work (§4, decisions 25): after a card name the card form, after any
 * other name, and after none, the method called `carouseller`. `visible` are the methods the player sees. `null` means
 * that it is not among them, or that it is the very one that did not work: the button then leads to the deposit page.
 */
export function alternativeMethod(
  met: string | null | undefined,
  visible: readonly PaymentMethod[],
): PaymentMethod | null {
  const isCard = cardNames.has(word(met ?? ''));
  if (isCard) return visible.find(({ isCardForm }) => isCardForm) ?? null;
  const other = visible.find(({ name }) => word(name) === 'carouseller') ?? null;
  return other === namedMethod(met, visible) ? null : other;
}

/** Whether a name from a query, an event or a deposit means a payment by card. */
export function isCardPayment(met: string | null | undefined, visible: readonly PaymentMethod[]): boolean {
  return cardNames.has(word(met ?? '')) || (namedMethod(met, visible)?.isCardForm ?? false);
}

/** The method that a name from a query or an event means, or `null` when the player sees none of that name. */
export function namedMethod(
  met: string | null | undefined,
  visible: readonly PaymentMethod[],
): PaymentMethod | null {
  const name = word(met ?? '');
  return (
    visible.find((method) => word(method.name) === name || word(method.id) === name) ??
    (cardNames.has(name) ? (visible.find(({ isCardForm }) => isCardForm) ?? null) : null)
  );
}
