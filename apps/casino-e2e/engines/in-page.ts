/** What a journey looks for: an element as a person or a screen reader knows it, or by a selector. */
export interface Query {
  role?: string;
  /** Its accessible name: exact as a text, a part of it as a pattern. */
  name?: string | RegExp;
  css?: string;
  /** A text that it contains. */
  has?: string | RegExp;
  /** Only inside of the first visible element of this query. */
  within?: Query;
  /** In the frame with this selector, instead of in the page. */
  frame?: string;
  /** The last of several instead of the first. */
  last?: boolean;
}

/** A pattern as it is sent into a page. */
interface Pattern {
  source: string;
  flags: string;
  exact: boolean;
}
/** A query as it is sent into a page. */
interface SentQuery {
  role?: string;
  name?: Pattern;
  css?: string;
  has?: Pattern;
  within?: SentQuery;
  last?: boolean;
}

const toPattern = (text: string | RegExp, exact: boolean): Pattern =>
  typeof text === 'string'
    ? { source: text, flags: '', exact }
    : { source: text.source, flags: text.flags, exact: false };

/** Returns the query in a form that JSON can carry; a text of `name` is exact, one of `has` a part. */
export function toSentQuery({ role, name, css, has, within, last }: Query): SentQuery {
  const part = (text: string) => new RegExp(text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`));
  return {
    ...(role !== undefined && { role }),
    ...(name !== undefined && { name: toPattern(name, true) }),
    ...(css !== undefined && { css }),
    ...(has !== undefined && { has: toPattern(typeof has === 'string' ? part(has) : has, false) }),
    ...(within !== undefined && { within: toSentQuery(within) }),
    ...(last === true && { last }),
  };
}

/** What is known of the element that a query finds. */
export interface Found {
  text: string;
  value: string;
  checked: boolean;
  enabled: boolean;
  /** Where a click on it would land, from the top left corner of its page or frame. */
  x: number;
  y: number;
  /** Whether a click there would reach it. */
  reachable: boolean;
  /** Whether React has hydrated it. */
  hydrated: boolean;
}

/**
 * Runs inside of the page, so it uses nothing from outside of itself. `find` returns what is known of the first visible
 * match, or `null`; `target` the element that a click goes to, which is the label of a box that its label draws; `aim`
 * scrolls to it; `focus` focuses it with its content selected; `choose` focuses a list and sets its value, `false` while it
 * does not have it.
 */
export function inPage(query: SentQuery, action: string, value = ''): Found | Element | boolean | null {
  const selectors: Record<string, string> = {
    button: 'button,summary,input[type=submit]',
    link: 'a[href]',
    textbox: 'input:not([type]),input[type=text],input[type=email],input[type=tel],textarea',
    searchbox: 'input[type=search]',
    radio: 'input[type=radio]',
    checkbox: 'input[type=checkbox]',
    combobox: 'select',
    dialog: 'dialog',
    heading: 'h1,h2,h3,h4,h5,h6',
    main: 'main',
    banner: 'header',
    contentinfo: 'footer',
    listitem: 'li',
    img: 'img',
  };
  const clean = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return element.checkVisibility({ checkVisibilityCSS: true }) && width > 0 && height > 0;
  };
  const spoken = (node: Node): string => {
    if (!(node instanceof Element)) return node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '';
    if (node.getAttribute('aria-hidden') === 'true' || getComputedStyle(node).display === 'none') return '';
    const label = node.getAttribute('aria-label') ?? node.getAttribute('alt');
    if (label !== null) return label;
    const inner = [...node.childNodes].map(spoken).join('');
    return getComputedStyle(node).display === 'inline' ? inner : ` ${inner} `;
  };
  const getAccessibleName = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labelled = ids.map((id) => document.getElementById(id)).filter((found) => found !== null);
    if (labelled.length > 0) return clean(labelled.map((label) => spoken(label)).join(' '));
    const own = element.getAttribute('aria-label');
    if (own !== null) return clean(own);
    const labels = (element as HTMLInputElement).labels;
    if (labels !== null && labels !== undefined && labels.length > 0)
      return clean([...labels].map((label) => spoken(label)).join(' '));
    const text = clean(spoken(element));
    return text === '' ? clean(element.getAttribute('title')) : text;
  };
  const fits = (pattern: Pattern | undefined, text: string) =>
    pattern === undefined ||
    (pattern.exact ? text === pattern.source : new RegExp(pattern.source, pattern.flags).test(text));
  const findAll = (sought: SentQuery): Element[] => {
    const scope = sought.within === undefined ? document.documentElement : findAll(sought.within).at(0);
    if (scope === undefined) return [];
    const { role, css = '*' } = sought;
    const candidates =
      role === undefined
        ? [...scope.querySelectorAll(css)]
        : [...scope.querySelectorAll([selectors[role], `[role=${role}]`].filter(Boolean).join(','))].filter(
            (element) => [null, role].includes(element.getAttribute('role')) && element.matches(css),
          );
    const found = candidates.filter(
      (element) =>
        fits(sought.has, clean(element.textContent)) &&
        isShown(element) &&
        (sought.name === undefined || fits(sought.name, getAccessibleName(element))),
    );
    return sought.last === true ? found.slice(-1) : found;
  };
  const element = findAll(query).at(0);
  if (element === undefined) return null;
  const input = element as HTMLInputElement;
  const label = input.labels?.[0];
  const box = element.getBoundingClientRect();
  const isDrawnByLabel =
    /^(radio|checkbox)$/.test(input.type) &&
    label !== undefined &&
    (box.width < 5 || getComputedStyle(element).opacity === '0' || !isHit(element));
  const target = isDrawnByLabel ? label : element;
  /** Whether the topmost element at its middle is the element, within it, or around it as a label is. */
  function isHit(goal: Element): boolean {
    const place = goal.getBoundingClientRect();
    const top = document.elementFromPoint(place.x + place.width / 2, place.y + place.height / 2);
    return top !== null && (goal.contains(top) || (top.contains(goal) && top.closest('label') !== null));
  }
  if (action === 'target') return target;
  if (action === 'aim') {
    target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    return true;
  }
  if (action === 'focus') {
    input.focus();
    if (typeof input.select === 'function') input.select();
    return true;
  }
  if (action === 'choose') {
    input.focus();
    // A list may load its choices when it is focused.
    const choices = [...element.querySelectorAll('option')];
    if (!choices.some((choice) => choice.value === value)) return false;
    const { set } = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value') ?? {};
    set?.call(element, value);
    for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }));
    return true;
  }
  const place = target.getBoundingClientRect();
  return {
    text: clean(element.textContent),
    value: input.value ?? '',
    checked: input.checked === true || element.getAttribute('aria-checked') === 'true',
    enabled: !input.disabled && element.getAttribute('aria-disabled') !== 'true',
    x: place.x + place.width / 2,
    y: place.y + place.height / 2,
    reachable: isHit(target),
    hydrated: Object.keys(element).some((key) => key.startsWith('__reactProps')),
  };
}
