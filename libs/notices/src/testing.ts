export { makeNotice, makeNotices, manyNotices } from './testing/fixtures.js';
export { noticeHandlers } from './testing/handlers.js';
