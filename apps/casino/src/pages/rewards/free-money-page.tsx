import '@casino-kit/bonuses/styles.css';
import { FreeMoneyPage as FreeMoney } from '@casino-kit/bonuses';
import { useBonusOptions } from './use-bonus-options.js';

/** `/freemoney`: what can be had without a deposit. */
export default function FreeMoneyPage() {
  return <FreeMoney {...useBonusOptions()} />;
}
