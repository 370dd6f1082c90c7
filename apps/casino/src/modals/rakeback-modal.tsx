import '@casino-kit/rakeback-calendar/styles.css';
import { RakebackCalendarDialog } from '@casino-kit/rakeback-calendar';
import { playerZone } from '../app/player-zone.js';
import { type ModalProps } from './modal-props.js';
import { queryWithModal } from './modal-query.js';

/** `?modal=rakeback`. */
export default function RakebackModal({ open, onClose }: ModalProps) {
  return (
    <RakebackCalendarDialog
      open={open}
      onClose={onClose}
      timeZone={playerZone()}
      loginHref={queryWithModal(window.location.search, 'login')}
    />
  );
}
