'use client';

import { useDateFormat } from '@casino-kit/i18n';
import { Button, EmptyState } from '@casino-kit/ui';
import { Clock } from 'lucide-react';
import { useTexts } from '../texts.js';

export interface RegistrationClosedProps {
  /** `null` if it never opens for that country or device. */
  opensAt: Date | null;
  onSwitchToLogin?: (() => void) | undefined;
}

/**
 * Says that registration is closed on this domain (§3, registration windows), and when it opens, in the guest's zone.
 */
export function RegistrationClosed({ opensAt, onSwitchToLogin }: RegistrationClosedProps) {
  const t = useTexts();
  const format = useDateFormat({ weekday: 'long', hour: 'numeric', minute: '2-digit' });
  return (
    <div role="status">
      <EmptyState
        icon={<Clock size={28} aria-hidden />}
        title={t('auth.register.closed.title')}
        action={
          onSwitchToLogin && <Button onClick={onSwitchToLogin}>{t('auth.register.closed.login')}</Button>
        }
      >
        {opensAt
          ? t('auth.register.closed.opens', { time: format.format(opensAt) })
          : t('auth.register.closed.elsewhere')}
      </EmptyState>
    </div>
  );
}
