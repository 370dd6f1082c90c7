'use client';

import { ChartNoAxesColumn, Clock, Coins, Info, Trophy, Wallet } from 'lucide-react';
import { type LimitKind, type PlayLimits } from '@casino-kit/api-contract';
import { Alert, Link } from '@casino-kit/ui';
import { limitSlots, type LimitSlot } from '@casino-kit/play-limits';
import { findLimit, hasBalanceLimit, limitProgress } from '../../core/limit-list.js';
import { SelfTestCard } from '../self-test/self-test-card.js';
import { LimitRow } from '../limit-row/limit-row.js';
import { SessionTimeRow } from '../limit-row/session-time-row.js';
import { UnsetLimits } from '../limit-row/unset-limits.js';
import { useLimitTexts } from '../limit-row/use-limit-texts.js';
import { useTexts } from '../texts.js';
import { type ProtectionFormats } from '../use-protection-formats.js';
import { LicenceLimit } from './licence-limit.js';
import { LimitCard } from './limit-card.js';
import styles from './limits-panel.module.css';
import { type UsePendingActionsResult } from './use-pending-actions.js';

export interface LimitGroupsProps {
  limits: PlayLimits;
  formats: ProtectionFormats;
  now: Date;
  supportHref?: string | undefined;
  /** The page of the self-test, if there is one. */
  selfTestHref?: string | undefined;
  pendingActions: UsePendingActionsResult;
  onEdit: (limit: LimitSlot | 'session') => void;
}

const getSlots = (kind: LimitKind) => limitSlots.filter((slot) => slot.kind === kind);

/** The cards of all limits, two in a row where there is room; the self-test is beside the last of them. */
export function LimitGroups({
  limits,
  formats,
  now,
  supportHref,
  selfTestHref,
  pendingActions,
  onEdit,
}: LimitGroupsProps) {
  const t = useTexts();
  const texts = useLimitTexts();
  /** The limits of a card: those with an amount, then the others in one line. */
  const rows = (...kinds: readonly LimitKind[]) => {
    const all = kinds.flatMap(getSlots).map((slot) => ({
      ...{ slot, limit: findLimit(limits.limits, slot) },
      key: `${slot.kind} ${slot.period ?? ''}`,
    }));
    const isUnset = ({ limit }: (typeof all)[number]) => limitProgress(limit) === null;
    return (
      <>
        {all
          .filter((one) => !isUnset(one))
          .map(({ key, limit, slot }) => (
            <LimitRow
              key={key}
              limit={limit}
              formats={formats}
              now={now}
              onChange={() => onEdit(slot)}
              pendingActions={pendingActions.getActions(limit)}
            />
          ))}
        <UnsetLimits
          limits={all.filter(isUnset).map(({ key, limit, slot }) => ({
            ...{ key, label: texts.row(limit), fullName: texts.full(limit) },
            onSet: () => onEdit(slot),
          }))}
        />
      </>
    );
  };
  return (
    <div className={styles.columns}>
      <LimitCard
        title={t('responsible-gaming.group.deposit')}
        Icon={Wallet}
        note={t('responsible-gaming.group.deposit.note', { zone: limits.timeZone })}
      >
        {hasBalanceLimit(limits.limits) ? rows('deposit', 'balance') : rows('deposit')}
        {limits.licenceLimits.map((limit) => (
          <LicenceLimit key={`${limit.kind} ${limit.period ?? ''}`} limit={limit} formats={formats} />
        ))}
      </LimitCard>
      <LimitCard
        title={t('responsible-gaming.group.loss')}
        Icon={ChartNoAxesColumn}
        note={t('responsible-gaming.group.loss.note')}
      >
        {rows('loss')}
      </LimitCard>
      <LimitCard
        title={t('responsible-gaming.group.session')}
        Icon={Clock}
        note={t('responsible-gaming.group.session.note')}
      >
        <SessionTimeRow
          limit={limits.session}
          formats={formats}
          now={now}
          onChange={() => onEdit('session')}
          pendingActions={pendingActions.getActions('session')}
        />
        <p className={styles.note}>
          <Info size={16} aria-hidden />
          {t('responsible-gaming.session.end')}
        </p>
      </LimitCard>
      <LimitCard
        title={t('responsible-gaming.group.bet')}
        Icon={Coins}
        note={t('responsible-gaming.group.bet.note')}
      >
        {limits.betLimitsBySupport && (
          <div className={styles.support}>
            <Alert>
              {t('responsible-gaming.group.bet.support')}
              {supportHref !== undefined && (
                <>
                  {' '}
                  <Link href={supportHref}>{t('responsible-gaming.support.contact')}</Link>
                </>
              )}
            </Alert>
          </div>
        )}
        {rows('max-bet', 'bonus-max-bet', 'bet')}
        {limits.globalMaxBet !== null && (
          <p className={styles.fact}>
            {t('responsible-gaming.limit.global')} <b>{formats.money(limits.globalMaxBet)}</b>
          </p>
        )}
      </LimitCard>
      <LimitCard
        title={t('responsible-gaming.group.winnings')}
        Icon={Trophy}
        note={t('responsible-gaming.group.winnings.note')}
      >
        {rows('winnings')}
      </LimitCard>
      <SelfTestCard href={selfTestHref} />
    </div>
  );
}
