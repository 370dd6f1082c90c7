'use client';

import { toTournamentState } from '@casino-kit/api-contract';
import { useIsAuthenticated } from '@casino-kit/session';
import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  Link,
  Skeleton,
  toast,
  useClock,
  useHydrated,
} from '@casino-kit/ui';
import { ArrowLeft, Trophy } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { raceClockMs } from '../../core/tournament-view.js';
import { EnterDialog } from '../enter-dialog/enter-dialog.js';
import { Leaderboard } from '../leaderboard/leaderboard.js';
import { PrizesAndRules } from '../prizes-and-rules/prizes-and-rules.js';
import { RaceHero } from '../race-hero/race-hero.js';
import { RaceStatistics } from '../race-statistics/race-statistics.js';
import { useEnter } from '../use-enter.js';
import { useTournamentTexts } from '../use-tournament-texts.js';
import { useOwnPlaces, useTournament } from '../use-tournaments.js';
import styles from './tournament-page.module.css';

export interface TournamentPageProps {
  /** Of the tournament, as in its address; set it as `key` too, so that another one starts afresh. */
  tournamentId: string;
  /** The address of the list. */
  listHref: string;
  /** Returns the address of a game. */
  gameHref: (slug: string) => string;
  /** Where a guest logs in. */
  loginHref: string;
  /** IANA; times are shown in it. */
  timeZone: string;
  /** Shown where the server cannot open a tournament. */
  withoutTournaments?: ReactNode | undefined;
}

/**
 * A tournament (§2, §3): its state, the player's statistics, the leaderboard, prizes and rules, and the way in. The
 * leaderboard is read every few seconds, the own place with every round that counts.
 */
export function TournamentPage({
  tournamentId,
  listHref,
  gameHref,
  loginHref,
  timeZone,
  withoutTournaments = null,
}: TournamentPageProps) {
  const texts = useTournamentTexts(timeZone);
  const { t } = texts;
  const clock = useClock(undefined, raceClockMs);
  const now = clock.now.getTime();
  const rulesId = useId();
  const isHydrated = useHydrated();
  const isAuthenticated = useIsAuthenticated();
  const [isJoining, setIsJoining] = useState(false);
  const { isOffered, isGone, data, updatedAt, hasFailed, retry } = useTournament(tournamentId);
  const entry = useEnter(() => {
    setIsJoining(false);
    if (data !== undefined) toast.success(t('tournaments.enter.done', { name: data.tournament.name }));
  });
  useOwnPlaces();
  if (!isOffered) return withoutTournaments;

  const back = (
    <Link href={listHref} className={styles.back}>
      <ArrowLeft size={18} aria-hidden /> {t('tournaments.back')}
    </Link>
  );
  if (isGone)
    return (
      <div className={styles.page}>
        {back}
        <EmptyState heading="h1" title={t('tournaments.gone')} icon={<Trophy size={28} aria-hidden />}>
          {t('tournaments.gone.text')}
        </EmptyState>
      </div>
    );
  if (data === undefined)
    return (
      <div className={styles.page}>
        {back}
        {hasFailed ? (
          <ErrorState
            heading="h1"
            title={t('tournaments.failed')}
            action={<Button onClick={retry}>{t('tournaments.retry')}</Button>}
          >
            {t('tournaments.failed.text')}
          </ErrorState>
        ) : (
          <div
            role="group"
            aria-busy={isHydrated}
            aria-label={t('tournaments.loading')}
            className={styles.page}
          >
            <Skeleton height="300px" radius="card" />
            <Skeleton height="640px" radius="card" />
          </div>
        )}
      </div>
    );

  const { tournament } = data;
  const { own } = tournament;
  const state = toTournamentState(tournament, now);
  const isOpen = state === 'running' || state === 'coming';
  const wayIn = () => {
    if (!isOpen || own !== null) return undefined;
    if (!isAuthenticated)
      return (
        <ButtonLink variant="primary" href={loginHref}>
          {t('tournaments.login')}
        </ButtonLink>
      );
    if (!entry.isOffered) return undefined;
    return (
      <Button
        variant="primary"
        onClick={() => {
          entry.reset();
          setIsJoining(true);
        }}
      >
        {t('tournaments.enter')}
      </Button>
    );
  };
  return (
    <div className={styles.page}>
      {back}
      <RaceHero
        tournament={tournament}
        clock={clock}
        texts={texts}
        heading="h1"
        note={
          <>
            {t('tournaments.period', {
              from: texts.date(tournament.startsAt),
              to: texts.date(tournament.endsAt),
            })}
            {isOpen && <> · {t('tournaments.rule.free')}</>}
          </>
        }
      >
        {wayIn()}
      </RaceHero>
      {own !== null && (
        <RaceStatistics tournament={tournament} own={own} texts={texts} updatedAt={updatedAt} />
      )}
      {state !== 'coming' && <Leaderboard details={data} texts={texts} rulesHref={`#${rulesId}`} />}
      <PrizesAndRules id={rulesId} tournament={tournament} texts={texts} gameHref={gameHref} />
      {isJoining && (
        <EnterDialog tournament={tournament} now={now} entry={entry} onClose={() => setIsJoining(false)} />
      )}
    </div>
  );
}
