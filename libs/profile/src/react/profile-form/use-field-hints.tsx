'use client';

import { type ReactNode } from 'react';
import { Info, TriangleAlert } from 'lucide-react';
import { lockedAfterFirstSave, type ProfileField } from '../../core/profile-values.js';
import { useTexts } from '../texts.js';
import { type ProfileFormState } from './use-profile-form.js';
import styles from './profile-form.module.css';

/** Returns a hint for an open field before it is saved, if it has one. */
export function useFieldHints({
  values,
  resetting,
}: Pick<ProfileFormState, 'values' | 'resetting'>): (field: ProfileField) => ReactNode {
  const t = useTexts();
  return (field) => {
    if (resetting.includes(field))
      return (
        <span className={styles.warning}>
          <TriangleAlert size={16} className={styles.icon} aria-hidden />
          <span>{t('profile.kyc.note')}</span>
        </span>
      );
    if (field === 'dateOfBirth' && values.dateOfBirth === '') return t('profile.dateOfBirth.open');
    if (lockedAfterFirstSave.has(field)) return t('profile.setOnce');
    if (field === 'address')
      return (
        <>
          <Info size={16} className={styles.icon} aria-hidden />
          <span>{t('profile.address.hint')}</span>
        </>
      );
    return undefined;
  };
}
