import { compare } from '@casino-kit/money';
import { toErrorCode, type Outcome, type RejectionName, rejectionNames } from './outcomes.js';

/** A test card for typing in by hand, with its purpose. All pass the Luhn check. */
export interface TestCard {
  number: string;
  outcome: Outcome;
}

export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', outcome: 'approved' },
  { number: '4000000000003220', outcome: 'challenge' },
  { number: '5555555555554444', outcome: 'challenge' },
  { number: '4000000000000077', outcome: 'pending' },
  { number: '4000000000000002', outcome: 'card_declined' },
  { number: '4000000000009995', outcome: 'insufficient_funds' },
  { number: '4000000000000069', outcome: 'card_expired' },
  { number: '4000000000000119', outcome: 'provider_error' },
  { number: '4000000000000127', outcome: 'global_error' },
  { number: '4000000000000135', outcome: 'deposit_country_block' },
  { number: '4000000000000143', outcome: 'required_email_verification' },
  { number: '4000000000000150', outcome: 'payment_limit_threshold' },
  { number: '4000000000000168', outcome: 'transaction_failed' },
  { number: '4000000000000176', outcome: 'amount_below_zero' },
  { number: '4000000000000184', outcome: 'unified_error' },
  { number: '4000000000000192', outcome: 'payment_provider_limit_threshold' },
  { number: '4000000000000200', outcome: 'phone_error' },
  { number: '4000000000000218', outcome: 'payment_service_error' },
  { number: '4000000000000226', outcome: 'account_excluded' },
];

/** Amounts that are rejected, by any method and in any currency: `666.01` is the first rejection, and so on. */
export const testAmounts = rejectionNames.map((rejection, index) => ({
  amount: `666.${String(index + 1).padStart(2, '0')}`,
  rejection,
}));

/** Taxpayers' numbers (CPF) that are rejected. Their check digits are valid. */
export const testTaxpayers: readonly { cpf: string; rejection: RejectionName }[] = [
  { cpf: '11100000143', rejection: 'card_declined' },
  { cpf: '11100000224', rejection: 'provider_error' },
  { cpf: '11100000305', rejection: 'global_error' },
  { cpf: '11100000496', rejection: 'deposit_country_block' },
  { cpf: '11100000577', rejection: 'payment_limit_threshold' },
  { cpf: '11100000658', rejection: 'transaction_failed' },
  { cpf: '11100000739', rejection: 'unified_error' },
  { cpf: '11100000810', rejection: 'payment_provider_limit_threshold' },
];

/** Returns the outcome of a new card: as its test card defines; every other valid number needs 3-D Secure. */
export function outcomeOfCard(cardNumber: string, holder: string): Outcome {
  return (
    getRejectionByName(holder) ?? testCards.find((card) => card.number === cardNumber)?.outcome ?? 'challenge'
  );
}

/** Returns the outcome of a name: one that reads like an error code, such as `Global Error`, is rejected with it. */
export function getRejectionByName(name: string): RejectionName | undefined {
  const wanted = name
    .trim()
    .toUpperCase()
    .replaceAll(/[^A-Z]+/g, '_');
  return rejectionNames.find((rejection) => toErrorCode(rejection) === wanted);
}

export function getRejectionByAmount(amount: string): RejectionName | undefined {
  return testAmounts.find((test) => compare(test.amount, amount) === 0)?.rejection;
}

export function getRejectionByTaxpayer(cpf: string): RejectionName | undefined {
  return testTaxpayers.find((test) => test.cpf === cpf)?.rejection;
}
