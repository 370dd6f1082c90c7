import { type RetargetingService } from '@casino-kit/telemetry';
import { createContext, type ReactNode, useContext } from 'react';

/** What the environment allows of others on the page. */
export interface ThirdParties {
  /** Origins that frames of payment providers and games may post messages from. */
  frameOrigins: readonly string[];
  /** Whether the operator's scripts are fetched and run. */
  hasScripts: boolean;
  retargeting: RetargetingService;
}

export const noThirdParties: ThirdParties = {
  frameOrigins: [],
  hasScripts: false,
  retargeting: { pixel: null, script: null },
};

const Context = createContext<ThirdParties>(noThirdParties);

/** Provides what the environment allows of others. */
export function ThirdPartiesProvider({ allowed, children }: { allowed: ThirdParties; children: ReactNode }) {
  return <Context value={allowed}>{children}</Context>;
}

export function useThirdParties(): ThirdParties {
  return useContext(Context);
}
