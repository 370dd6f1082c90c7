import '@casino-kit/compliance/styles.css';
import { type Policy, PolicyPage as Rules } from '@casino-kit/compliance';

/** A page with rules or policies. */
export default function PolicyPage({ policy }: { policy: Policy }) {
  return <Rules policy={policy} />;
}
