'use client';

import { toTournamentState, type Tournament } from '@casino-kit/api-contract';
import { type Clock, Countdown, Tag } from '@casino-kit/ui';
import { CalendarClock, Flag, Radio } from 'lucide-react';
import { daysUntil } from '../../core/tournament-view.js';
import { type TournamentTexts } from '../use-tournament-texts.js';
import styles from './state-line.module.css';

/**
 * Where a tournament is (§4): starts in, ends in, or ended. Only within the last day its seconds are counted beside the time,
 * and nothing presses.
 */
export function StateLine({
  tournament,
  clock,
  texts,
}: {
  tournament: Tournament;
  clock: Clock;
  texts: TournamentTexts;
}) {
  const { t, moment } = texts;
  const now = clock.now.getTime();
  const { startsAt, endsAt } = tournament;
  const state = toTournamentState(tournament, now);
  if (state === 'counting' || state === 'finished')
    return (
      <p className={styles.line}>
        <Tag icon={<Flag size={14} aria-hidden />}>
          {state === 'counting'
            ? t('tournaments.counting')
            : t('tournaments.endedOn', { time: moment(endsAt, now) })}
        </Tag>
      </p>
    );
  const isRunning = state === 'running';
  const until = isRunning ? endsAt : startsAt;
  const isWithinADay = daysUntil(until, now) === null;
  const label = t(isRunning ? 'tournaments.endsIn' : 'tournaments.startsIn');
  return (
    <p className={styles.line}>
      {isRunning ? (
        <Tag tone="success" icon={<Radio size={14} aria-hidden />}>
          {t('tournaments.runningUntil', { time: moment(endsAt, now) })}
        </Tag>
      ) : (
        <Tag tone="info" icon={<CalendarClock size={14} aria-hidden />}>
          {t('tournaments.starts', { time: moment(startsAt, now) })}
        </Tag>
      )}
      {isWithinADay && (
        <span className={styles.left}>
          {label} <Countdown until={Date.parse(until)} label={label} onEnd={clock.look} />
        </span>
      )}
    </p>
  );
}
