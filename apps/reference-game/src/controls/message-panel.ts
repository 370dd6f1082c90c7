import { element } from '../element.js';

export interface PanelMessage {
  title: string;
  body: readonly string[];
  actions: readonly { label: string; run(): void }[];
  /** The negative choice of a question; Escape selects it, too. It makes the panel modal: nothing else is reachable. */
  leave?(): void;
}

/** A message with a name that changes with its text. */
export interface NamedMessage {
  name: string;
  message(): PanelMessage;
}

/** A message over the reels: what happened, what was not lost, and what to do next. */
export interface MessagePanel {
  readonly node: HTMLElement;
  /** Shows a message, or none. The same `name` again leaves the panel unchanged. */
  show(message: NamedMessage | null): void;
}

/** Creates an empty panel. If the frame has the focus, it moves to the panel's first button. */
export function createMessagePanel(): MessagePanel {
  const node = element('div', { class: 'panel-place', hidden: true });
  let shown: string | null = null;
  return {
    node,
    show(named) {
      const name = named?.name ?? null;
      if (name === shown) return;
      shown = name;
      node.hidden = named === null;
      node.replaceChildren();
      if (named === null) return;
      const { title, body, actions, leave } = named.message();
      const buttons = actions.map(({ label, run }, index) => {
        const button = element(
          'button',
          { type: 'button', class: index === 0 ? 'button is-first' : 'button' },
          label,
        );
        button.addEventListener('click', run);
        return button;
      });
      const panel = element(
        leave ? 'dialog' : 'div',
        {
          class: 'panel',
          role: 'alertdialog',
          'aria-labelledby': 'panel-title',
          'aria-describedby': 'panel-body',
        },
        element('h2', { id: 'panel-title' }, title),
        element('div', { id: 'panel-body' }, ...body.map((text) => element('p', {}, text))),
        ...(buttons.length > 0 ? [element('div', { class: 'panel-actions' }, ...buttons)] : []),
      );
      node.append(panel);
      if (leave && panel instanceof HTMLDialogElement) {
        // Only Escape closes it: a response removes it.
        panel.addEventListener('close', leave);
        panel.showModal();
      }
      if (document.hasFocus()) buttons[0]?.focus({ preventScroll: true });
    },
  };
}
