'use client';

import { type PasswordRules } from '@casino-kit/api-contract/field-rules';
import { PasswordField, type TextFieldProps } from '@casino-kit/ui';
import { Lock } from 'lucide-react';
import { PasswordRuleList } from '../password-rule-list/password-rule-list.js';
import styles from './new-password-field.module.css';

export interface NewPasswordFieldProps extends Omit<TextFieldProps, 'type' | 'icon' | 'autoComplete'> {
  /** The password as typed so far, for the checklist. */
  password: string;
  /** The brand's rules, which `getPasswordRules` reads from the settings. */
  rules: PasswordRules;
}

/** A new password, with the brand's rules below it that are ticked off while the player types (§5). */
export function NewPasswordField({ password, rules, ...field }: NewPasswordFieldProps) {
  return (
    <div className={styles.field}>
      <PasswordField {...field} autoComplete="new-password" icon={<Lock size={20} aria-hidden />} />
      <PasswordRuleList password={password} rules={rules} />
    </div>
  );
}
