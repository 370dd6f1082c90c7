import '@casino-kit/player-fields/styles.css';
import '@casino-kit/payments/styles.css';
import { WithdrawPage as Withdraw } from '@casino-kit/payments';
import { SlimFooter } from '../../layout/slim-footer.js';

/** `/withdraw`: requirements, pending withdrawals, and the form. */
export default function WithdrawPage() {
  return (
    <>
      <SlimFooter />
      <Withdraw />
    </>
  );
}
