'use client';

import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { type UserBonus } from '@casino-kit/api-contract';
import { type Amount } from '@casino-kit/money';
import {
  computeCost,
  type Expectation,
  computeExpectation,
  type WageringCost,
} from '../../core/wagering-expectation.js';
import { type SlotModel } from '../../core/wagering-model.js';
import { type Volatility } from '../../core/wagering-slots.js';
import { stakesFor } from '../../core/wagering-stakes.js';
import {
  getWageringCase,
  getCountedShare,
  computeBonusMoney,
  createSimulation,
  slotOfGame,
  type WageringCase,
  type WageringGame,
} from '../../core/wagering-task.js';
import { runSimulation } from '../../worker/run-simulation.js';

/** Any constant works: the same bonus shows the same figures to everyone, each time. */
const seed = 20_261_122;

/** What the explainer shows about a bonus, and what it is still calculating. */
export interface Wagering {
  case: WageringCase;
  slot: SlotModel;
  /** How much of a bet counts, in hundredths of a per cent. */
  counted: number;
  stakes: readonly Amount[];
  stake: Amount;
  chooseStake: (stake: Amount) => void;
  chooseVolatility: (volatility: Volatility) => void;
  /** `null` when nothing has to be wagered or bets do not count. */
  cost: WageringCost | null;
  /** `null` while the simulation runs, and without one. */
  expectation: Expectation | null;
  runs: number;
  failed: boolean;
}

/** The initial values of the explainer, until the player chooses. */
export interface WageringStart {
  game: WageringGame | null;
  stake?: Amount | undefined;
  /** 1 to 5; the game's by default. */
  volatility?: number | undefined;
}

/**
 * Explains the wagering of a bonus at a stake and a volatility, either chosen or initial. Simulates nothing if the
 * result would be meaningless.
 */
export function useWagering(bonus: UserBonus, { game, stake: wanted, volatility }: WageringStart): Wagering {
  const [chosenVolatility, chooseVolatility] = useState<Volatility | null>(null);
  const slot = slotOfGame(game, chosenVolatility ?? volatility);
  const counted = getCountedShare(bonus, game?.kind);
  const wageringCase = getWageringCase(bonus, counted);
  const [chosen, setChosen] = useState<Amount | null>(null);
  const { stakes, usual } = stakesFor(computeBonusMoney(bonus, slot), {
    maxBet: bonus.maxBet ?? null,
    currencyCode: bonus.currencyCode,
    ...(wanted !== undefined && { wanted }),
  });
  const stake = stakes.find((one) => one === chosen) ?? usual;
  const isSimulated = wageringCase === 'wagering' || wageringCase === 'freeSpins';
  // Without a requirement it does not matter that bets do not count.
  const simulation = createSimulation(bonus, { slot, stake, counted: Math.max(1, counted), seed });
  const { data, isError } = useQuery({
    queryKey: ['bonuses.wagering', simulation.task] as const,
    queryFn: ({ signal }) => runSimulation(simulation.task, signal),
    enabled: isSimulated,
    staleTime: Infinity,
    retry: false,
    networkMode: 'always',
  });
  const isCosted = counted > 0 && (isSimulated || wageringCase === 'ownMoney');
  return {
    case: wageringCase,
    slot,
    counted,
    stakes,
    stake,
    chooseStake: setChosen,
    chooseVolatility,
    cost: isCosted ? computeCost(bonus, { slot, stake, counted }) : null,
    expectation: isSimulated && data !== undefined ? computeExpectation(data, simulation) : null,
    runs: simulation.task.runs,
    failed: isSimulated && isError,
  };
}
