import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLinkSigns } from '../app/use-link-signs.js';
import { ModalFrame } from '../modals/modal-frame.js';
import { useCloseModal } from '../modals/use-close-modal.js';
import { modalOfLink, useTouchedModal } from '../modals/use-touched-modal.js';

const loadHost = () => import('../modals/modal-host.js');
// It shows no texts itself.
const ModalHost = lazy(loadHost);

/** Fetches the code of the modal that a link opens, while the link is about to be used. */
function fetchModal(event: Event): void {
  const name = modalOfLink(event);
  if (name === null) return;
  // When it is really needed it is requested again, and a failure is reported there.
  loadHost()
    .then(({ loadModal }) => loadModal(name))
    .catch(() => undefined);
}

/**
 * Shows the modal that the address names: its frame at once. Its code is loaded only then, or when a link to one is
 * about to be used.
 */
export function Modals() {
  const [search] = useSearchParams();
  const name = search.get('modal');
  const isNamed = name !== null;
  const onClose = useCloseModal();
  const [touched, forgetTouched] = useTouchedModal();
  const [wasNamed, setWasNamed] = useState(isNamed);
  if (isNamed && !wasNamed) setWasNamed(true);
  useLinkSigns(fetchModal);
  // It stays mounted: a closed modal plays its exit animation, and some keep what was typed.
  return (
    <>
      {touched !== null && touched !== name && <ModalFrame name={touched} onClose={forgetTouched} />}
      {wasNamed && (
        <Suspense fallback={isNamed && <ModalFrame name={name} onClose={onClose} />}>
          <ModalHost />
        </Suspense>
      )}
    </>
  );
}
