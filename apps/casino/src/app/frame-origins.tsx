import { createContext, type ReactNode, useContext } from 'react';

const FrameOrigins = createContext<readonly string[]>([]);

/** Provides the origins that frames of payment providers and games may post messages from. */
export function FrameOriginsProvider({
  origins,
  children,
}: {
  origins: readonly string[];
  children: ReactNode;
}) {
  return <FrameOrigins value={origins}>{children}</FrameOrigins>;
}

export function useFrameOrigins(): readonly string[] {
  return useContext(FrameOrigins);
}
