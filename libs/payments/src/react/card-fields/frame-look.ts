'use client';

import { type CardFrameCommand } from '@casino-kit/api-contract';
import { useLocale } from '@casino-kit/i18n';
import { useMemo } from 'react';
import { useTexts } from '../texts.js';

/** The theme's custom properties that the provider's page may draw its fields with. */
export const frameTokens = [
  '--color-text',
  '--color-text-secondary',
  '--color-text-disabled',
  '--color-surface-raised',
  '--color-surface-sunken',
  '--color-line-control',
  '--color-danger',
  '--color-focus',
  '--color-primary',
  '--radius-md',
  '--font-text',
  '--text-md',
  '--text-sm',
  '--text-xs',
  '--leading-sm',
  '--leading-xs',
  '--weight-medium',
  '--space-1',
  '--space-2',
  '--space-3',
  '--space-4',
] as const;

type Style = Extract<CardFrameCommand, { type: 'card:style' }>;
/** The values of {@link frameTokens} as they are computed at an element, by their names with the two dashes. */
function tokensAt(element: Element): Record<string, string> {
  const computed = getComputedStyle(element);
  return Object.fromEntries(frameTokens.map((token) => [token, computed.getPropertyValue(token).trim()]));
}

/** Returns a function that reads the look and the texts around an element for a card frame, in the current locale. */
export function useFrameLook(): (element: Element) => Style {
  const t = useTexts();
  const { tag: lang, dir } = useLocale();
  return useMemo(() => {
    const texts = {
      number: t('payments.frame.number'),
      numberRequired: t('payments.frame.numberRequired'),
      numberInvalid: t('payments.frame.numberInvalid'),
      expiry: t('payments.frame.expiry'),
      expiryHint: t('payments.frame.expiryPlaceholder'),
      expiryRequired: t('payments.frame.expiryRequired'),
      expiryInvalid: t('payments.frame.expiryInvalid'),
      expiryPast: t('payments.frame.cardExpired'),
      cvc: t('payments.frame.cvc'),
      cvcInvalid: t('payments.frame.cvcInvalid'),
      name: t('payments.frame.holder'),
      nameRequired: t('payments.frame.holderMissing'),
    };
    return (element) => ({ type: 'card:style', dir, lang, tokens: tokensAt(element), texts });
  }, [t, lang, dir]);
}
