import '@casino-kit/payments/styles.css';
import { ThreeDsReturnDialog } from '@casino-kit/payments';
import { useNavigate } from '@casino-kit/ui';
import { useSearchParams } from 'react-router-dom';
import { type ModalProps } from './modal-host.js';
import { queryWithModal } from './modal-query.js';

/** `?modal=deposit-3ds-success`: the bank's page led back here (§4). */
export default function ThreeDsModal({ open, onClose }: ModalProps) {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const again = () => navigate(queryWithModal(window.location.search, 'deposit'));
  return (
    <ThreeDsReturnDialog
      open={open}
      onClose={onClose}
      PaReq={query.get('PaReq')}
      MD={query.get('MD')}
      met={query.get('met')}
      onRetry={again}
      onAlternativeMethod={again}
    />
  );
}
