import '@casino-kit/player-fields/styles.css';
import '@casino-kit/payments/styles.css';
import { WithdrawPage as Withdraw } from '@casino-kit/payments';

/** `/withdraw`: what is needed, what is on its way, and the form. */
export default function WithdrawPage() {
  return <Withdraw />;
}
