'use client';

import { Trans } from '@casino-kit/i18n';
import { usePagePath } from '@casino-kit/settings';
import { Button, Checkbox, Dialog, Link } from '@casino-kit/ui';
import { useState } from 'react';
import { type CookieConsent } from '../../core/cookie-consent.js';
import { useBannerTexts } from '../banner-texts.js';
import { useTexts } from '../texts.js';
import styles from './cookie-settings.module.css';

export interface CookieSettingsDialogProps {
  open: boolean;
  onClose: () => void;
  /** The choice so far; `null` or `undefined` without one. */
  consent: CookieConsent | undefined;
  /** Called with the new choice; the dialog then closes. */
  onChoose: (consent: Exclude<CookieConsent, null>) => void;
}

/**
 * Shows which cookies the site uses and lets a visitor change the choice at any time. What is not needed is ticked only
 * if the visitor has accepted it before.
 */
export function CookieSettingsDialog({ open, onClose, ...choice }: CookieSettingsDialogProps) {
  const t = useBannerTexts();
  return (
    <Dialog open={open} onClose={onClose} title={t('cookies.title')}>
      <Choice {...choice} onClose={onClose} />
    </Dialog>
  );
}

function Choice({ consent, onChoose, onClose }: Omit<CookieSettingsDialogProps, 'open'>) {
  const t = useTexts();
  const privacy = usePagePath('privacy-policy');
  const [isOn, setOn] = useState(consent === 'accepted');
  return (
    <div className={styles.choice}>
      <p>
        <Trans t={t} i18nKey="cookies.settings.text" components={{ privacy: <Link href={privacy} /> }} />
      </p>
      <div>
        <Checkbox label={t('cookies.settings.needed')} checked disabled />
        <p>{t('cookies.settings.neededText')}</p>
      </div>
      <div>
        <Checkbox
          label={t('cookies.settings.optional')}
          checked={isOn}
          onChange={(event) => setOn(event.target.checked)}
        />
        <p>{t('cookies.settings.optionalText')}</p>
      </div>
      <Button
        variant="primary"
        size="lg"
        block
        onClick={() => {
          onChoose(isOn ? 'accepted' : 'rejected');
          onClose();
        }}
      >
        {t('cookies.settings.save')}
      </Button>
    </div>
  );
}
