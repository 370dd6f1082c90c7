import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

// The picture has most of the window: the panel of controls can be dragged higher.
addons.setConfig({ bottomPanelHeight: 220, theme: create({ base: 'dark', brandTitle: 'Casino Kit' }) });

// Storybook has the search on ⌘K alone, which many browsers keep for themselves.
addons.register('casino-kit/search', (api) => {
  void api.setAddonShortcut('casino-kit/search', {
    label: 'Search by one key',
    actionName: 'search',
    defaultShortcut: ['/'],
    action: () => {
      if (!api.getIsNavShown()) api.toggleNav(true);
      void api.focusOnUIElement('storybook-explorer-searchfield', true);
    },
  });
});
