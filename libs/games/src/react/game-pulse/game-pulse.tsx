'use client';

import { useApiClient, useSupports } from '@casino-kit/api-client';
import {
  type GamePulsePeriod,
  gamePulsePeriods,
  getGamePulse,
  getMyGamePulse,
} from '@casino-kit/api-contract';
import { useAllTexts } from '@casino-kit/i18n';
import { useIsAuthenticated } from '@casino-kit/session';
import { Button, Card, EmptyLine, ErrorState, SectionHead, SegmentedControl, Skeleton } from '@casino-kit/ui';
import { useQuery } from '@tanstack/react-query';
import { Activity } from 'lucide-react';
import { useMemo, useState } from 'react';
import { gamePulseQuery, myGamePulseQuery, toPulseRows } from '../../core/game-pulse.js';
import { useTexts } from '../game-texts.js';
import styles from './game-pulse.module.css';
import { PulseFigure } from './pulse-figure.js';

export interface GamePulseProps {
  slug: string;
}

/**
 * Game Pulse (G6): how much a game was played within a day, a week or a month, and what it paid out of its stakes, as a
 * graph or as a table. It describes what was, and says so. Omitted if the server does not count it.
 */
export default function GamePulse({ slug }: GamePulseProps) {
  useAllTexts();
  const t = useTexts();
  const client = useApiClient();
  const authenticated = useIsAuthenticated();
  const isOffered = useSupports(getGamePulse);
  const hasOwn = useSupports(getMyGamePulse) && authenticated;
  const [period, setPeriod] = useState<GamePulsePeriod>('24h');
  const [view, setView] = useState<'graph' | 'table'>('graph');
  const { data, isError, refetch } = useQuery(gamePulseQuery(client, slug, period));
  const { data: mine } = useQuery({ ...myGamePulseQuery(client, slug, period), enabled: hasOwn });
  const rows = useMemo(() => data && toPulseRows(data, hasOwn ? mine : undefined), [data, mine, hasOwn]);
  if (!isOffered) return null;
  return (
    <section className={styles.pulse}>
      <SectionHead title={t('games.pulse')} icon={<Activity size={22} aria-hidden />} />
      <Card className={styles.card}>
        <p className={styles.note}>{t('games.pulse.note')}</p>
        <div className={styles.choices}>
          <SegmentedControl
            label={t('games.pulse.period')}
            options={gamePulsePeriods.map((value) => ({ value, label: t(`games.pulse.period.${value}`) }))}
            value={period}
            onChange={setPeriod}
          />
          <SegmentedControl
            label={t('games.pulse.view')}
            options={[
              { value: 'graph', label: t('games.pulse.view.graph') },
              { value: 'table', label: t('games.pulse.view.table') },
            ]}
            value={view}
            onChange={setView}
          />
        </div>
        {data !== undefined && rows !== undefined ? (
          rows.some(({ rounds }) => rounds > 0) ? (
            <PulseFigure pulse={data} rows={rows} view={view} />
          ) : (
            <EmptyLine icon={<Activity size={20} aria-hidden />} title={t('games.pulse.none')}>
              {t('games.pulse.none.text')}
            </EmptyLine>
          )
        ) : isError ? (
          <ErrorState
            title={t('games.pulse.failed')}
            action={<Button onClick={() => void refetch()}>{t('games.retry')}</Button>}
          />
        ) : (
          <div aria-busy="true" role="group" aria-label={t('games.pulse.loading')}>
            <Skeleton height="320px" radius="card" />
          </div>
        )}
      </Card>
    </section>
  );
}
