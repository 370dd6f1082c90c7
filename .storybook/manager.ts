import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

// The picture has most of the window: the panel of controls can be dragged higher.
addons.setConfig({ bottomPanelHeight: 220, theme: create({ base: 'dark', brandTitle: 'Casino Kit' }) });
