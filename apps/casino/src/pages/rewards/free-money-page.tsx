import '@casino-kit/bonuses/styles.css';
import { FreeMoneyPage as FreeMoney } from '@casino-kit/bonuses';
import { useBonusOptions } from './use-bonus-options.js';

/** `/freemoney`: bonuses without a deposit. */
export default function FreeMoneyPage() {
  return <FreeMoney {...useBonusOptions()} />;
}
