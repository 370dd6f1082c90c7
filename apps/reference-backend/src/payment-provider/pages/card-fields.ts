import * as v from 'valibot';
import { cardFrameCommand, type CardFrameMessage } from '@casino-kit/api-contract';
import {
  getCardBrand,
  type CardError,
  cardErrors,
  type CardInput,
  groupExpiry,
  groupNumber,
} from '../card-rules.js';

/** Texts of the frame; the merchant may send any of them in its own language. */
const english: Record<keyof CardInput | 'expiryHint' | CardError, string> = {
  number: 'Card number',
  expiry: 'Expires',
  expiryHint: 'MM/YY',
  cvc: 'CVC',
  name: 'Name on card',
  numberRequired: 'Enter the card number.',
  numberInvalid: 'This card number is not valid.',
  expiryRequired: 'Enter the expiry date.',
  expiryInvalid: 'Enter the month and year as on the card.',
  expiryPast: 'This card has expired.',
  cvcInvalid: 'Enter the 3 digits on the back.',
  nameRequired: 'Enter the name on the card.',
};
const names = ['number', 'expiry', 'cvc', 'name'] as const;
type Name = (typeof names)[number];

const tokenResponse = v.variant('success', [
  v.object({
    success: v.literal(true),
    data: v.object({ cardToken: v.string(), brand: v.string(), last4: v.string() }),
  }),
  v.object({ success: v.literal(false), code: v.string() }),
]);

const byId = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`the page has no ${id}`);
  return found;
};
const input = (name: Name) => byId(name) as HTMLInputElement;
const parents = (document.body.dataset['parents'] ?? '').split(' ').filter((origin) => origin !== '');
let texts: Readonly<Record<string, string | undefined>> = english;
/** Fields that the cardholder has left or tried to submit: only those show their errors. */
const judged = new Set<Name>();

function say(message: CardFrameMessage): void {
  const referrer = URL.canParse(document.referrer) ? new URL(document.referrer).origin : '';
  const targets = parents.includes(referrer) ? [referrer] : parents;
  for (const origin of targets) window.parent.postMessage(message, origin);
}

const height = () => Math.ceil(byId('card').getBoundingClientRect().height);
const read = (): CardInput => ({
  number: input('number').value,
  expiry: input('expiry').value,
  cvc: input('cvc').value,
  name: input('name').value,
});

/** Shows errors at the touched fields and reports the state of the card to the host page. */
function show(): void {
  const faults = cardErrors(read(), new Date());
  for (const name of names) {
    const fault = judged.has(name) ? faults[name] : undefined;
    byId(`${name}-fault`).textContent = fault === undefined ? '' : (texts[fault] ?? english[fault]);
    input(name).setAttribute('aria-invalid', String(fault !== undefined));
  }
  const brand = getCardBrand(input('number').value);
  byId('brand').textContent = brand ?? '';
  say({ type: 'card:state', complete: Object.keys(faults).length === 0, brand, height: height() });
}

function label(): void {
  for (const name of names) {
    const element = document.querySelector(`label[for="${name}"]`);
    if (element !== null) element.textContent = texts[name] ?? english[name];
  }
  input('expiry').placeholder = texts['expiryHint'] ?? english.expiryHint;
}

/** Rewrites a field in groups and keeps the caret behind the same digit. */
function regroup(field: HTMLInputElement, group: (text: string) => string): void {
  const before = field.value
    .slice(0, field.selectionStart ?? field.value.length)
    .replaceAll(/\D/g, '').length;
  const atEnd = field.selectionStart === field.value.length;
  field.value = group(field.value);
  if (atEnd) return;
  let digits = 0;
  let caret = 0;
  while (caret < field.value.length && digits < before) {
    if (/\d/.test(field.value[caret] ?? '')) digits += 1;
    caret += 1;
  }
  field.setSelectionRange(caret, caret);
}

async function tokenise(requestId: string): Promise<void> {
  for (const name of names) judged.add(name);
  show();
  const card = read();
  const faults = cardErrors(card, new Date());
  const wrong = names.find((name) => faults[name] !== undefined);
  if (wrong !== undefined) {
    input(wrong).focus();
    say({ type: 'card:invalid', requestId });
    return;
  }
  const response = await fetch('/payment-provider/tokens', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(card),
  });
  const parsed = v.parse(tokenResponse, await response.json());
  if (parsed.success) say({ type: 'card:token', requestId, ...parsed.data });
  else say({ type: parsed.code === 'VALIDATION' ? 'card:invalid' : 'card:error', requestId });
}

const size = new ResizeObserver(show);

window.addEventListener('message', (event) => {
  if (event.source !== window.parent || !parents.includes(event.origin)) return;
  const parsed = v.safeParse(cardFrameCommand, event.data);
  if (!parsed.success) return;
  const command = parsed.output;
  if (command.type === 'card:tokenise') {
    tokenise(command.requestId).catch(() => say({ type: 'card:error', requestId: command.requestId }));
    return;
  }
  document.documentElement.dir = command.dir;
  document.documentElement.lang = command.lang;
  for (const [name, value] of Object.entries(command.tokens))
    if (/^--[\w-]+$/.test(name)) document.documentElement.style.setProperty(name, value);
  texts = { ...english, ...command.texts };
  label();
  // Observing calls it once, with the height of the look that has just arrived, and with every later one.
  size.disconnect();
  size.observe(byId('card'));
});

for (const name of names) {
  input(name).addEventListener('input', () => {
    if (name === 'number') regroup(input(name), groupNumber);
    if (name === 'expiry') regroup(input(name), groupExpiry);
    if (name === 'cvc') input(name).value = input(name).value.replaceAll(/\D/g, '').slice(0, 3);
    show();
  });
  input(name).addEventListener('blur', () => {
    if (input(name).value !== '') judged.add(name);
    show();
  });
}
byId('card').addEventListener('submit', (event) => event.preventDefault());
label();
say({ type: 'card:ready', height: height() });
