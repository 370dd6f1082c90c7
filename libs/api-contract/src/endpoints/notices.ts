import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.js';
import { noticeGroups, noticePage, noticeSettings } from '../entities/notice.js';
import { numeric, readObject, withDefault } from '../reading.js';

/** The most notices of one page. */
export const mostNotices = 50;

export const getNotices = /* @__PURE__ */ defineEndpoint({
  name: 'getNotices',
  origin: 'extension',
  summary:
    'Notices of the player of the last 90 days, the latest first. `before` is the id of the last one of the page before; `limit` is 20 by default, with 0 only the unread ones are counted.',
  method: 'GET',
  path: '/api/notices',
  token: 'required',
  query: v.object({
    before: v.optional(v.string()),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(mostNotices))),
  }),
  data: noticePage,
});

export const readNotices = /* @__PURE__ */ defineEndpoint({
  name: 'readNotices',
  origin: 'extension',
  summary:
    'Marks notices as read: those of `ids`, or all up to and including `upTo`, so that one that arrives meanwhile stays unread. Returns how many are still unread. Rejected with 400 `VALIDATION` without either.',
  method: 'POST',
  path: '/api/notices/read',
  token: 'required',
  body: v.object({
    ids: v.optional(v.pipe(v.array(v.string()), v.maxLength(mostNotices))),
    upTo: v.optional(v.string()),
  }),
  data: readObject({ unread: withDefault(numeric, 0) }),
});

export const getNoticeSettings = /* @__PURE__ */ defineEndpoint({
  name: 'getNoticeSettings',
  origin: 'extension',
  summary: 'Which groups of notices the player has muted.',
  method: 'GET',
  path: '/api/notices/settings',
  token: 'required',
  data: noticeSettings,
});

export const setNoticeSettings = /* @__PURE__ */ defineEndpoint({
  name: 'setNoticeSettings',
  origin: 'extension',
  summary: 'Replaces the muted groups. Rejected with 400 `VALIDATION` for `security`, which cannot be muted.',
  method: 'PUT',
  path: '/api/notices/settings',
  token: 'required',
  body: v.object({ muted: v.pipe(v.array(v.picklist(noticeGroups)), v.maxLength(noticeGroups.length)) }),
  data: noticeSettings,
});
