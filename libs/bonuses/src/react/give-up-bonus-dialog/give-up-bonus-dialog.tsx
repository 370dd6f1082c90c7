import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApiClient } from '@casino-kit/api-client';
import { type UserBonus } from '@casino-kit/api-contract';
import { rereadSession, useSession } from '@casino-kit/session';
import { Button, Dialog, Note } from '@casino-kit/ui';
import { bonusKey } from '../../core/bonus-queries.js';
import { giveUp } from '../../core/give-up.js';
import { LossFacts } from '../loss-facts/loss-facts.js';
import { useTexts } from '../texts.js';
import { useOnce } from '../use-once.js';
import styles from './give-up-bonus-dialog.module.css';

export interface GiveUpBonusDialogProps {
  bonus: UserBonus;
  onClose: () => void;
  /** The bonus is not active any more: it was given up now, or was `gone` before. */
  onEnded: (how: 'givenUp' | 'gone') => void;
}

/** Names exactly what is lost before a bonus is given up (§4): bonus money, free spins and what they won. Cash stays. */
export function GiveUpBonusDialog({ bonus, onClose, onEnded }: GiveUpBonusDialogProps) {
  const t = useTexts();
  const client = useApiClient();
  const session = useSession();
  const queries = useQueryClient();
  const { mutateAsync, isPending, data, isError } = useMutation({
    mutationFn: () => giveUp(client, bonus.userBonusId),
    networkMode: 'always',
    onSettled: () => void queries.invalidateQueries({ queryKey: bonusKey }),
  });
  const confirm = useOnce(async () => {
    const { kind } = await mutateAsync();
    if (kind !== 'givenUp' && kind !== 'gone') return false;
    void rereadSession(session);
    onEnded(kind);
    return true;
  });
  const problem = isError ? 'unanswered' : data?.kind;
  return (
    <Dialog
      open
      onClose={onClose}
      role="alertdialog"
      width="confirmation"
      backdropCloses={false}
      title={t('bonuses.giveUp.title', { bonus: bonus.name })}
      footerLayout="pair"
      footer={
        <>
          <Button size="lg" block onClick={onClose}>
            {t('bonuses.giveUp.keep')}
          </Button>
          <Button size="lg" block variant="danger" loading={isPending} onClick={confirm}>
            {t('bonuses.giveUp.confirm')}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <LossFacts bonus={bonus} lead={t('bonuses.giveUp.text')} />
        <p>{t('bonuses.giveUp.cashStays')}</p>
        {(problem === 'refused' || problem === 'unanswered') && (
          <Note tone={problem === 'refused' ? 'danger' : 'warning'} live>
            {t(`bonuses.giveUp.${problem}`)}
          </Note>
        )}
      </div>
    </Dialog>
  );
}
