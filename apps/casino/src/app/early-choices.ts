/** A text area has neither `checked` nor `options`, which leaves it its text. */
type Control =
  | HTMLInputElement
  | HTMLSelectElement
  | (HTMLTextAreaElement & { checked?: undefined; defaultChecked?: undefined });

const handled = new WeakSet<EventTarget>();
/** What repeats the choices that React stopped: in parts that are not hydrated, whose code may not have arrived. */
const stopped = new Map<Control, () => void>();

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

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLElement && target.matches('input,select,textarea');

/** Remembers which choices React has handled: it stops those in parts that it has not hydrated on their way down. */
export function rememberHandledChoices(document: Document): void {
  for (const type of ['input', 'change']) {
    const note = ({ target }: Event) => {
      if (!isControl(target) || handled.has(target)) return;
      const repeat = getRepetition(target);
      if (repeat !== undefined) stopped.set(target, repeat);
    };
    document.addEventListener(type, note, { capture: true });
    document.addEventListener(type, ({ target }) => {
      if (!isControl(target)) return;
      handled.add(target);
      stopped.delete(target);
    });
  }
}

/**
 * Repeats the choices in some fields. A choice may be what hydrates the page: it is still on its way then, so that
 * whether React handles it is only known after it.
 */
function repeatSoon(fields: () => readonly Control[]): void {
  setTimeout(() => {
    // All are read first: with the first choice React may render the others again.
    const repetitions = fields()
      .filter((field) => !handled.has(field))
      .map((field) => getRepetition(field) ?? stopped.get(field));
    for (const repeat of repetitions) repeat?.();
  });
}

/**
 * Repeats what was chosen or typed in fields of the server's markup before React listened: they show it, but its handlers
 * learn nothing of it. Call it once, when the page is hydrated. Each field first gets what was rendered and an event, which
 * hydrates a part that is still waiting, and then the player's choice.
 */
export function repeatEarlyChoices(root: ParentNode): void {
  repeatSoon(() => [...root.querySelectorAll<Control>('input,select,textarea')]);
}

/**
 * Repeats the choices that React stopped because their part was not hydrated, before or after the page was. Call it when a part
 * whose code came later is hydrated.
 */
export function repeatStoppedChoices(): void {
  repeatSoon(() => {
    for (const field of stopped.keys()) if (!field.isConnected) stopped.delete(field);
    return [...stopped.keys()];
  });
}
