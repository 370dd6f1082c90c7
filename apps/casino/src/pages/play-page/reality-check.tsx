import '@casino-kit/responsible-gaming/styles.css';
import { defaultCurrencyCode } from '@casino-kit/api-contract';
import {
  findLimit,
  limitProgress,
  RealityCheckDialog,
  type UseRealityCheckResult,
} from '@casino-kit/responsible-gaming';
import { usePlayer } from '@casino-kit/session';
import { usePagePath } from '@casino-kit/settings';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** Interrupts play with the time and money of the session. "Stop" leaves the game. */
export default function RealityCheck({ check }: { check: UseRealityCheckResult }) {
  const navigate = useNavigate();
  const casino = usePagePath('casino');
  const rounds = usePagePath('transactions');
  const currencyCode = usePlayer()?.getUser.currencyCode ?? defaultCurrencyCode;
  const loss = findLimit(check.limits?.limits ?? [], { kind: 'loss', period: 'daily' });
  useEffect(() => {
    // The dialog is outside of the full-screen element, where it is not visible.
    if (document.fullscreenElement) void document.exitFullscreen();
  }, []);
  return (
    <RealityCheckDialog
      play={check.play}
      currencyCode={currencyCode}
      lossLeft={limitProgress(loss)?.left ?? null}
      longestMinutes={check.limits?.longestRealityCheckMinutes ?? null}
      roundsHref={`${rounds}?kind=casino`}
      onContinue={check.answer}
      onStop={() => {
        check.answer(check.limits?.realityCheckMinutes ?? null);
        void navigate(casino);
      }}
    />
  );
}
