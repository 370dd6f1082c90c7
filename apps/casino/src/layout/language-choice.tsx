import { useLocale } from '@casino-kit/i18n';
import { Select } from '@casino-kit/ui';
import { type MouseEvent, useState } from 'react';
import { useTexts } from '../app/texts.js';

interface Language {
  value: string;
  label: string;
}

/** Without its file the list has the present language alone. */
const loadLanguages = () =>
  import('./offered-languages.js').then(
    (module): readonly Language[] => module.offeredLanguages,
    () => [],
  );

const loadFont = (code: string) =>
  import('./script-font.js').then(
    ({ loadScriptFont }) => loadScriptFont(code),
    () => undefined,
  );

/**
 * The language of the site. A page has only its own; the others are loaded when the list is about to be used, and a list that is
 * clicked before they are there opens with them. A language that cannot be loaded says so, and the present one stays.
 */
export function LanguageChoice() {
  const t = useTexts();
  const { code, tag, setLocale } = useLocale();
  const [languages, setLanguages] = useState<readonly Language[]>([]);
  const [failed, setFailed] = useState(false);
  const own = { value: code, label: t('languageName') || tag };
  // Two codes may be one language, such as `gr` and `el`: it is listed once.
  const options = languages.some(({ value }) => value === code)
    ? languages
    : [own, ...languages.filter(({ label }) => label !== own.label)];
  const load = () => void loadLanguages().then(setLanguages);
  const open = async (event: MouseEvent<HTMLSelectElement>) => {
    const list = event.currentTarget;
    if (languages.length > 0 || !('showPicker' in list)) return;
    event.preventDefault();
    list.focus();
    await loadLanguages();
    requestAnimationFrame(() => list.showPicker());
  };
  const choose = (wanted: string) => {
    void loadFont(wanted);
    return setLocale(wanted).then(
      () => setFailed(false),
      () => setFailed(true),
    );
  };
  return (
    <div>
      <Select
        aria-label={t('shell.language')}
        value={code}
        options={options}
        onPointerEnter={load}
        onFocus={load}
        onMouseDown={(event) => void open(event)}
        onChange={(event) => void choose(event.target.value)}
      />
      {failed && <p role="alert">{t('shell.languageFailed')}</p>}
    </div>
  );
}
