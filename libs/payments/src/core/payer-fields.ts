import { type Player } from '@casino-kit/api-contract';
import { depositPhoneLength, normalizeDateOfBirth, profileLocks } from '@casino-kit/api-contract/field-rules';

/** What a deposit may ask of the payer, in the order of the form. */
export const payerFields = [
  'firstName',
  'lastName',
  'dateOfBirth',
  'phone',
  'address',
  'city',
  'zipCode',
] as const;
export type PayerField = (typeof payerFields)[number];

/**
 * Returns the payer's details that a deposit form requests (§5): a phone number of at least 6 characters, address, city
 * and postal code (not with `allowDepWithoutAddress`), each if missing; with `onDepositShowAllField` all that can be
 * changed.
 */
export function payerFieldsToAsk(
  player: Player,
  settings: { allowDepWithoutAddress: boolean; onDepositShowAllField: boolean },
): PayerField[] {
  const all = settings.onDepositShowAllField;
  const open = (field: 'firstName' | 'lastName' | 'dateOfBirth' | 'address') => {
    const locks = profileLocks(player);
    return !locks.has(field);
  };
  const place = (value: string) => all || (!settings.allowDepWithoutAddress && value.trim() === '');
  const asked: Record<PayerField, boolean> = {
    firstName: all && open('firstName'),
    lastName: all && open('lastName'),
    dateOfBirth: all && open('dateOfBirth') && normalizeDateOfBirth(player.dateOfBirth) === '',
    phone: player.phone.trim().length < depositPhoneLength,
    address: place(player.address) && open('address'),
    city: place(player.city),
    zipCode: place(player.zipCode),
  };
  return payerFields.filter((field) => asked[field]);
}
