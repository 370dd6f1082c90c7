'use client';

import { createContext, lazy, type ReactNode, Suspense, useContext, useState } from 'react';
import { type Activatable } from '../activate-dialog/activatable.js';
import { type BonusOptions } from '../bonus-links.js';
import { useViewer, type Viewer } from '../use-viewer.js';

/** Loaded only when something is to be activated. */
const ActivateDialog = lazy(() => import('../activate-dialog/activate-dialog.js'));

interface BonusContextValue {
  viewer: Viewer;
  options: BonusOptions;
  /** Opens the dialog that asks for confirmation before an activation. */
  requestActivation: (target: Activatable) => void;
}

const BonusContext = createContext<BonusContextValue | null>(null);

/**
 * Context for everything that shows offers: the player, the links, and the one dialog that activates. The dialog is
 * here and not at its button, because an activated bonus changes the page around the button.
 */
export function BonusProvider({ options, children }: { options: BonusOptions; children: ReactNode }) {
  const viewer = useViewer(options);
  const [target, setTarget] = useState<Activatable | null>(null);
  return (
    <BonusContext value={{ viewer, options, requestActivation: setTarget }}>
      {children}
      {target !== null && (
        <Suspense>
          <ActivateDialog target={target} viewer={viewer} options={options} onClose={() => setTarget(null)} />
        </Suspense>
      )}
    </BonusContext>
  );
}

/** Returns the context of the nearest {@link BonusProvider}. @throws Error without one. */
export function useBonusContext(): BonusContextValue {
  const hosted = useContext(BonusContext);
  if (hosted === null) throw new Error('No BonusProvider above this component.');
  return hosted;
}
