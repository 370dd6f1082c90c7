import { renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createPayerCasino } from '../../../tests/payer-casino.js';
import { frameTokens, useFrameLook } from './frame-look.js';

afterEach(() => document.body.replaceChildren());

it('gives the card frame the texts, the direction and the trimmed tokens of the element around it', () => {
  const place = document.createElement('div');
  for (const token of frameTokens) place.style.setProperty(token, ` value of ${token} `);
  document.body.append(place);
  const { result } = renderHook(() => useFrameLook(), { wrapper: createPayerCasino().Host });
  expect(result.current(place)).toEqual({
    ...{ type: 'card:style', dir: 'ltr', lang: 'en' },
    tokens: Object.fromEntries(frameTokens.map((token) => [token, `value of ${token}`])),
    texts: {
      number: 'Card number',
      numberRequired: 'Enter the card number.',
      numberInvalid: 'This is not a valid card number.',
      expiry: 'Expires',
      expiryHint: 'MM/YY',
      expiryRequired: 'Enter the date on the card.',
      expiryInvalid: 'Enter the date as MM/YY.',
      expiryPast: 'This card has expired. Check the date or use another card.',
      cvc: 'CVC',
      cvcInvalid: 'Enter the 3 digits on the back.',
      name: 'Name on card',
      nameRequired: 'Enter the name on the card.',
    },
  });
});
