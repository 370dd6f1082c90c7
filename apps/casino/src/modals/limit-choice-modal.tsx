import '@casino-kit/responsible-gaming/styles.css';
import { LimitChoiceStep, useLimits } from '@casino-kit/responsible-gaming';
import { usePolicy } from '@casino-kit/settings';
import { Dialog } from '@casino-kit/ui';
import { playerZone } from '../app/player-zone.js';
import { usePageTexts } from '../app/page-texts.js';
import { useSupportHref } from '../app/use-support-href.js';
import { type ModalProps } from './modal-props.js';

/**
 * `?modal=limit-choice`: the choice of limits, or none, that the policy requires before the account is used. Until the
 * server has said that it is required, the modal can be left like any other.
 */
export default function LimitChoiceModal({ open, onClose }: ModalProps) {
  const t = usePageTexts();
  const supportHref = useSupportHref();
  const timeZone = playerZone();
  const limits = useLimits(timeZone, open);
  const { forcedLimitChoice } = usePolicy();
  const isRequired = forcedLimitChoice && limits.kind === 'ready' && limits.data.choiceRequired;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      mustChoose={isRequired}
      title={t('shell.choice.title')}
      width="confirmation"
    >
      <LimitChoiceStep untitled timeZone={timeZone} supportHref={supportHref} onDone={onClose} />
    </Dialog>
  );
}
