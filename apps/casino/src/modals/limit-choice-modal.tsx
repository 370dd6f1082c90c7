import '@casino-kit/responsible-gaming/styles.css';
import { LimitChoiceStep } from '@casino-kit/responsible-gaming';
import { Dialog } from '@casino-kit/ui';
import { playerZone } from '../app/player-zone.js';
import { usePageTexts } from '../app/page-texts.js';
import { useSupportHref } from '../app/use-support-href.js';
import { type ModalProps } from './modal-host.js';

/** `?modal=limit-choice`: the choice of limits, or none, that the policy requires before the account is used. */
export default function LimitChoiceModal({ open, onClose }: ModalProps) {
  const t = usePageTexts();
  const supportHref = useSupportHref();
  return (
    <Dialog open={open} onClose={onClose} mustChoose title={t('shell.choice.title')} width="confirmation">
      <LimitChoiceStep timeZone={playerZone()} supportHref={supportHref} onDone={onClose} />
    </Dialog>
  );
}
