import { createContext, lazy, type ReactNode, Suspense, useContext, useState } from 'react';
import { type Activatable } from '../activate-dialog/activatable.js';
import { type BonusOptions } from '../bonus-links.js';
import { useViewer, type Viewer } from '../use-viewer.js';

/** Asked for only when something is to be activated. */
const ActivateDialog = lazy(() => import('../activate-dialog/activate-dialog.js'));

interface Hosted {
  viewer: Viewer;
  options: BonusOptions;
  /** Opens what asks before something is activated. */
  ask: (target: Activatable) => void;
}

const HostContext = createContext<Hosted | null>(null);

/**
 * What stands around everything that shows offers: who looks at them, where links lead to, and the one dialog that activates.
 * The dialog is here and not at its button, because a bonus that was activated changes the page around the button.
 */
export function BonusHost({ options, children }: { options: BonusOptions; children: ReactNode }) {
  const viewer = useViewer(options);
  const [target, setTarget] = useState<Activatable | null>(null);
  return (
    <HostContext value={{ viewer, options, ask: setTarget }}>
      {children}
      {target !== null && (
        <Suspense>
          <ActivateDialog target={target} viewer={viewer} options={options} onClose={() => setTarget(null)} />
        </Suspense>
      )}
    </HostContext>
  );
}

/** What the nearest {@link BonusHost} gives. @throws Error without one. */
export function useBonusHost(): Hosted {
  const hosted = useContext(HostContext);
  if (hosted === null) throw new Error('No BonusHost above this component.');
  return hosted;
}
