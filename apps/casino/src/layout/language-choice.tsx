import { nativeName, useLocale } from '@casino-kit/i18n';
import { Select } from '@casino-kit/ui';
import { useState } from 'react';
import { useTexts } from '../app/texts.js';
import { offeredLocales } from '../locales/offered-locales.js';

/** The language of the site. One that cannot be loaded says so, and the present one stays. */
export function LanguageChoice() {
  const t = useTexts();
  const { code, setLocale } = useLocale();
  const [failed, setFailed] = useState(false);
  const choose = (wanted: string) =>
    setLocale(wanted).then(
      () => setFailed(false),
      () => setFailed(true),
    );
  return (
    <div>
      <Select
        aria-label={t('shell.language')}
        value={code}
        options={offeredLocales.map((value) => ({ value, label: nativeName(value) }))}
        onChange={(event) => void choose(event.target.value)}
      />
      {failed && <p role="alert">{t('shell.languageFailed')}</p>}
    </div>
  );
}
