import '@casino-kit/bonuses/styles.css';
import { useApiClient } from '@casino-kit/api-client';
import { BonusCalendarDialog, activatedDays, userBonusesQuery } from '@casino-kit/bonuses';
import { useIsAuthenticated } from '@casino-kit/session';
import { usePagePath } from '@casino-kit/settings';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { playerZone } from '../app/player-zone.js';
import { type ModalProps } from './modal-props.js';

/** `?modal=calendar`: one offer a day; it knows which bonuses the player activated on which day. */
export default function BonusCalendarModal({ open, onClose }: ModalProps) {
  const timeZone = playerZone();
  const client = useApiClient();
  const authenticated = useIsAuthenticated();
  const promotions = usePagePath('promotions');
  const enabled = open && authenticated;
  const active = useQuery({ ...userBonusesQuery(client, 'active'), enabled }).data;
  const ended = useQuery({ ...userBonusesQuery(client, 'ended'), enabled }).data;
  const opened = useMemo(
    () => active && ended && activatedDays([...active.rows, ...ended.rows], timeZone),
    [active, ended, timeZone],
  );
  return (
    <BonusCalendarDialog
      open={open}
      onClose={onClose}
      timeZone={timeZone}
      promotionsHref={promotions}
      opened={opened}
    />
  );
}
