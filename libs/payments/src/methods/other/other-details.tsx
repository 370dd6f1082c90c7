'use client';

import { type MethodDetailsProps } from '../deposit-method.js';
import { NetworkDetails } from '../network-details.js';
import { RedirectDetails } from '../redirect/redirect-details.js';

/**
 * The details of a method without its own form: a network if its settings list any, otherwise nothing but the payment
 * page.
 */
export function OtherDetails(props: MethodDetailsProps) {
  return props.method.networks.length === 0 ? <RedirectDetails {...props} /> : <NetworkDetails {...props} />;
}
