import { useEffect, useState } from 'react';
import { addons } from 'storybook/preview-api';
import { initialGlobals, type StoryGlobals, themes } from '../toolbars.js';

type Theme = StoryGlobals['theme'];

const toTheme = (value: unknown): Theme => themes.find((theme) => theme === value) ?? initialGlobals.theme;

/** Returns the theme that the address of this frame names: `globals=theme:lulu;locale:ar`. */
function themeOfAddress(): Theme {
  const globals = new URLSearchParams(window.location.search).get('globals') ?? '';
  return toTheme(/(?:^|;)theme:(\w+)/.exec(globals)?.[1]);
}

/** Returns the theme that the toolbar stands at. A page of documentation has no decorator that would dress it. */
export function useTheme(): Theme {
  const [theme, setTheme] = useState(themeOfAddress);
  useEffect(() => {
    const channel = addons.getChannel();
    const follow = ({ globals }: { globals: Partial<StoryGlobals> }) => setTheme(toTheme(globals.theme));
    channel.on('globalsUpdated', follow);
    return () => channel.off('globalsUpdated', follow);
  }, []);
  return theme;
}
