'use client';

import { type SavedCard } from '@casino-kit/api-contract';
import { useDateFormat } from '@casino-kit/i18n';
import { Button, Checkbox, Alert, RadioGroup, type RadioOption, Skeleton } from '@casino-kit/ui';
import { useEffect, useImperativeHandle, useState } from 'react';
import { isFrameAddress } from '../../core/card-channel.js';
import { CardFields } from '../../react/card-fields/card-fields.js';
import { useCardFrame } from '../../react/card-fields/use-card-frame.js';
import { useTexts } from '../../react/texts.js';
import { type MethodDetailsProps } from '../deposit-method.js';
import styles from './card-details.module.css';
import { useSavedCards } from './use-saved-cards.js';

const anotherCard = 'another';
const capitalised = (name: string) => name.slice(0, 1).toUpperCase() + name.slice(1);

/** Asks for confirmation, then deletes a card at the provider. */
function RemoveCard({ name, forget }: { name: string; forget: () => Promise<boolean> }) {
  const t = useTexts();
  const [step, setStep] = useState<'closed' | 'asking' | 'working' | 'failed'>('closed');
  if (step === 'closed')
    return (
      <Button size="sm" variant="ghost" onClick={() => setStep('asking')}>
        {t('payments.savedCards.forget')}
      </Button>
    );
  const go = async () => {
    setStep('working');
    if (!(await forget())) setStep('failed');
  };
  return (
    <Alert
      tone={step === 'failed' ? 'danger' : 'neutral'}
      live
      title={t('payments.savedCards.ask', { card: name })}
      action={
        <span className={styles.actions}>
          <Button size="sm" loading={step === 'working'} onClick={() => void go()}>
            {t('payments.savedCards.confirm')}
          </Button>
          <Button size="sm" variant="ghost" onClick={() => setStep('closed')}>
            {t('payments.savedCards.keep')}
          </Button>
        </span>
      }
    >
      {t(step === 'failed' ? 'payments.savedCards.forgetFailed' : 'payments.savedCards.askText')}
    </Alert>
  );
}

/**
 * The rejected deposit after which the fields were cleared, and whether to show that still: until the player pays
 * again. A card token is valid for one deposit.
 */
function useReset(rejectedId: string | null, busy: boolean): { after: string; say: boolean } {
  const [asked, setAsked] = useState({ after: rejectedId ?? '', say: rejectedId !== null });
  if (rejectedId !== null && rejectedId !== asked.after) setAsked({ after: rejectedId, say: true });
  else if (rejectedId === null && busy && asked.say) setAsked({ ...asked, say: false });
  return asked;
}

/**
 * Returns the value of the choice: the player's, or what the form was filled with before; until then the card that was
 * used last.
 */
function initialCard(given: MethodDetailsProps['given'], cards: readonly SavedCard[]): string {
  if (given !== null) return given.cardId ?? anotherCard;
  return cards[0]?.cardId ?? anotherCard;
}

/** Card details: a saved card, the one used last to begin with, or the provider's fields for another one. */
export function CardDetails({ method, active, busy, given, rejectedId, onBlocked, ref }: MethodDetailsProps) {
  const t = useTexts();
  const days = useDateFormat({ day: 'numeric', month: 'long' });
  const { cards, pending, forget } = useSavedCards(active);
  const [picked, setPicked] = useState<string | null>(null);
  const [keep, setKeep] = useState(given?.keepCard ?? false);
  const reset = useReset(given !== null && given.cardId === undefined ? rejectedId : null, busy);
  const chosenId = picked ?? initialCard(given, cards);
  const chosen = cards.find(({ cardId }) => cardId === chosenId);
  const frameUrl = method.hostedFieldsUrl ?? null;
  const card = useCardFrame(
    active && frameUrl !== null && isFrameAddress(frameUrl) ? frameUrl : null,
    reset.after,
  );

  const blocked = pending || (chosen === undefined && card.status !== 'ready');
  useEffect(() => onBlocked(blocked), [blocked, onBlocked]);
  useImperativeHandle(ref, () => ({
    collect: () =>
      Promise.resolve(
        chosen === undefined
          ? { details: keep ? { keepCard: true } : {}, tokenise: card.tokenise }
          : { details: { cardId: chosen.cardId } },
      ),
  }));

  const formatSavedCard = ({ brand, last4 }: SavedCard) =>
    t('payments.cardEnding', { brand: capitalised(brand), last4 });
  const options: RadioOption[] = [
    ...cards.map((saved) => ({
      value: saved.cardId,
      label: formatSavedCard(saved),
      aside: saved.expiry ?? undefined,
      description: saved.lastUsedAt
        ? t('payments.savedCards.usedOn', { date: days.format(new Date(saved.lastUsedAt)) })
        : undefined,
    })),
    {
      value: anotherCard,
      label: t('payments.savedCards.another'),
      description: t('payments.savedCards.anotherText'),
    },
  ];
  return (
    <div className={styles.details}>
      {cards.length > 0 && (
        <RadioGroup
          legend={t('payments.savedCards.title')}
          options={options}
          value={chosen?.cardId ?? anotherCard}
          onChange={setPicked}
        />
      )}
      {chosen !== undefined && (
        <RemoveCard key={chosen.cardId} name={formatSavedCard(chosen)} forget={() => forget(chosen.cardId)} />
      )}
      {pending && <Skeleton height="370px" radius="control" />}
      <div hidden={pending || chosen !== undefined} className={styles.another}>
        {reset.say && <Alert title={t('payments.card.again.title')}>{t('payments.card.again.text')}</Alert>}
        <CardFields {...card} />
        {card.url !== null && (
          <Checkbox
            label={t('payments.savedCards.keepThis')}
            checked={keep}
            onChange={(event) => setKeep(event.target.checked)}
          />
        )}
      </div>
    </div>
  );
}
