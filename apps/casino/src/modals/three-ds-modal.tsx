import '@casino-kit/payments/styles.css';
import { ThreeDsReturnDialog } from '@casino-kit/payments';
import { useSearchParams } from 'react-router-dom';
import { useRetryDeposit } from './deposit-prefill.js';
import { type ModalProps } from './modal-props.js';

/** `?modal=deposit-3ds-success`: the bank's page led back here (§4). */
export default function ThreeDsModal({ open, onClose }: ModalProps) {
  const [query] = useSearchParams();
  const again = useRetryDeposit();
  return (
    <ThreeDsReturnDialog
      open={open}
      onClose={onClose}
      PaReq={query.get('PaReq')}
      MD={query.get('MD')}
      met={query.get('met')}
      onRetry={again}
      onAlternativeMethod={(_, start) => again(start)}
    />
  );
}
