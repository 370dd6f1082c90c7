import { type Player, type SavedCard, type WithdrawalForm } from '@casino-kit/api-contract';
import {
  accountHolderName,
  displayEmail,
  hasOtherPayee,
  withdrawalDetailsSchemas,
} from '@casino-kit/api-contract/field-rules';
import { type GenericSchema } from 'valibot';

/** All fields of all withdrawal forms, as typed. A value typed in one form is kept for the next. */
export interface WithdrawalFields {
  fullName: string;
  accountNumber: string;
  bankCode: string;
  bankName: string;
  email: string;
  branch: string;
  address: string;
  upiId: string;
  network: string;
  walletAddress: string;
  cardId: string;
}
export type WithdrawalField = keyof WithdrawalFields;

const bankFields = [
  'fullName',
  'accountNumber',
  'bankCode',
  'bankName',
  'email',
  'branch',
  'address',
] as const;

/** The fields of each form, in their order. */
export const fieldsOfForm: Readonly<Record<WithdrawalForm, readonly WithdrawalField[]>> = {
  bank: bankFields,
  netbanking: bankFields,
  upi: ['upiId'],
  crypto: ['network', 'walletAddress'],
  skrill: ['email'],
  card: ['cardId'],
};

/** Fields that may stay empty. */
export function isOptional(form: WithdrawalForm, field: WithdrawalField): boolean {
  return field === 'branch' || field === 'address' || (field === 'bankName' && form === 'bank');
}

/**
 * Returns whether the payee as typed is not certainly the account holder (decision 63), as the server decides it;
 * `null` while there is nothing to say. `unknown`: the account has no whole name.
 */
export function getPayeeNotice(
  form: WithdrawalForm | null,
  { fullName }: Pick<WithdrawalFields, 'fullName'>,
  accountHolder: string,
): 'differs' | 'unknown' | null {
  if (form === null || !fieldsOfForm[form].includes('fullName') || fullName.trim() === '') return null;
  if (accountHolder === '') return 'unknown';
  return hasOtherPayee({ fullName }, accountHolder) ? 'differs' : null;
}

/** Returns the initial fields: name and email of the account, all others empty. */
export function initialFields(player: Pick<Player, 'firstName' | 'lastName' | 'email'>): WithdrawalFields {
  return {
    fullName: accountHolderName(player),
    accountNumber: '',
    bankCode: '',
    bankName: '',
    email: displayEmail(player.email),
    branch: '',
    address: '',
    upiId: '',
    network: '',
    walletAddress: '',
    cardId: '',
  };
}

/** Returns the card to pay out to: the chosen one while the provider keeps it, otherwise the one used last. */
export function cardToPay(cards: readonly SavedCard[], chosenId: string): string {
  return cards.some(({ cardId }) => cardId === chosenId) ? chosenId : (cards[0]?.cardId ?? '');
}

/**
 * Creates the schema of a form; its output are the details as they are sent. Validates the fields of this form and
 * drops all others. Messages are text keys.
 */
export function detailsSchema(form: WithdrawalForm): GenericSchema<WithdrawalFields, Record<string, string>> {
  const schema: GenericSchema<
    { [Field in keyof WithdrawalFields]?: string | undefined },
    Record<string, string>
  > = withdrawalDetailsSchemas[form];
  return schema as GenericSchema<WithdrawalFields, Record<string, string>>;
}

/** Returns the details as they are sent, without empty fields. */
export function detailsToSend(details: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(details).filter(([, value]) => value !== ''));
}

/** Formats a number or an address in groups of four for comparing. */
export function groupByFour(text: string): string {
  return (text.replace(/\s/g, '').match(/.{1,4}/gu) ?? []).join(' ');
}

const isField = (name: string): name is WithdrawalField =>
  Object.values(fieldsOfForm).some((fields) => (fields as readonly string[]).includes(name));

/**
 * Returns the errors of the server by field of this form. The server may name a field by its path
 * (`details.accountNumber`). `others` means that there are further errors, which are shown at the form.
 */
export function rejectedFields(
  form: WithdrawalForm,
  fields: Readonly<Record<string, string>>,
): { fields: Partial<Record<WithdrawalField | 'amount', string>>; others: boolean } {
  const found: Partial<Record<WithdrawalField | 'amount', string>> = {};
  let others = false;
  for (const [path, message] of Object.entries(fields)) {
    const name = path.replace(/^details\./, '');
    if (name === 'amount') found.amount = message;
    else if (isField(name) && fieldsOfForm[form].includes(name)) found[name] = message;
    else others = true;
  }
  return { fields: found, others };
}
