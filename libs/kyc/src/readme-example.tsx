import { VerificationPanel } from './index.js';

export function VerificationPage() {
  return <VerificationPanel hrefs={{ login: '?modal=login', deposit: '/deposit' }} />;
}
