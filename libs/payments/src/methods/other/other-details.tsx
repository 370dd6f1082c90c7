import { type MethodDetailsProps } from '../deposit-method.js';
import { NetworkDetails } from '../network-details.js';
import { RedirectDetails } from '../redirect/redirect-details.js';

/** What a method without a form of its own asks for: a network where its settings list any, else nothing but the payment page. */
export function OtherDetails(props: MethodDetailsProps) {
  return props.method.networks.length === 0 ? <RedirectDetails {...props} /> : <NetworkDetails {...props} />;
}
