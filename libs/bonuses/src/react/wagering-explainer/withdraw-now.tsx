'use client';

import { type UserBonus } from '@casino-kit/api-contract';
import { getForfeitedItems } from '../../core/bonus-progress.js';
import { useTexts } from './explainer-texts.js';
import { type WageringTexts } from './use-wagering-texts.js';
import styles from './wagering-explainer.module.css';

/** What a withdrawal now would forfeit: it requires that no bonus is active (§4). Cash stays. */
export function WithdrawNow({ bonus, texts }: { bonus: UserBonus; texts: WageringTexts }) {
  const t = useTexts();
  const { money, freeSpins, won } = getForfeitedItems(bonus);
  const amount = money === null ? '' : texts.money(money);
  const lost = { amount, count: freeSpins ?? 0, spins: texts.figure(freeSpins ?? 0) };
  const kind =
    freeSpins === null ? (money === null ? 'nothing' : 'money') : money === null ? 'spins' : 'both';
  return (
    <div className={styles.withdraw}>
      <h3 className={styles.subtitle}>{t('bonuses.explainer.withdraw')}</h3>
      <p>
        {t(`bonuses.explainer.withdraw.${kind}`, lost)}
        {won !== null && ` ${t('bonuses.explainer.withdraw.won', { amount: texts.money(won) })}`}
      </p>
    </div>
  );
}
