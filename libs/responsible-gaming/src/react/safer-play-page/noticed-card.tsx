'use client';

import { Eye } from 'lucide-react';
import { useState } from 'react';
import { type PlayMarkers } from '@casino-kit/api-contract';
import { useAuthState } from '@casino-kit/session';
import { ButtonLink } from '@casino-kit/ui';
import { createHiddenMarkers, hiddenDays } from '../../core/hidden-markers.js';
import { LimitCard } from '../limits-panel/limit-card.js';
import { type ProtectionLinks } from '../protection-options.js';
import { useTexts } from '../texts.js';
import { useProtectionFormats } from '../use-protection-formats.js';
import styles from './safer-play-page.module.css';
import { useMarkerText } from './use-marker-text.js';

export interface NoticedCardProps extends Pick<
  ProtectionLinks,
  'limitsHref' | 'exclusionHref' | 'helpHref' | 'selfTestHref'
> {
  markers: PlayMarkers;
  timeZone: string;
  now: Date;
}

const hiddenMarkers = createHiddenMarkers(() => globalThis.localStorage ?? null);

/** The button that had the focus is gone. */
const focusOn = (line: HTMLElement | null) => line?.focus();

/**
 * What the player's own history shows, a sentence each, and ways to act. Nothing without a marker, and for 30 days after the
 * player has hidden it on this device.
 */
export function NoticedCard({
  markers: { currencyCode, markers },
  timeZone,
  now,
  ...links
}: NoticedCardProps) {
  const t = useTexts();
  const { user } = useAuthState();
  const playerId = user?.getUser.userId ?? '';
  const [justHidden, setJustHidden] = useState(false);
  const getText = useMarkerText(useProtectionFormats(currencyCode, timeZone, now));
  if (justHidden)
    return (
      <p role="status" tabIndex={-1} ref={focusOn} className={styles.lead}>
        {t('responsible-gaming.noticed.hidden', { count: hiddenDays })}
      </p>
    );
  if (markers.length === 0 || hiddenMarkers.isHidden(playerId, markers.length, now)) return null;
  const hide = () => {
    hiddenMarkers.hide(playerId, markers.length, now);
    setJustHidden(true);
  };
  return (
    <LimitCard
      title={t('responsible-gaming.noticed.title')}
      Icon={Eye}
      end={
        <button type="button" onClick={hide}>
          {t('responsible-gaming.noticed.hide')}
        </button>
      }
    >
      <div className={styles.stack}>
        <ul className={styles.noticed}>
          {markers.map((marker) => (
            <li key={marker.kind}>{getText(marker)}</li>
          ))}
        </ul>
        <p>{t('responsible-gaming.noticed.text')}</p>
        <div className={styles.ways}>
          <ButtonLink href={links.limitsHref}>{t('responsible-gaming.set.title')}</ButtonLink>
          <ButtonLink href={links.exclusionHref}>{t('responsible-gaming.break.title')}</ButtonLink>
          {links.selfTestHref !== undefined && (
            <ButtonLink href={links.selfTestHref}>{t('responsible-gaming.noticed.selfTest')}</ButtonLink>
          )}
          <ButtonLink href={links.helpHref}>{t('responsible-gaming.help.title')}</ButtonLink>
        </div>
      </div>
    </LimitCard>
  );
}
