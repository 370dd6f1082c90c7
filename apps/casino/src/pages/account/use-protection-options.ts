import { type ProtectionOptions } from '@casino-kit/responsible-gaming';
import { usePagePath } from '@casino-kit/settings';
import { playerZone } from '../../app/player-zone.js';
import { useHelpLines } from '../../app/use-help-lines.js';
import { useSupportHref } from '../../app/use-support-href.js';

/** Options of everything that protects players. Only the browser knows the zone: use it after hydration. */
export function useProtectionOptions(): ProtectionOptions {
  const limits = usePagePath('limits');
  const help = usePagePath('responsible-gambling');
  return {
    timeZone: playerZone(),
    limitsHref: `${limits}?view=all`,
    statementHref: `${limits}?view=statement`,
    exclusionHref: usePagePath('freeze-account'),
    withdrawHref: usePagePath('withdraw'),
    helpHref: `${help}#help`,
    selfTestHref: `${help}#self-test`,
    helpLines: useHelpLines(),
    supportHref: useSupportHref(),
    roundsHref: `${usePagePath('transactions')}?kind=casino`,
  };
}
