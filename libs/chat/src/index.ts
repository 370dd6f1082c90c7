export { awayAfterMs } from './core/away.js';
export { chatKey, chatQuery, chatStateKey, roomKey, roomQuery } from './core/chat-queries.js';
export { mentionsName, splitMentions, type MessagePart } from './core/mentions.js';
export { addMessages, mergeLatest, mostMessages, type RoomLog } from './core/room-log.js';
export { ChatPanel, type ChatPanelProps } from './react/chat-panel/chat-panel.js';
export { useChat, type ChatSettingsChange, type UseChatResult } from './react/use-chat.js';
