export { makeChatAuthor, makeChatEvening, makeChatMessage, makeChatState } from './testing/fixtures.js';
export { chatHandlers, type ChatServer } from './testing/handlers.js';
