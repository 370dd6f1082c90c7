import { lazy, Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

const loadHost = () => import('../modals/modal-host.js');
// It shows no texts itself.
const ModalHost = lazy(loadHost);

/** Fetches the code of the modal that a link opens, while the link is about to be used. */
function fetchModal({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="modal="]') : null;
  if (link === null) return;
  const name = new URL(link.href).searchParams.get('modal');
  // When it is really needed it is requested again, and a failure is reported there.
  loadHost()
    .then(({ loadModal }) => loadModal(name))
    .catch(() => undefined);
}

/** Shows the modal that the address names. Its code is loaded only then, or when a link to one is about to be used. */
export function Modals() {
  const [search] = useSearchParams();
  const isNamed = search.has('modal');
  const [wasNamed, setWasNamed] = useState(isNamed);
  if (isNamed && !wasNamed) setWasNamed(true);
  useEffect(() => {
    const signs = ['pointerover', 'pointerdown', 'focusin'] as const;
    for (const sign of signs) document.addEventListener(sign, fetchModal, { passive: true });
    return () => {
      for (const sign of signs) document.removeEventListener(sign, fetchModal);
    };
  }, []);
  // It stays mounted: a closed modal plays its exit animation, and some keep what was typed.
  return wasNamed ? (
    <Suspense fallback={null}>
      <ModalHost />
    </Suspense>
  ) : null;
}
