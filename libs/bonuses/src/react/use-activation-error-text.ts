'use client';

import { type ActivationErrorInfo, fillReference } from '../core/activation-error.js';
import { useTexts } from './texts.js';
import { type Viewer } from './use-viewer.js';

/** Returns why a bonus is rejected (§8), with the values that the server sent. */
export function useActivationErrorText({
  email,
  formats,
}: Pick<Viewer, 'email' | 'formats'>): (info: ActivationErrorInfo) => string {
  const t = useTexts();
  return ({ code, text, named, reference }) => {
    // Nothing can be sent to a player without an address.
    if (code === 'REQUIRED_EMAIL_VERIFICATION' && email === '') return t('bonuses.activate.verify.noAddress');
    const filled = t(`bonuses.error.${text}`, { until: formats.moment(named), time: named });
    return fillReference(filled, reference);
  };
}
