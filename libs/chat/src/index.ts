export { newestFirst, type Dated } from './core/newest-first.js';
export { ChatPanel, type ChatPanelProps, type Entry } from './react/chat-panel/chat-panel.js';
