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

/** Returns the kind before a hyphen or underscore: `upi` of `upi-qr` (decision 44). */
export function baseKind(kind: string): string {
  return kind.split(/[-_]/, 1)[0] ?? kind;
}

/** Returns who handles a method by its kind, else by its base kind, or `null` when neither is registered. */
export function findHandler<H extends KindHandler>(handlers: readonly H[], method: PaymentMethod): H | null {
  const kind = methodKind(method);
  const handles = (wanted: string) => handlers.find(({ kinds }) => kinds.includes(wanted));
  return handles(kind) ?? handles(baseKind(kind)) ?? null;
}
