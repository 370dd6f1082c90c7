'use client';

import {
  passwordChecklist,
  type PasswordRules,
  type PasswordRuleState,
} from '@casino-kit/api-contract/field-rules';
import { VisuallyHidden } from '@casino-kit/ui';
import { Check } from 'lucide-react';
import { useTexts } from '../texts.js';
import styles from './password-rule-list.module.css';

export interface PasswordRuleListProps {
  /** The password as typed so far. */
  password: string;
  /** The brand's rules, which `getPasswordRules` reads from the settings. */
  rules: PasswordRules;
}

/** The brand's password rules as a checklist that is ticked off while the player types (§5). */
export function PasswordRuleList({ password, rules }: PasswordRuleListProps) {
  const t = useTexts();
  const getRuleLabel = ({ rule }: PasswordRuleState) =>
    rule === 'minLength' || rule === 'maxLength'
      ? t('form.password.rule.minLength', { count: rules.minLength })
      : t(`form.password.rule.${rule}`);
  return (
    <ul className={styles.list} aria-label={t('form.password.rules')}>
      {passwordChecklist(password, rules).map((state) => (
        <li key={state.rule} className={state.met ? styles.met : undefined}>
          {state.met ? <Check size={16} aria-hidden /> : <i aria-hidden />}
          <span>{getRuleLabel(state)}</span>
          <VisuallyHidden>
            {t(state.met ? 'form.password.rule.met' : 'form.password.rule.open')}
          </VisuallyHidden>
        </li>
      ))}
    </ul>
  );
}
