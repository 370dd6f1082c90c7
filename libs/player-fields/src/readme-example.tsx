import { useState } from 'react';
import { getPasswordRules } from '@casino-kit/api-contract/field-rules';
import { EmailField, NewPasswordField, useFieldTexts } from '@casino-kit/player-fields';

export function Example() {
  const t = useFieldTexts();
  const [password, setPassword] = useState('');
  return (
    <form>
      <EmailField label={t('form.email.label')} />
      <NewPasswordField
        label={t('form.password.label')}
        password={password}
        rules={getPasswordRules({ passwordNeedNumbers: true }, 'first')}
        onChange={(event) => setPassword(event.target.value)}
      />
    </form>
  );
}
