import { createContext, type ReactNode, useContext } from 'react';

const FrameOrigins = createContext<readonly string[]>([]);

/** Tells pages which origins frames of payment providers and games may speak from. */
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
