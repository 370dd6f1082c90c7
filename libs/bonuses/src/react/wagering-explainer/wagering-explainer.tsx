'use client';

import { useId } from 'react';
import { type UserBonus } from '@casino-kit/api-contract';
import { type Amount, compare } from '@casino-kit/money';
import { Card, Alert, SegmentedControl, Skeleton } from '@casino-kit/ui';
import { type Expectation, type WageringCost } from '../../core/wagering-expectation.js';
import { computePayouts } from '../../core/wagering-model.js';
import { volatilities } from '../../core/wagering-slots.js';
import { computeBonusMoney, nearestVolatility, type WageringGame } from '../../core/wagering-task.js';
import { useTexts } from './explainer-texts.js';
import { CostSum } from './cost-sum.js';
import { ResultBars, ResultBarsSkeleton } from './result-bars.js';
import { useWagering, type Wagering } from './use-wagering.js';
import { useWageringTexts, type WageringTexts } from './use-wagering-texts.js';
import { WithdrawNow } from './withdraw-now.js';
import styles from './wagering-explainer.module.css';

export interface WageringExplainerProps {
  /** A bonus that the player activated; one that ended is not explained. */
  bonus: UserBonus;
  /** The game that the player has in mind: the sum uses its return and volatility. Without it, a model slot is used. */
  game?: WageringGame | undefined;
  /** The initial volatility, 1 (many small wins) to 5 (few large ones); the game's by default, otherwise 3. */
  volatility?: number | undefined;
  /** The initial stake, major units of the bonus's currency; a fortieth of the bonus money by default. */
  stake?: Amount | undefined;
}

interface ExplainedStep {
  bonus: UserBonus;
  game: WageringGame | null;
  wagering: Wagering;
  texts: WageringTexts;
}

/** So few bets that there is not much left to explain. */
const fewBets = 20;

/** The basis of the figures, in one sentence. */
function Assumptions({ bonus, game, wagering, texts }: ExplainedStep) {
  const t = useTexts();
  const { slot, stake, runs, cost } = wagering;
  const shared = {
    runs: texts.figure(runs),
    stake: texts.money(stake),
    percent: texts.percent(slot.returnToPlayer),
    game: game?.name ?? '',
  };
  const of = game === null ? 'slot' : 'game';
  if (wagering.case === 'freeSpins')
    return (
      <p className={styles.sub}>
        {t(`bonuses.explainer.spins.${of}`, {
          ...shared,
          count: bonus.freeSpinsLeft,
          spins: texts.figure(bonus.freeSpinsLeft),
          value: texts.money(bonus.freeSpinValue ?? '0'),
        })}
      </p>
    );
  return (
    <p className={styles.sub}>
      {t(`bonuses.explainer.runs.${of}`, {
        ...shared,
        balance: texts.money(bonus.balance),
        left: texts.money(cost?.left ?? '0'),
      })}
    </p>
  );
}

/** The result of the simulation in words: how many end with nothing, and what is left on average. */
function Verdict({
  expectation: { verdict, mean, nothing },
  texts,
}: {
  expectation: Expectation;
  texts: WageringTexts;
}) {
  const t = useTexts();
  const text =
    verdict.says === 'about'
      ? t(`bonuses.explainer.nothing.${verdict.tenths}`)
      : t(`bonuses.explainer.nothing.${verdict.says}`);
  return (
    <p className={styles.quiet} role="status">
      {text}{' '}
      {t('bonuses.explainer.mean', {
        amount: texts.money(mean.amount),
        low: texts.money(mean.low),
        high: texts.money(mean.high),
      })}
      {nothing.low > 0.5 && ` ${t('bonuses.explainer.longerPlay')}`}
    </p>
  );
}

function Picture({ bonus, wagering, texts }: Omit<ExplainedStep, 'game'>) {
  const t = useTexts();
  const { expectation, failed, slot } = wagering;
  if (failed) return <Alert tone="warning">{t('bonuses.explainer.failed')}</Alert>;
  return (
    <div className={styles.picture}>
      {expectation === null ? (
        <ResultBarsSkeleton />
      ) : (
        <ResultBars expectation={expectation} texts={texts} maxWin={bonus.maxWin ?? null} />
      )}
      <p className={styles.caption}>{t('bonuses.explainer.caption')}</p>
      <p className={styles.fine}>
        {t('bonuses.explainer.model', {
          volatility: texts.figure(slot.volatility),
          top: texts.figure(computePayouts(slot).at(-1)?.multiple ?? 0),
        })}{' '}
        {expectation === null ? (
          <Skeleton width="40%" />
        ) : (
          t('bonuses.explainer.error', { error: texts.figure(expectation.errorOf100.toFixed(1)) })
        )}
      </p>
    </div>
  );
}

/** The sum beside the chart, and its limits. */
function Sum({ bonus, wagering, texts, cost }: Omit<ExplainedStep, 'game'> & { cost: WageringCost }) {
  const t = useTexts();
  const isDone = wagering.case === 'wagering' && cost.bets <= fewBets;
  const isUsedUpBefore =
    wagering.case !== 'ownMoney' &&
    cost.cost !== null &&
    compare(cost.cost, computeBonusMoney(bonus, wagering.slot)) > 0;
  return (
    <>
      <CostSum bonus={bonus} wagering={wagering} cost={cost} texts={texts} />
      {isDone && <p>{t('bonuses.explainer.almostDone')}</p>}
      {cost.cost === null && <p className={styles.quiet}>{t('bonuses.explainer.boosted')}</p>}
      <p className={styles.quiet}>
        {t('bonuses.explainer.swing', { amount: texts.money(cost.swing) })}
        {isUsedUpBefore && ` ${t('bonuses.explainer.usedUp')}`}
      </p>
    </>
  );
}

/** Explains why there is nothing to simulate. */
function Instead({ game, wagering, bonus, texts }: ExplainedStep) {
  const t = useTexts();
  if (wagering.case === 'ownMoney')
    return (
      <p className={styles.sub}>{t('bonuses.explainer.ownMoney', { amount: texts.money(bonus.balance) })}</p>
    );
  if (wagering.case === 'excluded')
    return (
      <p className={styles.sub}>
        {game === null
          ? t('bonuses.explainer.excluded')
          : t('bonuses.explainer.excluded.game', { game: game.name })}
      </p>
    );
  return <p className={styles.sub}>{t('bonuses.explainer.noRequirement')}</p>;
}

/**
 * Explains what wagering a bonus means (§4): what is left in bets and in money, what finishing costs on average at a
 * game's return, how it usually ends, and what a withdrawal now would forfeit. The figures come from a simulation with
 * the bonus alone, in a worker; the assumptions are named.
 */
export function WageringExplainer({ bonus, game: given, stake, volatility }: WageringExplainerProps) {
  const t = useTexts();
  const titleId = useId();
  const game = given ?? null;
  const wagering = useWagering(bonus, { game, stake, volatility });
  const texts = useWageringTexts(bonus.currencyCode);
  if (wagering.case === 'ended') return null;
  const isSimulated = wagering.case === 'wagering' || wagering.case === 'freeSpins';
  const shared = { bonus, game, wagering, texts };
  const { cost, expectation, stakes, chooseStake } = wagering;
  return (
    <Card>
      <section aria-labelledby={titleId} className={styles.explainer}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {t('bonuses.explainer.title')}
          </h2>
          {isSimulated ? <Assumptions {...shared} /> : <Instead {...shared} />}
          {isSimulated && <p className={styles.sub}>{t('bonuses.explainer.cashFirst')}</p>}
        </div>
        {cost !== null && (
          <div className={styles.stakes}>
            <span aria-hidden>{t('bonuses.explainer.volatility')}</span>
            <SegmentedControl
              label={t('bonuses.explainer.volatility')}
              options={volatilities.map((value) => ({ value: String(value), label: texts.figure(value) }))}
              value={String(wagering.slot.volatility)}
              onChange={(value) => wagering.chooseVolatility(nearestVolatility(Number(value)))}
            />
          </div>
        )}
        {cost !== null && stakes.length > 1 && (
          <div className={styles.stakes}>
            <span aria-hidden>{t('bonuses.explainer.stake')}</span>
            <SegmentedControl
              label={t('bonuses.explainer.stake')}
              options={stakes.map((value) => ({ value, label: texts.short(value) }))}
              value={wagering.stake}
              onChange={chooseStake}
            />
          </div>
        )}
        <div className={styles.split} data-alone={!isSimulated || undefined}>
          {isSimulated && <Picture {...shared} />}
          {cost !== null && (
            <div className={styles.side}>
              <Sum {...shared} cost={cost} />
              {isSimulated && expectation !== null && <Verdict expectation={expectation} texts={texts} />}
              {isSimulated && expectation === null && !wagering.failed && (
                <p className={styles.loading}>
                  <Skeleton />
                  <Skeleton />
                  <Skeleton width="60%" />
                </p>
              )}
            </div>
          )}
          <WithdrawNow bonus={bonus} texts={texts} />
        </div>
      </section>
    </Card>
  );
}
