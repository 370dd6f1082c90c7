import '@casino-kit/responsible-gaming/styles.css';
import { defaultCurrencyCode } from '@casino-kit/api-contract';
import {
  findLimit,
  limitProgress,
  RealityCheckDialog,
  useExclude,
  type UseRealityCheckResult,
} from '@casino-kit/responsible-gaming';
import { usePlayer } from '@casino-kit/session';
import { usePagePath } from '@casino-kit/settings';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Interrupts play with the time and money of the session. "Stop for today" is a break until local midnight (decision 60); where
 * that cannot be started it leads to the breaks that can.
 */
export default function RealityCheck({ check }: { check: UseRealityCheckResult }) {
  const navigate = useNavigate();
  const casino = usePagePath('casino');
  const rounds = usePagePath('transactions');
  const breaks = usePagePath('freeze-account');
  const currencyCode = usePlayer()?.getUser.currencyCode ?? defaultCurrencyCode;
  const loss = findLimit(check.limits?.limits ?? [], { kind: 'loss', period: 'daily' });
  const stop = () => {
    check.stop();
    void navigate(casino);
  };
  const { exclude, pending, error } = useExclude(stop);
  const onFailed = useEffectEvent((code: string) => {
    if (code === 'EXCLUSION_ALREADY_ACTIVE') stop();
    // The check stays due until a break has begun, or the player decides to play on.
    else void navigate(breaks);
  });
  const failure = error?.code;
  useEffect(() => {
    if (failure !== undefined) onFailed(failure);
  }, [failure]);
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
      stopping={pending}
      onStop={() => exclude({ kind: 'break', period: 'today' })}
    />
  );
}
