'use client';

import { type Notice } from '@casino-kit/api-contract';
import { useLocale } from '@casino-kit/i18n';
import { formatMoney } from '@casino-kit/money';
import { Button, ButtonLink, Link } from '@casino-kit/ui';
import { type ReactNode } from 'react';
import { isOfFactor, knownKind } from '../../core/group-notices.js';
import { getInstant, getMoney } from '../../core/notice-values.js';
import { type NoticeLinks } from '../notice-links.js';
import { useTexts } from '../texts.js';
import styles from './notice-row.module.css';

interface NoticeActionsProps {
  notice: Notice;
  links: NoticeLinks;
  now: Date;
  /** Marks the notice as read; undefined where it is, or where the server cannot. */
  onRead: (() => void) | undefined;
  /** Called when a link is followed. */
  onLeave: (() => void) | undefined;
}

/** What can be done about a notice: only what a page does, and nothing that is over. */
export function NoticeActions({ notice, links, now, onRead, onLeave }: NoticeActionsProps): ReactNode {
  const t = useTexts();
  const { formatTag: locale } = useLocale();
  const { values } = notice;
  const kind = knownKind(notice);
  const follow = () => {
    onRead?.();
    onLeave?.();
  };
  const quiet = (href: string | undefined, label: string) =>
    href !== undefined && (
      <Link href={href} className={styles.link} onClick={follow}>
        {label}
      </Link>
    );
  const button = (href: string | undefined, label: string) =>
    href !== undefined && (
      <ButtonLink href={href} size="sm" onClick={follow}>
        {label}
      </ButtonLink>
    );
  const until = getInstant(values, kind === 'factorRemovalRequested' ? 'at' : 'until');
  const isOver = until !== null && until <= now;
  switch (kind) {
    case 'depositFailed':
      return quiet(links.deposit, t('notices.action.tryAgain'));
    case 'withdrawalRejected':
    case 'withdrawalFailed':
      return quiet(links.withdrawals, t('notices.action.withdrawals'));
    case 'documentRejected':
    case 'documentNeedsMore':
      return button(links.documents, t('notices.action.documents'));
    case 'limitTookEffect': {
      const before = getMoney(values, true);
      const amount = before && formatMoney(before.amount, { locale, currency: before.currencyCode });
      return quiet(
        links.limits,
        amount === null ? t('notices.action.limits') : t('notices.action.keep', { amount }),
      );
    }
    case 'limitWaitsForConfirmation':
      return button(links.limits, t('notices.action.confirm'));
    case 'prizeWon':
      return quiet(links.tournament?.(values['tournamentId'] ?? null), t('notices.action.prize'));
    case 'bonusExpires':
      return !isOver && button(links.bonuses, t('notices.action.bonus'));
    case 'rakebackExpires':
      return !isOver && button(links.rakeback, t('notices.action.collect'));
    case 'newDevice': {
      const { sessionId } = values;
      const href = (sessionId !== undefined && links.session?.(sessionId)) || links.devices;
      return (
        href !== undefined && (
          <>
            {button(href, t('notices.action.logOut'))}
            {onRead !== undefined && (
              <Button size="sm" variant="ghost" onClick={onRead}>
                {t('notices.action.wasMe')}
              </Button>
            )}
          </>
        )
      );
    }
    case 'factorRemovalRequested':
      // Where the factors are is where they can be kept.
      return button(isOver ? undefined : (links.devices ?? links.security), t('notices.action.security'));
    case 'depositArrived':
    case 'withdrawalApproved':
    case 'withdrawalPaid':
    case 'documentApproved':
    case null:
      return null;
    default:
      // What an intruder added stays after a new password: it is removed where the factors are.
      return quiet(
        isOfFactor(kind) ? (links.devices ?? links.security) : links.security,
        t('notices.action.security'),
      );
  }
}
