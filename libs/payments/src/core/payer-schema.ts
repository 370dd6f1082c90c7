import {
  addressTextSchema,
  dateOfBirthSchema,
  depositPhoneLength,
  personNameSchema,
  phoneMessage,
  type PhoneReader,
} from '@casino-kit/api-contract/field-rules';
import * as v from 'valibot';
import { type PayerField } from './payer-fields.js';

/** The payer's details as they are typed. */
export type PayerValues = Record<PayerField | 'phoneCode', string>;

const anything = v.string();
const place = (field: 'address' | 'city' | 'zipCode') =>
  v.pipe(addressTextSchema, v.nonEmpty(`payments.payer.${field}.required`));

function getPhoneError(
  { phoneCode, phone }: Pick<PayerValues, 'phoneCode' | 'phone'>,
  readPhone: PhoneReader,
): string | null {
  const { number, fault } = readPhone(phoneCode, phone);
  if (fault !== null) return phoneMessage(fault);
  return number.phone.length < depositPhoneLength ? 'form.phone.tooShort' : null;
}

/**
 * Creates the schema of the payer's details in a deposit (§5): requested fields are required, the others are not
 * checked. `today` is the player's `YYYY-MM-DD`, `minimumAge` the policy's in whole years. Messages are text keys.
 */
export function payerSchema(
  asked: readonly PayerField[],
  { today, minimumAge, readPhone }: { today: string; minimumAge: number; readPhone: PhoneReader },
) {
  const ifAsked = <S extends v.GenericSchema<string, string>>(field: PayerField, schema: S) =>
    asked.includes(field) ? schema : anything;
  const getRequestedPhoneError = (value: Pick<PayerValues, 'phoneCode' | 'phone'>) =>
    asked.includes('phone') ? getPhoneError(value, readPhone) : null;
  return v.pipe(
    v.object({
      firstName: ifAsked('firstName', personNameSchema('firstName')),
      lastName: ifAsked('lastName', personNameSchema('lastName')),
      dateOfBirth: ifAsked('dateOfBirth', dateOfBirthSchema(today, minimumAge)),
      phoneCode: v.string(),
      phone: v.string(),
      address: ifAsked('address', place('address')),
      city: ifAsked('city', place('city')),
      zipCode: ifAsked('zipCode', place('zipCode')),
    }),
    v.forward(
      v.partialCheck(
        [['phoneCode'], ['phone']],
        (phone) => getRequestedPhoneError(phone) === null,
        ({ input }) => getRequestedPhoneError(input) ?? 'form.phone.invalid',
      ),
      ['phone'],
    ),
  );
}
