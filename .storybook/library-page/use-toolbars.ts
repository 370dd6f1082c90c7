import { useEffect, useState } from 'react';
import { addons } from 'storybook/preview-api';
import { initialGlobals, type StoryGlobals, themes } from '../toolbars.js';

/** What the toolbars stand at, by name. */
export type Toolbars = Readonly<Record<keyof StoryGlobals, string>>;

/** Returns what the address of this frame names: `globals=theme:lulu;locale:ar`. */
function toolbarsOfAddress(): Toolbars {
  const globals = new URLSearchParams(window.location.search).get('globals') ?? '';
  const read = (name: keyof StoryGlobals) =>
    new RegExp(`(?:^|;)${name}:([\\w-]+)`).exec(globals)?.[1] ?? initialGlobals[name];
  return { theme: read('theme'), locale: read('locale'), direction: read('direction') };
}

/** Returns what the toolbars stand at. A page of documentation has no decorator that would be passed it. */
export function useToolbars(): Toolbars {
  const [toolbars, setToolbars] = useState(toolbarsOfAddress);
  useEffect(() => {
    const channel = addons.getChannel();
    const follow = ({ globals: { theme, locale, direction } }: { globals: Partial<StoryGlobals> }) =>
      setToolbars({
        theme: theme ?? initialGlobals.theme,
        locale: locale ?? initialGlobals.locale,
        direction: direction ?? initialGlobals.direction,
      });
    channel.on('globalsUpdated', follow);
    return () => channel.off('globalsUpdated', follow);
  }, []);
  return toolbars;
}

/** Returns the theme that the toolbar stands at; the default for one that there is not. */
export function useTheme(): StoryGlobals['theme'] {
  const { theme } = useToolbars();
  return themes.find((known) => known === theme) ?? initialGlobals.theme;
}
