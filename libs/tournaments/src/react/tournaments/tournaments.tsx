'use client';

import { type Tournament, type ListedTournamentState } from '@casino-kit/api-contract';
import { useIsAuthenticated } from '@casino-kit/session';
import {
  Button,
  ButtonLink,
  EmptyLine,
  ErrorState,
  SectionHead,
  Skeleton,
  toast,
  useClock,
  useHydrated,
} from '@casino-kit/ui';
import { Trophy } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { raceClockMs, splitMain } from '../../core/tournament-view.js';
import { EnterDialog } from '../enter-dialog/enter-dialog.js';
import { FinishedTable } from '../finished-table/finished-table.js';
import { OwnPlace } from '../own-place/own-place.js';
import { RaceHero } from '../race-hero/race-hero.js';
import { TournamentRows } from '../tournament-rows/tournament-rows.js';
import { useEnter } from '../use-enter.js';
import { useTournamentTexts } from '../use-tournament-texts.js';
import { type Loaded, useOwnPlaces, useTournamentList, useTournamentsOffered } from '../use-tournaments.js';
import styles from './tournaments.module.css';

export interface TournamentsProps {
  /** The chosen tab; with `running`, coming and finished ones follow below. */
  state: ListedTournamentState;
  /** Returns the address of a tournament's page. */
  tournamentHref: (tournamentId: string) => string;
  /** Where a guest logs in. */
  loginHref: string;
  /** IANA; times are shown in it. */
  timeZone: string;
  /** Shown where the server has no tournaments. */
  withoutTournaments?: ReactNode | undefined;
}

/**
 * The tournaments of a casino (§2, G4): the main race with the player's place in it, and the others by state. Nothing is
 * shown but `withoutTournaments` where the server does not list them.
 */
export function Tournaments({
  state,
  tournamentHref,
  loginHref,
  timeZone,
  withoutTournaments = null,
}: TournamentsProps) {
  const texts = useTournamentTexts(timeZone);
  const { t } = texts;
  const clock = useClock(undefined, raceClockMs);
  const now = clock.now.getTime();
  const isHydrated = useHydrated();
  const isAuthenticated = useIsAuthenticated();
  const isOffered = useTournamentsOffered();
  const [joining, setJoining] = useState<Tournament | null>(null);
  const entry = useEnter(() => {
    if (joining !== null) toast.success(t('tournaments.enter.done', { name: joining.name }));
    setJoining(null);
  });
  useOwnPlaces();
  const isAll = state === 'running';
  const running = useTournamentList('running', isAll);
  const coming = useTournamentList('coming', isAll || state === 'coming');
  const finished = useTournamentList('finished', isAll || state === 'finished');
  if (!isOffered) return withoutTournaments;

  const canJoin = isAuthenticated && entry.isOffered;
  const onJoin = (tournament: Tournament) => {
    entry.reset();
    setJoining(tournament);
  };
  const rows = (label: string, list: readonly Tournament[]) => (
    <TournamentRows
      label={label}
      rows={list}
      texts={texts}
      now={now}
      getHref={tournamentHref}
      isGuest={!isAuthenticated}
      onJoin={canJoin ? onJoin : undefined}
    />
  );
  const join = (tournament: Tournament) => {
    if (!isAuthenticated) return <ButtonLink href={loginHref}>{t('tournaments.login')}</ButtonLink>;
    if (!entry.isOffered) return null;
    return <Button onClick={() => onJoin(tournament)}>{t('tournaments.enter')}</Button>;
  };

  /** A part of the page: its rows, that there are none, that they load, or that they could not be read. */
  const part = (
    name: ListedTournamentState,
    { data, hasFailed, retry }: Loaded<{ rows: readonly Tournament[] }>,
    show: (list: readonly Tournament[]) => ReactNode,
  ) => {
    if (hasFailed)
      return (
        <ErrorState
          title={t('tournaments.failed')}
          action={<Button onClick={retry}>{t('tournaments.retry')}</Button>}
        >
          {t('tournaments.failed.text')}
        </ErrorState>
      );
    if (data === undefined) return null;
    if (data.rows.length === 0)
      return (
        <EmptyLine icon={<Trophy size={20} aria-hidden />} title={t(`tournaments.none.${name}`)}>
          {t(`tournaments.none.${name}.text`)}
        </EmptyLine>
      );
    return show(data.rows);
  };
  /** Below the open ones, a part without rows is omitted. */
  const isShown = ({ data }: Loaded<{ rows: readonly unknown[] }>) => !isAll || data?.rows.length !== 0;

  const parts = isAll ? [running, coming, finished] : [{ running, coming, finished }[state]];
  // Parts that are not there yet would move those below them: all are shown together.
  if (parts.some(({ data, hasFailed }) => data === undefined && !hasFailed))
    return (
      <div
        role="group"
        aria-busy={isHydrated}
        aria-label={t('tournaments.loading')}
        className={styles.loading}
      >
        {isAll && <Skeleton height="320px" radius="card" />}
        <Skeleton height="210px" radius="card" />
        <Skeleton height="210px" radius="card" />
      </div>
    );

  return (
    <div className={styles.page}>
      {isAll &&
        part('running', running, (list) => {
          const { main, others } = splitMain(list);
          return (
            <>
              {main !== null && (
                <div className={styles.main}>
                  <RaceHero tournament={main} clock={clock} texts={texts} heading="h2">
                    <ButtonLink variant="primary" href={tournamentHref(main.tournamentId)}>
                      {t('tournaments.seeLeaderboard')}
                    </ButtonLink>
                  </RaceHero>
                  <OwnPlace
                    tournament={main}
                    own={main.own}
                    texts={texts}
                    updatedAt={running.updatedAt}
                    action={join(main)}
                  />
                </div>
              )}
              {others.length > 0 && rows(t('tournaments.state.running'), others)}
            </>
          );
        })}
      {(isAll || state === 'coming') && isShown(coming) && (
        <section className={styles.part}>
          {isAll && <SectionHead title={t('tournaments.comingTitle')} />}
          {part('coming', coming, (list) => rows(t('tournaments.comingTitle'), list))}
        </section>
      )}
      {(isAll || state === 'finished') && isShown(finished) && (
        <section className={styles.part}>
          {isAll && <SectionHead title={t('tournaments.finishedTitle')} />}
          {part('finished', finished, (list) => (
            <FinishedTable rows={list} texts={texts} getHref={tournamentHref} isGuest={!isAuthenticated} />
          ))}
        </section>
      )}
      {joining !== null && (
        <EnterDialog tournament={joining} now={now} entry={entry} onClose={() => setJoining(null)} />
      )}
    </div>
  );
}
