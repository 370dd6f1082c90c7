/** A text area has neither `checked` nor `options`, which leaves it its text. */
type Control =
  | HTMLInputElement
  | HTMLSelectElement
  | (HTMLTextAreaElement & { checked?: undefined; defaultChecked?: undefined });

const handled = new WeakSet<EventTarget>();
/** Choices that React stopped again: in parts whose code has not arrived. */
let waiting: (readonly [Control, () => void])[] = [];

/** Remembers which choices React has handled: it stops those in parts that it has not hydrated on their way down. */
export function rememberHandledChoices(document: Document): void {
  for (const type of ['input', 'change'])
    document.addEventListener(type, ({ target }) => target && handled.add(target));
}

const send = (control: Control, type: string) => control.dispatchEvent(new Event(type, { bubbles: true }));

/** Returns what repeats the choice or the text of a field; undefined when it has what the server rendered. */
function getRepetition(control: Control): (() => void) | undefined {
  const { value } = control;
  if ('options' in control) {
    const rendered = [...control.options].find(({ defaultSelected }) => defaultSelected)?.value;
    if (rendered === undefined || rendered === value) return undefined;
    return () => {
      control.value = rendered;
      send(control, 'input');
      control.value = value;
      send(control, 'change');
    };
  }
  if (control.checked !== control.defaultChecked && (control.checked || control.type === 'checkbox'))
    return () => {
      control.checked = control.defaultChecked;
      send(control, 'input');
      control.click();
    };
  if (value === control.defaultValue || control.type === 'file') return undefined;
  return () => {
    control.value = control.defaultValue;
    send(control, 'input');
    // Behind React's back, which takes a value that is set on the element itself for its own.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
    send(control, 'input');
  };
}

/**
 * Repeats the choices that `read` returns. A choice may be what hydrates the page: it is still on its way then, so that
 * whether React handles it is only known after it.
 */
function repeatSoon(read: () => typeof waiting): void {
  setTimeout(() => {
    // All are read first: with the first choice React may render the others again.
    const choices = read();
    for (const [, repeat] of choices) repeat();
    waiting = choices.filter(([control]) => !handled.has(control));
  });
}

/**
 * Repeats what was chosen or typed in fields of the server's markup before React listened: they show it, but its handlers
 * learn nothing of it. Call it once, when the page is hydrated. Each field first gets what was rendered and an event, which
 * hydrates a part that is still waiting, and then the player's choice.
 */
export function repeatEarlyChoices(root: ParentNode): void {
  repeatSoon(() =>
    [...root.querySelectorAll<Control>('input,select,textarea')].flatMap((field) => {
      const repeat = handled.has(field) ? undefined : getRepetition(field);
      return repeat === undefined ? [] : [[field, repeat] as const];
    }),
  );
}

/** Repeats the choices that still wait for their part. Call it when a part whose code came later is hydrated. */
export function repeatWaitingChoices(): void {
  repeatSoon(() =>
    waiting
      .filter(([field]) => field.isConnected && !handled.has(field))
      .map(([field, repeat]) => [field, getRepetition(field) ?? repeat]),
  );
}
