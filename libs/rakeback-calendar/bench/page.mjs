import '@casino-kit/ui/styles.css';
import { createElement, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { addDays, dateIn } from '@casino-kit/calendar-dates';
import { CasinoProvider, createCasino } from '@casino-kit/provider';
import {
  calendarWindow,
  checkStatements,
  RakebackCalendar,
  RakebackCalendarDialog,
  rakebackDaysQuery,
  statementsQuery,
} from '@casino-kit/rakeback-calendar';
import { serverHeldTokenStore, signedIn } from '@casino-kit/session';
import { readSettings } from '@casino-kit/settings';

/** Created beside this page and passed to it: the server's data, and who is logged in. */
const { player, days, statements, at, timeZone } = globalThis.benchData;
const now = () => new Date(at);
const casino = createCasino({
  coreUrl: '',
  backendUrl: '',
  socketUrl: null,
  tokens: serverHeldTokenStore(true),
  language: () => 'en',
});
casino.session.restore(signedIn(player, now()));
casino.queryClient.setDefaultOptions({ queries: { staleTime: Infinity, retry: false } });
const { userId } = player.getUser;
const keep = ({ queryKey }, data) => casino.queryClient.setQueryData(queryKey, data);
const dates = calendarWindow(dateIn(now(), timeZone)).flat();
const sha256 = async (text) =>
  Array.from(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
const check = await checkStatements(statements, sha256);
/** Both are known and fresh whenever a calendar opens: nothing is requested. */
const learn = () => {
  keep(rakebackDaysQuery(casino.client, userId, timeZone), days);
  const range = { from: dates[0], to: addDays(dates[0], 27) };
  keep(statementsQuery(casino.client, userId, range), { statements, check });
};

const host = document.getElementById('root');
const settings = readSettings({}, { today: '2026-01-01' });
const forms = {
  'inline block': () => createElement(RakebackCalendar, { timeZone, now }),
  modal: () => createElement(RakebackCalendarDialog, { open: true, onClose: () => undefined, timeZone, now }),
};
/** The providers of a page are mounted long before someone opens a calendar in it. */
let open;
function Page() {
  const [form, setForm] = useState(null);
  open = setForm;
  return form === null ? null : forms[form]();
}
flushSync(() =>
  createRoot(host).render(
    createElement(CasinoProvider, { casino, settings, i18n: { code: 'en', texts: {} } }, createElement(Page)),
  ),
);
const show = (form) => flushSync(() => open(form));
const lay = () => document.body.getBoundingClientRect().height + document.body.scrollHeight;
const rest = () => new Promise((resolve) => setTimeout(resolve, 30));
const timed = (work) => {
  lay();
  const start = performance.now();
  work();
  lay();
  return performance.now() - start;
};

/**
 * What a page without any library does for a modal: it opens the browser's own dialog, and the page behind does not
 * scroll.
 */
const openPlainDialog = (markup) => {
  const dialog = document.createElement('dialog');
  dialog.innerHTML = markup;
  document.body.append(dialog);
  dialog.showModal();
  document.documentElement.style.overflow = 'hidden';
  return () => {
    dialog.remove();
    document.documentElement.style.overflow = '';
  };
};

/** A modal is at the end of the body, a block in its place. */
const calendarShown = () =>
  [...document.body.children].find((child) => child !== host && child.querySelector('[role=grid]')) ?? host;

/**
 * Milliseconds of script, style and layout for a form: by React, as the same markup in one string, and, of a modal, as that
 * string in the browser's own dialog.
 */
globalThis.measure = async (name, rounds) => {
  const times = { react: [], html: [], inBrowserDialog: [] };
  for (let round = 0; round < rounds; round += 1) {
    show(null);
    learn();
    await rest();
    times.react.push(timed(() => show(name)));
    await rest();
    const shown = calendarShown();
    if (shown.querySelectorAll('[role=gridcell]').length !== 28)
      throw new Error(`no calendar was shown: ${shown.textContent}`);
    const markup = shown.outerHTML;
    show(null);
    await rest();
    const place = document.createElement('div');
    document.body.append(place);
    times.html.push(
      timed(() => {
        place.innerHTML = markup;
      }),
    );
    place.remove();
    await rest();
    if (shown === host) continue;
    let closeDialog;
    times.inBrowserDialog.push(
      timed(() => {
        closeDialog = openPlainDialog(markup);
      }),
    );
    closeDialog();
  }
  return times;
};
globalThis.isReady = true;
