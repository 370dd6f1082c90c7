import { useState } from 'react';
import {
  ExclusionPage,
  LimitsPanel,
  type ProtectionOptions,
  readStatementPeriod,
  SaferPlayPage,
  StatementPage,
} from '@casino-kit/responsible-gaming';

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
const options: ProtectionOptions = {
  timeZone,
  limitsHref: '/limits',
  exclusionHref: '/take-a-break',
  statementHref: '/statement',
  withdrawHref: '/withdraw',
  helpHref: '/responsible-gambling',
  supportHref: '/support',
};

export const SaferPlay = () => <SaferPlayPage {...options} />;
export const Limits = () => <LimitsPanel {...options} />;
export const TakeABreak = () => <ExclusionPage {...options} />;

export function Statement() {
  const today = new Date().toISOString().slice(0, 10);
  const [period, setPeriod] = useState(() => readStatementPeriod(new URLSearchParams(), today));
  return <StatementPage {...options} period={period} onPeriod={setPeriod} />;
}
