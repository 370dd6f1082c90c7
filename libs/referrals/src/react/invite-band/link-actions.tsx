'use client';

import { useSettings } from '@casino-kit/settings';
import { Button, ButtonLink, Dialog, QrCode } from '@casino-kit/ui';
import { Mail, QrCode as QrIcon, Share2 } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { useTexts } from '../texts.js';
import styles from './invite-band.module.css';

const never = () => () => undefined;

/** Whether the device has a menu for sharing; `false` on a server. */
const useCanShare = () =>
  useSyncExternalStore(
    never,
    () => 'share' in navigator,
    () => false,
  );

/** Ways to pass the link on: QR code, email, and the device's own menu where it has one. */
export function LinkActions({ link }: { link: string }) {
  const t = useTexts();
  const { brandName: brand } = useSettings();
  const canShare = useCanShare();
  const [isOpen, setIsOpen] = useState(false);
  const subject = encodeURIComponent(t('referrals.emailSubject', { brand }));
  const body = encodeURIComponent(t('referrals.emailBody', { brand, link }));
  // A menu that is closed without choosing rejects; there is nothing to say then.
  const share = () => void navigator.share({ url: link }).catch(() => undefined);
  return (
    <div className={styles.actions}>
      <Button size="sm" icon={<QrIcon size={18} aria-hidden />} onClick={() => setIsOpen(true)}>
        {t('referrals.qr')}
      </Button>
      <ButtonLink
        size="sm"
        icon={<Mail size={18} aria-hidden />}
        href={`mailto:?subject=${subject}&body=${body}`}
      >
        {t('referrals.email')}
      </ButtonLink>
      {canShare && (
        <Button size="sm" icon={<Share2 size={18} aria-hidden />} onClick={share}>
          {t('referrals.share')}
        </Button>
      )}
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={t('referrals.qrTitle')}>
        <div className={styles.code}>
          <QrCode data={link} label={t('referrals.qrTitle')} />
          <p>{t('referrals.qrText')}</p>
        </div>
      </Dialog>
    </div>
  );
}
