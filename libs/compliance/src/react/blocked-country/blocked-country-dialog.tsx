'use client';

import { type Location } from '@casino-kit/api-contract';
import { Button, Dialog } from '@casino-kit/ui';
import { LocateFixed } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../texts.js';
import { BlockedFacts, type BlockedFactsProps } from './blocked-facts.js';
import styles from './blocked-country.module.css';
import { LocationCheckResult } from './location-check-result.js';
import { type LocationCheckOptions, useLocationCheck } from './use-location-check.js';

export interface BlockedCountryDialogProps
  extends LocationCheckOptions, Omit<BlockedFactsProps, 'at' | 'location'> {
  open: boolean;
  onClose: () => void;
  /** Where the visitor was seen; `null` while it is not known. */
  location: Location | null;
  /** The clock; the system's by default. */
  now?: (() => Date) | undefined;
}

const systemClock = () => new Date();

/**
 * The same notice as a popup, for what a country restriction stops while the rest of the site stays open (§2): where the
 * player was seen, and a check by the device's own position.
 */
export function BlockedCountryDialog({
  open,
  onClose,
  location,
  timeZone,
  now = systemClock,
  ...options
}: BlockedCountryDialogProps) {
  const t = useTexts();
  const [at] = useState(now);
  const { check, isChecking, result } = useLocationCheck(options);
  const isAllowed = result === 'allowed';
  return (
    <Dialog
      open={open}
      onClose={onClose}
      width="confirmation"
      title={t(isAllowed ? 'blocked.popup.allowedTitle' : 'blocked.popup.short')}
      footer={
        isAllowed ? (
          <Button variant="primary" size="lg" block onClick={onClose}>
            {t('blocked.popup.close')}
          </Button>
        ) : (
          <Button
            variant="primary"
            size="lg"
            block
            icon={<LocateFixed size={20} aria-hidden />}
            loading={isChecking}
            onClick={check}
          >
            {t('blocked.popup.verify')}
          </Button>
        )
      }
    >
      <div className={styles.popup}>
        <p className={styles.text}>{t(isAllowed ? 'blocked.popup.allowed' : 'blocked.popup.text')}</p>
        {!isAllowed && (
          <>
            {location !== null && <BlockedFacts location={location} at={at} timeZone={timeZone} />}
            <LocationCheckResult result={result} />
            <p className={styles.small}>{t('blocked.popup.permission')}</p>
          </>
        )}
      </div>
    </Dialog>
  );
}
