import { type PaymentMethod } from '@casino-kit/api-contract';

/** Names under which a payment by card is reported (§4). */
const cardNames = new Set(['visa', 'master', 'mastercard', 'card', 'cards']);
const word = (text: string) => text.trim().toLowerCase();

/**
 * Returns the method to offer instead of one that failed (§4, decisions 25 and 46): after a card name the card form,
 * after any other name or none, the method called `carouseller`. If that is the one that failed, it is the next visible
 * one by sort order, starting over after the last. `visible` are the methods the player sees, in their order;
 * `refusedId` is the method that failed, if more than its name is known. `null`: the button leads to the deposit page.
 */
export function alternativeMethod(
  met: string | null | undefined,
  visible: readonly PaymentMethod[],
  rejectedId?: string | null,
): PaymentMethod | null {
  const rejected = visible.find(({ id }) => id === rejectedId) ?? namedMethod(met, visible);
  const isCard = cardNames.has(word(met ?? ''));
  const usual = visible.find((method) => (isCard ? method.isCardForm : word(method.name) === 'carouseller'));
  if (usual === undefined || usual !== rejected) return usual ?? null;
  const at = visible.indexOf(usual);
  return visible[at + 1] ?? visible.find((method) => method !== usual) ?? null;
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
