'use client';

import { type Bonus } from '@casino-kit/api-contract';
import { Card, DescriptionList, type DescriptionItem } from '@casino-kit/ui';
import { averageCost, exampleEdge, workedExample } from '../../core/offer-sum.js';
import { useBonusContext } from '../bonus-provider/bonus-provider.js';
import { useTexts } from '../texts.js';
import styles from './promotion-page.module.css';

/**
 * The wagering requirement of an offer as a worked example, line by line, with what it costs on average in a slot of a
 * usual return. Renders nothing when nothing has to be wagered, or too little is known.
 */
export function WorkedExampleCard({ bonus, className }: { bonus: Bonus; className?: string | undefined }) {
  const t = useTexts();
  const { viewer } = useBonusContext();
  const { money, figure, percent } = viewer.formats;
  const sum = workedExample(bonus, viewer.currencyCode);
  if (sum === null) return null;
  const gets = sum.kind === 'freeSpins' ? sum.wins : sum.gets;
  const average = averageCost(bonus, { wager: sum.wager, gets }, viewer.currencyCode);
  const facts: DescriptionItem[] = [];
  if (sum.kind === 'deposit')
    facts.push({ term: t('bonuses.example.youDeposit'), value: money(sum.deposit) });
  if (sum.kind === 'loss') facts.push({ term: t('bonuses.example.youLose'), value: money(sum.loss) });
  facts.push(
    {
      term: t(sum.kind === 'freeSpins' ? 'bonuses.example.spinsWin' : 'bonuses.example.youGet'),
      value: money(gets),
    },
    {
      term: t('bonuses.example.toWager', { times: figure(sum.times), gets: money(gets, true) }),
      value: money(sum.wager),
    },
  );
  if (average !== null)
    facts.push({
      term: t('bonuses.example.average', { percent: percent(exampleEdge) }),
      value: money(average.cost),
    });
  return (
    <Card className={className}>
      <h2>{t('bonuses.example.title')}</h2>
      <DescriptionList facts={facts} />
      {average?.isMoreThanGiven === true && <p className={styles.fine}>{t('bonuses.example.costsMore')}</p>}
    </Card>
  );
}
