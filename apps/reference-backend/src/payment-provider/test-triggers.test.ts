import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { depositErrorCodes } from '@casino-kit/api-contract';
import { cpfSchema } from '@casino-kit/api-contract/field-rules';
import { cardErrors } from './card-rules.js';
import { toErrorCode, toResult } from './outcomes.js';
import {
  outcomeOfCard,
  getRejectionByAmount,
  getRejectionByName,
  getRejectionByTaxpayer,
  testAmounts,
  testCards,
  testTaxpayers,
} from './test-triggers.js';

const today = new Date('2026-11-20T12:00:00Z');
const good = { expiry: '11/26', cvc: '123', name: 'M. Statia' };

describe('test cards', () => {
  it('are all valid and have their documented outcome; other numbers need confirmation', () => {
    for (const { number, outcome } of testCards) {
      expect(cardErrors({ ...good, number }, today), number).toEqual({});
      expect(outcomeOfCard(number, good.name)).toBe(outcome);
    }
    expect(outcomeOfCard('4111111111111111', good.name)).toBe('challenge');
  });
  it('trigger every deposit code of the catalogue, and so do amounts', () => {
    const byCard = testCards.map(({ outcome }) => toResult(outcome).errorCode);
    expect(byCard).toEqual(expect.arrayContaining([...depositErrorCodes]));
    expect(testAmounts.map(({ rejection }) => toErrorCode(rejection))).toEqual(
      expect.arrayContaining([...depositErrorCodes]),
    );
  });
});

describe('names, amounts and taxpayers', () => {
  it('trigger the outcome they spell', () => {
    expect(getRejectionByName(' Global Error ')).toBe('global_error');
    expect(getRejectionByName('insufficient.funds-on_card')).toBe('insufficient_funds');
    expect(getRejectionByName('Greta Global')).toBeUndefined();
    expect(outcomeOfCard('4242424242424242', 'PHONE ERROR')).toBe('phone_error');
    expect(getRejectionByAmount('666.010')).toBe('card_declined');
    expect(getRejectionByAmount('666')).toBeUndefined();
    for (const { cpf: number, rejection } of testTaxpayers) {
      expect(v.is(cpfSchema, number), number).toBe(true);
      expect(getRejectionByTaxpayer(number)).toBe(rejection);
    }
    expect(getRejectionByTaxpayer('52998224725')).toBeUndefined();
  });
});
