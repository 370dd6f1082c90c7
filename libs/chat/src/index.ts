export { mentionsName, splitMentions, type MessagePart } from './core/mentions.js';
export { addMessages, mergeLatest, type RoomLog } from './core/room-log.js';
export { ChatPanel, type ChatPanelProps } from './react/chat-panel/chat-panel.js';
export { useChat, type ChatSettingsChange, type UseChatResult } from './react/use-chat.js';
