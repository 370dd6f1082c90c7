'use client';

import { type ActiveBonusSummary, type Bonus, bonusName, toPlainText } from '@casino-kit/api-contract';
import { useLocale } from '@casino-kit/i18n';
import {
  type Amount,
  bonusMinimum,
  bonusWager,
  depositBonusMoney,
  formatMoney,
  isBelowBonusMinimum,
} from '@casino-kit/money';
import { RadioGroup, type RadioOption } from '@casino-kit/ui';
import { lazy, Suspense, useState } from 'react';
import { useRewardTexts } from '../reward-texts.js';
import { useMoneyText } from '../use-money-text.js';

/** Loaded only when a bonus would be forfeited. */
const ForfeitBonusDialog = lazy(() => import('./forfeit-bonus-dialog.js'));

export interface BonusChoiceProps {
  /** What the deposit may come with; an empty list renders nothing. */
  bonuses: readonly Bonus[];
  /** The selected bonus; `null` selects "none". */
  chosen: Bonus | null;
  /**
   * A bonus that would end the active one: the player is asked to confirm at once, and `onChoose` receives the result.
   */
  suggested?: Bonus | null | undefined;
  /** Called once the player has confirmed that an active bonus is forfeited for it; `null` means no bonus. */
  onChoose: (bonus: Bonus | null) => void;
  /** The amount of the deposit; `null` while it is not right. Major units of `currency`. */
  amount: Amount | null;
  /** The player's currency, ISO 4217 or a crypto code. */
  currency: string;
  /** The bonus that the player has now, which another one would end (§4). */
  activeBonus: ActiveBonusSummary | null;
  /** A payment is in progress: nothing can be chosen. */
  disabled?: boolean | undefined;
}

const noBonus = 'none';

/**
 * Lets the player choose the bonus of a deposit; "none" comes first. Renders nothing when there is nothing to choose
 * from.
 */
export function BonusChoice({
  bonuses,
  chosen,
  suggested = null,
  onChoose,
  amount,
  currency,
  activeBonus,
  disabled,
}: BonusChoiceProps) {
  const t = useRewardTexts();
  const { formatTag } = useLocale();
  const money = useMoneyText(currency);
  const [pressed, setPressed] = useState<Bonus | null>(null);
  const asked = pressed ?? suggested;
  if (bonuses.length === 0) return null;

  const describe = (bonus: Bonus, adds: Amount | null): string | undefined => {
    const minimum = bonusMinimum(bonus);
    if (minimum !== null && (amount === null || isBelowBonusMinimum(bonus, amount)))
      return t('payments.bonus.from', { amount: money(minimum, true) });
    const wager = adds === null ? null : bonusWager(bonus, adds);
    if (wager !== null) return t('payments.bonus.wager', { amount: money(wager) });
    return activeBonus === null || activeBonus.id === bonus.id
      ? undefined
      : t('payments.bonus.wouldEnd', { bonus: toPlainText(activeBonus.name) });
  };
  const options: RadioOption[] = [
    {
      value: noBonus,
      label: t('payments.bonus.none'),
      description:
        activeBonus === null
          ? t('payments.bonus.noneText')
          : t('payments.bonus.continues', { bonus: toPlainText(activeBonus.name) }),
      disabled,
    },
    ...bonuses.map((bonus) => {
      const adds = amount === null ? null : depositBonusMoney(bonus, amount, currency);
      return {
        value: bonus.id,
        label: bonusName(bonus),
        aside:
          adds === null ? undefined : (
            <bdi>{formatMoney(adds, { locale: formatTag, currency, sign: 'always' })}</bdi>
          ),
        description: describe(bonus, adds),
        disabled,
      };
    }),
  ];
  const choose = (id: string) => {
    const bonus = bonuses.find((one) => one.id === id) ?? null;
    const ends = bonus !== null && activeBonus !== null && activeBonus.id !== bonus.id;
    if (ends) setPressed(bonus);
    else onChoose(bonus);
  };
  const select = (bonus: Bonus | null) => {
    setPressed(null);
    onChoose(bonus);
  };
  const minimum = chosen === null ? null : bonusMinimum(chosen);
  const tooSmall = chosen !== null && amount !== null && isBelowBonusMinimum(chosen, amount);
  return (
    <div data-wrong={tooSmall}>
      <RadioGroup
        legend={t('payments.bonus.title')}
        options={options}
        value={chosen?.id ?? noBonus}
        onChange={choose}
        error={
          tooSmall && minimum !== null
            ? t('payments.bonus.tooSmall', { amount: money(minimum, true) })
            : undefined
        }
      />
      {asked !== null && activeBonus !== null && (
        <Suspense>
          <ForfeitBonusDialog
            active={activeBonus}
            next={bonusName(asked)}
            currency={currency}
            onConfirm={() => select(asked)}
            onBack={() => select(chosen)}
          />
        </Suspense>
      )}
    </div>
  );
}
