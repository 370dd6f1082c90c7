import { type WithdrawalForm } from '@casino-kit/api-contract';

const dots = '••••';

/** Returns the ends of a long number: `NL91 •••• 4300`. One too short for both shows its end only. */
function ends(text: string, first: number, last: number): string {
  const end = text.slice(-last);
  return text.length < (first + last) * 1.5 ? `${dots} ${end}` : `${text.slice(0, first)} ${dots} ${end}`;
}

/** Masks the middle of a name before an `@`: `ma•••n@example.com`, `m•••@bank`. */
export function maskMailbox(address: string): string {
  const at = address.lastIndexOf('@');
  const name = address.slice(0, Math.max(at, 0));
  const shown = name.length < 4 ? `${name.slice(0, 1)}•••` : `${name.slice(0, 2)}•••${name.slice(-1)}`;
  return `${shown}${address.slice(Math.max(at, 0))}`;
}

/** Returns the destination of a withdrawal, as recognizable to its player (§5). `card` is the card's display name. */
export function maskDestination(
  form: WithdrawalForm,
  details: Readonly<Record<string, string>>,
  card?: { brand: string; last4: string },
): string {
  switch (form) {
    case 'bank':
    case 'netbanking':
      return ends(details['accountNumber'] ?? '', 4, 4);
    case 'crypto':
      return ends(details['walletAddress'] ?? '', 6, 4);
    case 'upi':
      return maskMailbox(details['upiId'] ?? '');
    case 'skrill':
      return maskMailbox(details['email'] ?? '');
    case 'card':
      return card === undefined ? dots : `${card.brand} ${dots} ${card.last4}`;
  }
}
