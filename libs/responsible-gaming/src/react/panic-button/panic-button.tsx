'use client';

import { OctagonPause } from 'lucide-react';
import { useState } from 'react';
import { type Exclusion } from '@casino-kit/api-contract';
import { startExclusion } from '@casino-kit/play-limits';
import { Button, ButtonLink, ConfirmationDialog, Dialog } from '@casino-kit/ui';
import { ProtectionErrorAlert } from '../protection-error-alert/protection-error-alert.js';
import { type ProtectionOptions } from '../protection-options.js';
import { useTexts } from '../texts.js';
import { useExclude } from '../use-exclude.js';
import { useExclusions } from '../use-protection.js';
import { useProtectionFormats } from '../use-protection-formats.js';
import styles from './panic-button.module.css';

export interface PanicButtonProps extends Pick<ProtectionOptions, 'timeZone' | 'now' | 'helpHref'> {
  /** Where the player goes on after it: a page without games for money in play. */
  lobbyHref: string;
  /** `sm`, the default, has a short label on phones, for the bar of a game; `md` says in full there, too, what the button does. */
  size?: 'sm' | 'md' | undefined;
}

const systemNow = () => new Date();
const period = 'P1D';

/**
 * Closes play and deposits for 24 hours: one press and one confirmation. Afterwards it says until when, and leads to the lobby
 * and to help. Renders nothing where the server has no breaks.
 */
export function PanicButton({
  timeZone,
  now = systemNow,
  helpHref,
  lobbyHref,
  size = 'sm',
}: PanicButtonProps) {
  const t = useTexts();
  const [pressedAt, setPressedAt] = useState<Date | null>(null);
  const [made, setMade] = useState<Exclusion | null>(null);
  const exclusions = useExclusions();
  const { exclude, pending, error, reset } = useExclude(setMade);
  const [mountedAt] = useState(now);
  const formats = useProtectionFormats('EUR', timeZone, pressedAt ?? mountedAt);
  if (exclusions.kind === 'unsupported') return null;
  const close = () => {
    setPressedAt(null);
    setMade(null);
    reset();
  };
  const press = () => {
    // A dialog is outside of the full-screen element, where it is not visible.
    if (document.fullscreenElement) void document.exitFullscreen();
    setPressedAt(now());
  };
  const getEnd = (at: Date) => startExclusion(period, at, timeZone).endsAt;
  return (
    <>
      <Button
        size={size}
        className={size === 'md' ? styles.full : styles.button}
        icon={<OctagonPause size={18} aria-hidden />}
        aria-label={t('responsible-gaming.panic.button')}
        onClick={press}
      >
        {size === 'md' ? (
          t('responsible-gaming.panic.button')
        ) : (
          <>
            <span className={styles.long}>{t('responsible-gaming.panic.button')}</span>
            <span className={styles.short}>{t('responsible-gaming.panic.short')}</span>
          </>
        )}
      </Button>
      {pressedAt !== null && made === null && (
        <ConfirmationDialog
          title={t('responsible-gaming.panic.title')}
          back={t('responsible-gaming.back')}
          onBack={close}
          confirm={t('responsible-gaming.panic.confirm')}
          onConfirm={() => exclude({ kind: 'break', period })}
          variant="danger"
          loading={pending}
        >
          <p>{t('responsible-gaming.confirm.text', { until: formats.moment(getEnd(pressedAt) ?? '') })}</p>
          <p>{t('responsible-gaming.confirm.withdraw')}</p>
          <p>{t('responsible-gaming.confirm.bonusesStay')}</p>
          {error !== null && <ProtectionErrorAlert error={error} formats={formats} />}
        </ConfirmationDialog>
      )}
      {made !== null && (
        <Dialog
          open
          onClose={close}
          role="alertdialog"
          width="confirmation"
          title={t('responsible-gaming.panic.done', { until: formats.moment(made.endsAt ?? '') })}
          footerLayout="pair"
          footer={
            <>
              <ButtonLink size="lg" block href={helpHref}>
                {t('responsible-gaming.panic.help')}
              </ButtonLink>
              <ButtonLink size="lg" block href={lobbyHref}>
                {t('responsible-gaming.panic.lobby')}
              </ButtonLink>
            </>
          }
        >
          <p>{t('responsible-gaming.panic.done.text')}</p>
        </Dialog>
      )}
    </>
  );
}
