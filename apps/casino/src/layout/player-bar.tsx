import '@casino-kit/wallet/styles.css';
import { playerName, useAuthState } from '@casino-kit/session';
import { modalHref, useSettings } from '@casino-kit/settings';
import { Avatar, ButtonLink, Widget } from '@casino-kit/ui';
import { BalanceMenuButton } from '@casino-kit/wallet';
import { Plus } from 'lucide-react';
import { Suspense, useEffect, useRef } from 'react';
import { repeatEarlyPress } from '../app/early-press.js';
import { usePageHydrated } from '../app/hydration-marker.js';
import { lazyPart } from '../app/lazy-part.js';
import { useTexts } from '../app/texts.js';
import { SheetButton } from './sheet-button.js';
import styles from './header.module.css';

const loadBalance = () => import('./balance-menu.js');
const BalanceMenu = lazyPart(loadBalance);
const loadAccount = () => import('./account-sheet.js');
const AccountSheet = lazyPart(loadAccount);
const InboxBell = lazyPart(() => import('./inbox-bell.js'));
const ChatButton = lazyPart(() => import('./chat/chat-button.js'));

/** Balance, deposit and account of a logged-in player. The menus load when their buttons are about to be used. */
export default function PlayerBar() {
  const t = useTexts();
  const name = useAuthState(({ user }) => (user === null ? '' : playerName(user.getUser)));
  const { showLiveChat } = useSettings();
  const hydrated = usePageHydrated();
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => repeatEarlyPress(bar.current), []);
  return (
    <div ref={bar} className={styles.player}>
      <Widget name="balance">
        <BalanceMenuButton preload={loadBalance} menu={(open) => <BalanceMenu open={open} />} />
      </Widget>
      <ButtonLink
        href={modalHref('deposit')}
        variant="primary"
        icon={<Plus size={18} aria-hidden />}
        className={styles.deposit}
        aria-label={t('shell.deposit')}
      >
        {t('shell.deposit')}
      </ButtonLink>
      <Widget name="inbox" fallback={null}>
        {/* Loaded once the page can be used; until then something of its size holds its place. */}
        {hydrated ? (
          <Suspense fallback={<span className={styles.bell} />}>
            <InboxBell />
          </Suspense>
        ) : (
          <span className={styles.bell} />
        )}
      </Widget>
      {showLiveChat && (
        <Widget name="chat button" fallback={null}>
          {/* Until it has loaded, something of its size holds its place. */}
          <Suspense fallback={<span className={styles.chat} />}>
            <ChatButton />
          </Suspense>
        </Widget>
      )}
      <SheetButton
        id="account-menu"
        label={t('shell.account')}
        className={styles.avatarButton}
        preload={loadAccount}
        sheet={(open) => <AccountSheet name={name} open={open} />}
      >
        <Avatar name={name} decorative />
      </SheetButton>
    </div>
  );
}
