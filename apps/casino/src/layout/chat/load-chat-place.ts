/** Loads the chat itself: its code comes when it is about to be opened. */
export const loadChatPlace = () => import('./chat-place.js');
