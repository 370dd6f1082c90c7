import { type ReactNode, useState } from 'react';
import { initialGlobals, localeName, locales, themes, viewports } from '../toolbars.js';
import { getStoryAddress, findStories, fullWidth, type Look } from './find-stories.js';
import { Ground } from './ground.js';
import styles from './library-page.module.css';
import { useEntries } from './use-entries.js';

function Choice({
  label,
  value,
  options,
  format = (option) => option,
  onChange,
}: {
  label: string;
  value: string;
  options: readonly string[];
  /** How an option is shown; as it is by default. */
  format?: ((option: string) => string) | undefined;
  onChange: (value: string) => void;
}): ReactNode {
  return (
    <label>
      {label}
      <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {options.map((option) => (
          <option key={option} value={option}>
            {format(option)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Every component with every state, found by words, in a theme, a locale, a direction and a width. */
export function FindPage() {
  const entries = useEntries();
  const [words, setWords] = useState('');
  const [look, setLook] = useState<Look>({ ...initialGlobals, width: fullWidth });
  const found = findStories(entries, words);
  const states = found.reduce((sum, component) => sum + component.states.length, 0);
  return (
    <Ground className={styles.page}>
      <h1>Find a component</h1>
      <div className={styles.search}>
        <label>
          Words
          <input
            type="search"
            placeholder="ui button"
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
        </label>
        <Choice
          label="Theme"
          value={look.theme}
          options={themes}
          onChange={(theme) => setLook({ ...look, theme })}
        />
        <Choice
          label="Locale"
          value={look.locale}
          options={locales}
          format={localeName}
          onChange={(locale) => setLook({ ...look, locale })}
        />
        <Choice
          label="Direction"
          value={look.direction}
          options={['auto', 'ltr', 'rtl']}
          onChange={(direction) => setLook({ ...look, direction })}
        />
        <Choice
          label="Width"
          value={look.width}
          options={[fullWidth, ...Object.keys(viewports)]}
          onChange={(width) => setLook({ ...look, width })}
        />
      </div>
      <p role="status">
        Components: {found.length}, states: {states}
      </p>
      <ul className={styles.libraries}>
        {found.map((component) => (
          <li key={component.title}>
            <strong>{component.title}</strong>
            <span className={styles.states}>
              {component.states.map(({ id, name }) => (
                <a key={id} href={getStoryAddress(id, look)} target="_top">
                  {name}
                </a>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </Ground>
  );
}
