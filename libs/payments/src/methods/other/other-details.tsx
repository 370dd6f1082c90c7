import { Skeleton } from '@casino-kit/ui';
import { lazy, Suspense } from 'react';
import { type MethodDetailsProps } from '../deposit-method.js';
import { RedirectDetails } from '../redirect/redirect-details.js';

/** Loaded only for a method that lists networks. */
const NetworkDetails = lazy(async () => ({
  default: (await import('../crypto/crypto-details.js')).CryptoDetails,
}));

/** What a method without a form of its own asks for: a network where its settings list any, else nothing but the payment page. */
export function OtherDetails(props: MethodDetailsProps) {
  return props.method.networks.length === 0 ? (
    <RedirectDetails {...props} />
  ) : (
    <Suspense fallback={<Skeleton height="120px" radius="control" />}>
      <NetworkDetails {...props} />
    </Suspense>
  );
}
