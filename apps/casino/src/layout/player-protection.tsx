import '@casino-kit/responsible-gaming/styles.css';
import {
  LimitNotice,
  LoginSummary,
  PanicButton,
  SessionTimeNotice,
  useLimits,
} from '@casino-kit/responsible-gaming';
import { refreshSession, useSession } from '@casino-kit/session';
import { usePagePath, useSettings } from '@casino-kit/settings';
import { readOutcome } from '@casino-kit/payments/outcome-modal';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { playerZone } from '../app/player-zone.js';
import { isOpenPath } from './quiet/is-open-path.js';
import { queryWithModal } from '../modals/modal-query.js';
import styles from './player-protection.module.css';

/** Modals that come before the choice, since they use no account or end what was begun; every other one gives way to it. */
const modalsBefore: readonly string[] = [
  'login',
  'registration',
  'linked-signup',
  'forgot-password',
  'reset-password',
  'verify-email',
  'verify-email-expired',
  'deposit-3ds-success',
  'cookies',
  'blocked-country',
  'limit-choice',
];
const comesBefore = (modal: string) => modalsBefore.includes(modal) || readOutcome(modal) !== null;

/**
 * Announces that the session ends by its time limit, and asks for limits where the policy requires a choice. Shows the figures
 * that the player confirms after a login, and the button that stops play, where the server asks for them. Mounted while a game
 * is played, and everywhere if a choice is required.
 */
export default function PlayerProtection({
  asksForLimits,
  isPlaying,
}: {
  asksForLimits: boolean;
  /** The bar of the game has the button that stops play. */
  isPlaying: boolean;
}) {
  const session = useSession();
  const navigate = useNavigate();
  const settings = useSettings();
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown };
  const timeZone = playerZone();
  const loaded = useLimits(timeZone);
  const limits = loaded.kind === 'ready' ? loaded.data : null;
  // Nobody has to choose limits for what is theirs: their money, documents, help and rules.
  const isAsked = asksForLimits && limits?.choiceRequired === true && !isOpenPath(settings, pathname);
  const modal = new URLSearchParams(search).get('modal');
  const isFree = modal === null || !comesBefore(modal);
  useEffect(() => {
    if (isAsked && isFree)
      void navigate({ search: queryWithModal(search, 'limit-choice') }, { replace: true, state });
  }, [isAsked, isFree, navigate, search, state]);
  const lobby = usePagePath('casino');
  const help = usePagePath('responsible-gambling');
  return (
    <>
      <SessionTimeNotice
        limit={limits?.session ?? null}
        timeZone={timeZone}
        onEnded={() => void refreshSession(session)}
      />
      {limits !== null && !isAsked && !isOpenPath(settings, pathname) && (
        <LoginSummary limits={limits} timeZone={timeZone} />
      )}
      {limits !== null && isPlaying && <LimitNotice limits={limits} timeZone={timeZone} />}
      {limits?.panicButton === true && !isPlaying && (
        <div className={styles.stop}>
          <PanicButton timeZone={timeZone} lobbyHref={lobby} helpHref={help} size="md" />
        </div>
      )}
    </>
  );
}
