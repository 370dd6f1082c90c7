'use client';

import { type UserBonus } from '@casino-kit/api-contract';
import { formatMoney } from '@casino-kit/money';
import { useLocale } from '@casino-kit/i18n';
import { type DescriptionItem, DescriptionList } from '@casino-kit/ui';
import { getForfeitedItems } from '../../core/bonus-progress.js';
import { useTexts } from '../texts.js';

export interface ForfeitedItemsListProps {
  /** The player's active bonus; amounts are shown in its own currency. */
  bonus: UserBonus;
  /** A sentence above the list. */
  lead?: string | undefined;
}

/** Lists what is lost with an active bonus, one item a line below `lead`; an empty bonus says so. */
export function ForfeitedItemsList({ bonus, lead }: ForfeitedItemsListProps) {
  const t = useTexts();
  const { formatTag: locale } = useLocale();
  const money = (amount: string) => formatMoney(amount, { locale, currency: bonus.currencyCode });
  const { money: held, won, freeSpins, wagered } = getForfeitedItems(bonus);
  const facts: DescriptionItem[] = [];
  if (held !== null) facts.push({ term: t('bonuses.loss.money'), value: money(held) });
  if (won !== null) facts.push({ term: t('bonuses.loss.won'), value: money(won) });
  if (freeSpins !== null)
    facts.push({
      term: t('bonuses.loss.freeSpins'),
      value: new Intl.NumberFormat(locale).format(freeSpins),
    });
  if (wagered !== null)
    facts.push({
      term: t('bonuses.loss.wagered'),
      value: t('bonuses.mine.progressText', { done: money(wagered.done), total: money(wagered.total) }),
    });
  if (facts.length === 0) return <p>{t('bonuses.forfeit.nothing')}</p>;
  return (
    <div>
      {lead !== undefined && <p>{lead}</p>}
      <DescriptionList facts={facts} />
    </div>
  );
}
