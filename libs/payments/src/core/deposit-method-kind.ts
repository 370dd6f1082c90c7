import { type PaymentMethod } from '@casino-kit/api-contract';

/** The kind of a method: `card` for a card form, else `paymentMethod`, else its name, lower-cased. */
export function methodKind({
  isCardForm,
  paymentMethod,
  name,
}: Pick<PaymentMethod, 'isCardForm' | 'paymentMethod' | 'name'>): string {
  if (isCardForm) return 'card';
  return (paymentMethod?.trim() || name).trim().toLowerCase();
}

/** What an app has registered for kinds of methods. */
export interface KindHandler {
  kinds: readonly string[];
}

/** Who handles a method, or `null` when nothing is registered for its kind. */
export function handlerOf<H extends KindHandler>(handlers: readonly H[], method: PaymentMethod): H | null {
  const kind = methodKind(method);
  return handlers.find(({ kinds }) => kinds.includes(kind)) ?? null;
}

/** Those of the visible methods that can be offered: something is registered for them. */
export function offeredMethods(
  visible: readonly PaymentMethod[],
  handlers: readonly KindHandler[],
): PaymentMethod[] {
  return visible.filter((method) => handlerOf(handlers, method) !== null);
}
