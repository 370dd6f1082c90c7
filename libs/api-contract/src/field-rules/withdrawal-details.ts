import * as v from 'valibot';
import { type WithdrawalForm } from '../entities/payment.js';
import { emailSchema } from './email.js';
import { isIban } from './iban.js';
import { longestText } from './person.js';
import { requiredText } from './required-text.js';

const text = (field: string) => v.pipe(requiredText(field), v.maxLength(longestText, 'form.text.tooLong'));
const optionalText = v.optional(
  v.pipe(v.string(), v.trim(), v.maxLength(longestText, 'form.text.tooLong')),
  '',
);

/** A UPI id such as `name@provider` (§5). Messages are text keys. */
export const upiIdSchema = v.pipe(
  requiredText('upiId'),
  v.regex(/^[A-Za-z0-9._-]{2,256}@[A-Za-z][A-Za-z0-9]{1,63}$/, 'form.upiId.invalid'),
);

/** A bank code (IFSC, or BIC elsewhere): 8 to 15 letters and digits (§5); written in capitals. */
export const bankCodeSchema = v.pipe(
  requiredText('bankCode'),
  v.toUpperCase(),
  v.regex(/^[A-Z0-9]{8,15}$/, 'form.bankCode.invalid'),
);

/** Address patterns by chain. A malformed address is rejected before money is lost by sending it there. */
const addressForms: Readonly<Record<string, RegExp>> = {
  btc: /^(bc1[02-9ac-hj-np-z]{11,71}|[13][1-9A-HJ-NP-Za-km-z]{25,34})$/,
  ltc: /^(ltc1[02-9ac-hj-np-z]{11,71}|[LM3][1-9A-HJ-NP-Za-km-z]{25,34})$/,
  erc20: /^0x[0-9a-fA-F]{40}$/,
  bep20: /^0x[0-9a-fA-F]{40}$/,
  trc20: /^T[1-9A-HJ-NP-Za-km-z]{33}$/,
};
const anyAddress = /^[\x21-\x7e]{20,128}$/;

/**
 * Returns whether a text looks like an address of a network (`btc`, `ltc`, `erc20`, `bep20`, `trc20`; others by length
 * only).
 */
export function isWalletAddress(network: string, address: string): boolean {
  return (addressForms[network.toLowerCase()] ?? anyAddress).test(address);
}

const startsAsIban = (account: string) => /^[A-Z]{2}/.test(account);

/**
 * An IBAN with its check digits (ISO 13616), or the account number of a country without them: 4 to 34 digits, of which
 * the last may be a letter. So changing one character never turns an IBAN into the other. Returns capitals without
 * spaces.
 */
export const accountNumberSchema = v.pipe(
  requiredText('accountNumber'),
  v.transform((value) => value.replace(/[\s-]/g, '').toUpperCase()),
  v.check(
    (account) => startsAsIban(account) || /^[0-9]{3,33}[0-9A-Z]$/.test(account),
    'form.accountNumber.invalid',
  ),
  v.check((account) => !startsAsIban(account) || isIban(account), 'form.iban.invalid'),
);

const bankEntries = {
  fullName: text('fullName'),
  accountNumber: accountNumberSchema,
  email: v.pipe(v.string(), v.trim(), emailSchema),
  bankCode: bankCodeSchema,
  branch: optionalText,
  address: optionalText,
};

/**
 * The destination of a withdrawal, by the form of its method (§5). Fields are texts; messages are text keys. Bank and
 * netbanking: name, account number, email, bank code, optional branch and address; netbanking names the bank, too.
 */
export const withdrawalDetailsSchemas = {
  bank: v.object({ ...bankEntries, bankName: optionalText }),
  netbanking: v.object({ ...bankEntries, bankName: text('bankName') }),
  upi: v.object({ upiId: upiIdSchema }),
  crypto: v.pipe(
    v.object({ network: requiredText('network'), walletAddress: requiredText('walletAddress') }),
    v.forward(
      v.partialCheck(
        [['network'], ['walletAddress']],
        ({ network, walletAddress }) => network === '' || isWalletAddress(network, walletAddress),
        'form.walletAddress.invalid',
      ),
      ['walletAddress'],
    ),
  ),
  skrill: v.object({ email: v.pipe(v.string(), v.trim(), emailSchema) }),
  card: v.object({ cardId: requiredText('card') }),
} as const satisfies Record<WithdrawalForm, v.GenericSchema>;

/** The fields of a withdrawal form as they are typed. */
export type WithdrawalDetails<F extends WithdrawalForm> = v.InferInput<(typeof withdrawalDetailsSchemas)[F]>;
