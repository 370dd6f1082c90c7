'use client';

import { type ReactNode } from 'react';
import { type GameDetails } from '@casino-kit/api-contract';
import { useLocale, useNumberFormat } from '@casino-kit/i18n';
import { formatMultiplier } from '@casino-kit/money';
import { Tooltip } from '@casino-kit/ui';
import { useTexts } from '../game-texts.js';
import { useMoney } from '../use-money.js';
import styles from './game-page.module.css';

const levels = [1, 2, 3, 4, 5] as const;

function Volatility({ volatility }: { volatility: number }) {
  const t = useTexts();
  const level = levels.find((candidate) => candidate === volatility) ?? 3;
  return (
    <>
      <span aria-hidden className={styles.volatility}>
        {levels.map((step) => (
          <i key={step} data-on={step <= level || undefined} />
        ))}
      </span>
      {t(`games.volatility.${level}`)}
    </>
  );
}

interface Row {
  id: string;
  term: string;
  value: ReactNode;
  help?: string | undefined;
}

/** The known mathematics and bets of a game (§3, game details). Missing values are omitted. */
export function GameDetailsList({ game }: { game: GameDetails }) {
  const t = useTexts();
  const { range } = useMoney();
  const { formatTag } = useLocale();
  const percent = useNumberFormat({ style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const numbers = useNumberFormat({ maximumFractionDigits: 2 });
  const oneIn = (rounds: string | null) =>
    rounds === null ? null : <bdi>{t('games.oneIn', { rounds: numbers.format(Number(rounds)) })}</bdi>;
  const rows: Row[] = [
    {
      id: 'rtp',
      term: t('games.rtp'),
      value: game.returnToPlayer && <bdi>{percent.format(Number(game.returnToPlayer) / 100)}</bdi>,
      help: t('games.rtp.help'),
    },
    {
      id: 'volatility',
      term: t('games.volatility'),
      value: game.volatility && <Volatility volatility={game.volatility} />,
      help: t('games.volatility.help'),
    },
    {
      id: 'highest',
      term: t('games.highestWin'),
      value: game.maxMultiplier && <bdi>{formatMultiplier(game.maxMultiplier, formatTag)}</bdi>,
    },
    {
      id: 'bet',
      term: t('games.bet'),
      value: game.minBet && game.maxBet && <bdi>{range(game.minBet, game.maxBet)}</bdi>,
    },
    { id: 'anyWin', term: t('games.anyWin'), value: oneIn(game.anyWinOneIn) },
    { id: 'freeSpins', term: t('games.freeSpins'), value: oneIn(game.freeSpinsOneIn) },
    { id: 'bonusBuy', term: t('games.bonusBuy'), value: t(game.bonusBuy ? 'games.yes' : 'games.no') },
  ];
  return (
    <dl className={styles.facts}>
      {rows
        .filter(({ value }) => value !== null && value !== '')
        .map(({ id, term, value, help }) => (
          <div key={id}>
            <dt>
              {term}
              {help !== undefined && <Tooltip label={t('games.whatIs', { term })}>{help}</Tooltip>}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
