import { useLiveFavourites } from '@casino-kit/games';
import {
  openDeposits,
  outcomeModal,
  outcomeOfFailure,
  getSeenWithdrawals,
  useFailedDeposit,
} from '@casino-kit/payments';
import { useIsQuiet, useSession } from '@casino-kit/session';
import { usePagePath, usePolicy, useSettings } from '@casino-kit/settings';
import { useNavigate } from '@casino-kit/ui';
import { BalanceAnnouncer, useLiveBalance } from '@casino-kit/wallet';
import { Suspense, useEffect } from 'react';
import { lazyPart } from '../app/lazy-part.js';
import { queryWithModal } from '../modals/modal-query.js';
import { forgetRoutes } from '../app/navigation-history.js';

const ChatHost = lazyPart(() => import('./chat/chat-host.js'));
const IdentityConfirmation = lazyPart(() => import('./identity-confirmation.js'));
const PlayerProtection = lazyPart(() => import('./player-protection.js'));

function FailedDeposits() {
  const navigate = useNavigate();
  const deposit = usePagePath('deposit');
  useFailedDeposit(({ method, depositId, errorCode }) => {
    const query = new URLSearchParams(window.location.search);
    // The visible form shows this error already, or is about to.
    const isShown = typeof depositId === 'string' && query.get('deposit') === depositId;
    if (isShown || query.get('modal') === 'deposit' || window.location.pathname === deposit) return;
    navigate(
      queryWithModal(window.location.search, outcomeModal(outcomeOfFailure(errorCode)), {
        met: method,
        ...(typeof depositId === 'string' && { deposit: depositId }),
      }),
    );
  });
  return null;
}

/**
 * Keeps the player's balances and favourites live while a page is open, announces their changes to screen readers and, unless a game is
 * being played, shows deposits that failed; protects the player in time; lets them confirm protected calls; mounted once.
 */
export default function LiveAccount({ isPlaying }: { isPlaying: boolean }) {
  useLiveBalance();
  useLiveFavourites();
  const { clearing, store } = useSession();
  useEffect(() => {
    // Requests without a response, and where they have been, belong to the player who was logged in.
    for (const clear of [openDeposits.clear, getSeenWithdrawals(store).clear, forgetRoutes])
      clearing.add(clear);
  }, [clearing, store]);
  const { forcedLimitChoice } = usePolicy();
  const { showLiveChat } = useSettings();
  // While the player is excluded there is no chat, no deposit to retry and no limit to choose before one.
  const always = (
    <>
      <BalanceAnnouncer />
      <Suspense fallback={null}>
        <IdentityConfirmation />
      </Suspense>
    </>
  );
  if (useIsQuiet()) return always;
  return (
    <>
      {always}
      {!isPlaying && <FailedDeposits />}
      {showLiveChat && (
        <Suspense fallback={null}>
          <ChatHost isPlaying={isPlaying} />
        </Suspense>
      )}
      {(isPlaying || forcedLimitChoice) && (
        <Suspense fallback={null}>
          <PlayerProtection asksForLimits={forcedLimitChoice} isPlaying={isPlaying} />
        </Suspense>
      )}
    </>
  );
}
