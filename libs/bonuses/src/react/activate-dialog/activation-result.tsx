'use client';

import { usePagePath } from '@casino-kit/settings';
import { Button, ButtonLink, Dialog, DescriptionList, Outcome } from '@casino-kit/ui';
import { CircleAlert, Gift, WifiOff } from 'lucide-react';
import { activationErrorInfo } from '../../core/activation-error.js';
import { type ActivationOutcome } from '../../core/activations.js';
import { type BonusOptions } from '../bonus-links.js';
import { NextStepButton } from '../next-step/next-step.js';
import { useTexts } from '../texts.js';
import { useBonusTexts } from '../use-bonus-texts.js';
import { useActivationErrorText } from '../use-activation-error-text.js';
import { type Viewer } from '../use-viewer.js';
import styles from './activate-dialog.module.css';

/** Shows how an activation ended, and what comes next. */
export function ActivationResult({
  outcome,
  name,
  bonusId,
  viewer,
  pending,
  options,
  onAgain,
  onClose,
}: {
  outcome: ActivationOutcome;
  name: string;
  bonusId: string | null;
  viewer: Viewer;
  pending: boolean;
  options: BonusOptions;
  onAgain: () => void;
  onClose: () => void;
}) {
  const t = useTexts();
  const mine = usePagePath('bonus_history');
  const rejectionText = useActivationErrorText(viewer);
  const texts = useBonusTexts(viewer.currencyCode, viewer.formats);
  const close = (
    <Button size="lg" block onClick={onClose}>
      {t('bonuses.close')}
    </Button>
  );
  const view = () => {
    if (outcome.kind === 'activated') {
      const worked = texts.formatCashback(outcome.bonus);
      const title = t('bonuses.activate.done', { bonus: outcome.bonus.name || name });
      return {
        title,
        body: (
          <Outcome
            tone="success"
            icon={<Gift size={24} />}
            title={title}
            facts={
              worked === null ? undefined : (
                <DescriptionList facts={[{ term: t('bonuses.cashback.worked'), value: worked }]} />
              )
            }
            actions={
              <>
                <ButtonLink href={mine} variant="primary" size="lg" block>
                  {t('bonuses.offer.toActive')}
                </ButtonLink>
                {close}
              </>
            }
          >
            {t(outcome.alreadyActive ? 'bonuses.activate.before.text' : 'bonuses.activate.done.text')}
          </Outcome>
        ),
      };
    }
    if (outcome.kind === 'rejected') {
      const title = t('bonuses.activate.rejected', { bonus: name });
      const ids = {
        promotionId: bonusId,
        userId: viewer.userId,
        userBonusId: outcome.params.userBonusId ?? null,
      };
      const info = activationErrorInfo(outcome.code, outcome.params, ids);
      return {
        title,
        body: (
          <Outcome
            tone="danger"
            icon={<CircleAlert size={24} />}
            title={title}
            actions={
              <>
                {info.next !== null && (
                  <NextStepButton step={info.next} bonusId={bonusId} email={viewer.email} options={options} />
                )}
                {close}
              </>
            }
          >
            {(info.code === 'OTHER' ? outcome.message : null) ?? rejectionText(info)}
          </Outcome>
        ),
      };
    }
    const title = t(`bonuses.activate.${outcome.kind}`);
    const Icon = outcome.kind === 'offline' ? WifiOff : CircleAlert;
    return {
      title,
      body: (
        <Outcome
          tone="warning"
          icon={<Icon size={24} />}
          title={title}
          actions={
            <>
              <Button variant="primary" size="lg" block loading={pending} onClick={onAgain}>
                {t('bonuses.retry')}
              </Button>
              {close}
            </>
          }
        >
          <p>{t(`bonuses.activate.${outcome.kind}.text`)}</p>
          {outcome.kind === 'failed' && outcome.message !== null && <p dir="auto">{outcome.message}</p>}
        </Outcome>
      ),
    };
  };
  const { title, body } = view();
  return (
    // The second of two quick clicks on the button that opened it must not close it.
    <Dialog open bare role="alertdialog" width="task" title={title} backdropCloses={false} onClose={onClose}>
      <div className={styles.result}>{body}</div>
    </Dialog>
  );
}
