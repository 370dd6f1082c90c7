/** Loads the list of a menu and, with it, React Aria. */
export const loadMenuPopover = () => import('./menu-popover.js');
