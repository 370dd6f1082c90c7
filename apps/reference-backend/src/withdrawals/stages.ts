import { type PaymentMethod, type WithdrawalStage } from '@casino-kit/api-contract';
import { minutesFrom } from '../clock.js';
import { type withdrawals } from './tables.js';

type Row = typeof withdrawals.$inferSelect;
export type StageTimes = Pick<Row, 'status' | 'createdAt' | 'checkedAt' | 'sentAt' | 'endedAt'>;

/** How long the manual check usually takes, and how long an approved withdrawal waits until it is sent. In minutes. */
export const checkMinutes = 4 * 60;
export const sendMinutes = 5;

const arrivals: Record<NonNullable<PaymentMethod['withdrawalTime']>, number> = {
  instant: 1,
  minutes: 10,
  hours: 4 * 60,
  days: 24 * 60,
};

/** Returns how many minutes a withdrawal by a method takes after it is sent. */
export function arrivalMinutes(method: Pick<PaymentMethod, 'withdrawalTime'> | undefined): number {
  return arrivals[method?.withdrawalTime ?? 'days'];
}

/** Returns the stages of a withdrawal: when each was reached and, while it is in progress, when the next are due. */
export function toStages(row: StageTimes, arrives: number): WithdrawalStage[] {
  const { status, createdAt, checkedAt, sentAt, endedAt } = row;
  const arrivedAt = status === 'completed' ? endedAt : null;
  const gaveUp = status === 'rejected' || status === 'cancelled' || status === 'failed';
  const checked = checkedAt ?? minutesFrom(createdAt, checkMinutes);
  const sent = sentAt ?? minutesFrom(checked, sendMinutes);
  const stage = (
    name: WithdrawalStage['stage'],
    at: Date | null,
    expected: Date | null,
  ): WithdrawalStage => ({
    stage: name,
    at: at?.toISOString() ?? null,
    expectedAt: at === null && !gaveUp ? (expected?.toISOString() ?? null) : null,
  });
  return [
    stage('requested', createdAt, null),
    stage('checked', checkedAt, checked),
    stage('sent', sentAt, sent),
    stage('arrived', arrivedAt, minutesFrom(sent, arrives)),
  ];
}
