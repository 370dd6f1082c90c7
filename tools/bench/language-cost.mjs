import { setTimeout } from 'node:timers/promises';
import { loadAndWatch, openPhone } from './phone.mjs';

/** How long a switch of the language is watched, in milliseconds. */
const switchMs = 3_000;

/** Records every text that is ever in the document, from its first byte on. */
function watchTexts() {
  const seen = (window.seenTexts = new Set());
  const labels = ['aria-label', 'alt', 'placeholder', 'title'];
  const take = (node) => {
    if (node.nodeType === Node.TEXT_NODE) {
      if (!node.parentElement?.closest('script, style, template, option')) seen.add(node.data.trim());
      return;
    }
    if (!(node instanceof Element)) return;
    for (const name of labels) if (node.hasAttribute(name)) seen.add(node.getAttribute(name).trim());
    node.childNodes.forEach(take);
  };
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      take(target.nodeType === Node.TEXT_NODE ? target : target.cloneNode(false));
      addedNodes.forEach(take);
    }
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: labels,
  });
}

async function readTexts(casino, code) {
  const response = await fetch(`${casino}/locales/${code}.json`);
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return response.json();
}

/** Counts requests and bytes on the wire, by kind, from now on. */
function countNetwork(session) {
  const kinds = new Map();
  const count = { requests: 0, html: 0, script: 0, font: 0, texts: 0, all: 0 };
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (response.url.startsWith('data:')) return;
    count.requests += 1;
    kinds.set(requestId, { Document: 'html', Script: 'script', Font: 'font', Fetch: 'texts' }[type]);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    count.all += encodedDataLength;
    const kind = kinds.get(requestId);
    if (kind !== undefined) count[kind] += encodedDataLength;
  });
  return () => ({
    requests: count.requests,
    'all, KB': count.all / 1024,
    'HTML, KB': count.html / 1024,
    'JavaScript, KB': count.script / 1024,
    'fonts, KB': count.font / 1024,
    'fetched texts and data, KB': count.texts / 1024,
  });
}

/** Loads the lobby in a language and returns what it costs, with every text that was ever shown. */
export async function measureFirstVisit(browser, casino, code) {
  const cookies = [{ name: 'locale', value: code, url: casino }];
  const { context, page, session } = await openPhone(browser, { cookies });
  const read = countNetwork(session);
  await page.addInitScript(watchTexts);
  await loadAndWatch(page, `${casino}/casino`);
  const texts = await page.evaluate(() => [...window.seenTexts]);
  const cost = read();
  await context.close();
  return { cost, texts };
}

/** Switches the lobby to a language with the list of the footer; returns what that costs, with the texts of then. */
export async function measureSwitch(browser, casino, code) {
  const { context, page, session } = await openPhone(browser);
  await page.addInitScript(watchTexts);
  await loadAndWatch(page, `${casino}/casino`);
  const list = page.locator('footer select');
  await list.scrollIntoViewIfNeeded();
  await setTimeout(switchMs);
  const read = countNetwork(session);
  // The list is filled when it gets the focus, and its label is noted with that: still in the language of before.
  await list.focus();
  await list.locator(`option[value="${code}"]`).waitFor({ state: 'attached' });
  await page.evaluate(() => window.seenTexts.clear());
  await list.selectOption(code);
  await page.locator(`html[lang="${code}"]`).waitFor();
  await setTimeout(switchMs);
  const texts = await page.evaluate(() => [...window.seenTexts]);
  const cost = read();
  await context.close();
  return { cost, texts };
}

/**
 * Returns a function that finds, among texts of a page in the language `code`, those that are keys or English: texts of
 * the English dictionary that the language translates differently.
 */
export async function findForeignTexts(casino, code) {
  const [english, own] = await Promise.all([readTexts(casino, 'en'), readTexts(casino, code)]);
  const known = new Set(Object.values(own));
  const foreign = new Set([
    ...Object.keys(english),
    // The kinds of machines are names of games, too: "Mines", "Plinko".
    ...Object.entries(english)
      .filter(([key, text]) => !key.startsWith('games.feature.') && text.length > 2 && !known.has(text))
      .map(([, text]) => text),
  ]);
  return (texts) => texts.filter((text) => foreign.has(text));
}
