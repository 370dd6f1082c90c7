import '@casino-kit/bonuses/styles.css';
import { useApiClient } from '@casino-kit/api-client';
import { ForfeitedItemsList, userBonusesQuery } from '@casino-kit/bonuses';
import { Alert } from '@casino-kit/ui';
import { useQuery } from '@tanstack/react-query';
import { usePageTexts } from '../../app/page-texts.js';

/** What of the player's active bonuses is lost when the account is closed; nothing while that is not known. */
export function BonusWarning() {
  const t = usePageTexts();
  const { data } = useQuery(userBonusesQuery(useApiClient(), 'active'));
  if (data === undefined) return null;
  if (data.rows.length === 0) return <p>{t('shell.freeze.noBonus')}</p>;
  return data.rows.map((bonus) => (
    <Alert key={bonus.userBonusId} tone="warning" title={t('shell.freeze.bonus', { bonus: bonus.name })}>
      <ForfeitedItemsList bonus={bonus} />
    </Alert>
  ));
}
