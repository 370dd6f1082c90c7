import { cpf } from 'cpf-cnpj-validator';
import * as v from 'valibot';
import { emailSchema } from './email.js';
import { requiredText } from './required-text.js';

/** A Brazilian taxpayer's number with its two check digits, with or without dots; becomes eleven digits. */
export const cpfSchema = v.pipe(
  requiredText('cpf'),
  v.check((value) => cpf.isValid(value), 'form.cpf.invalid'),
  v.transform((value) => cpf.strip(value)),
);

/**
 * The details that a deposit needs beside amount and card, by the method's kind (`paymentMethod`). Messages are text
 * keys.
 */
export const depositDetailsSchemas = {
  crypto: v.object({ network: requiredText('network') }),
  cpf: v.object({ cpf: cpfSchema }),
  skrill: v.object({ skrillEmail: v.pipe(v.string(), v.trim(), emailSchema) }),
} as const;

/** Fewest characters of a phone number that a deposit needs (§5). */
export const depositPhoneLength = 6;
