import '@casino-kit/bonuses/styles.css';
import { useApiClient } from '@casino-kit/api-client';
import { ForfeitedItemsList, userBonusesQuery } from '@casino-kit/bonuses';
import { Alert } from '@casino-kit/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode } from 'react';
import { usePageTexts } from '../../app/page-texts.js';

/**
 * Returns what of the player's active bonuses is lost when the account is closed; `undefined` while that is not known. It
 * is read with the page, so that the question that shows it does not grow under the pointer.
 */
export function useBonusWarning(): ReactNode | undefined {
  const t = usePageTexts();
  const { data } = useQuery(userBonusesQuery(useApiClient(), 'active'));
  if (data === undefined) return undefined;
  if (data.rows.length === 0) return <p>{t('shell.freeze.noBonus')}</p>;
  return data.rows.map((bonus) => (
    <Alert key={bonus.userBonusId} tone="warning" title={t('shell.freeze.bonus', { bonus: bonus.name })}>
      <ForfeitedItemsList bonus={bonus} />
    </Alert>
  ));
}
