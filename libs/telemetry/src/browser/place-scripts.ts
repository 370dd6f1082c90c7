import { type ScriptDescriptor } from '@casino-kit/api-contract';

/** The code of a script element without an address runs from one of its own: pages allow no inline code. */
function codeAddress(code: string): string {
  return URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
}

/** Returns an element that runs as the parsed one describes; one that comes from a parser never runs. */
function runnable(parsed: HTMLScriptElement, placed: (undo: () => void) => void): HTMLScriptElement {
  const script = document.createElement('script');
  for (const { name, value } of [...parsed.attributes])
    if (name !== 'nonce') script.setAttribute(name, value);
  // Data, such as JSON for another script, keeps its text.
  const isCode = /^(?:module|text\/javascript|application\/javascript|)$/i.test(parsed.type);
  if (parsed.src !== '' || !isCode) {
    script.text = parsed.text;
    return script;
  }
  const address = codeAddress(parsed.text);
  placed(() => URL.revokeObjectURL(address));
  script.src = address;
  // Scripts that are added later run in any order otherwise.
  script.async = false;
  return script;
}

/** Returns the nodes of a slot. Its markup is parsed without running anything; scripts inside are made runnable. */
function createNodes(html: string, placed: (undo: () => void) => void): Node[] {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const nodes = [...parsed.head.childNodes, ...parsed.body.childNodes];
  return nodes.map((node) => {
    if (node instanceof HTMLScriptElement) return runnable(node, placed);
    const copy = document.importNode(node, true);
    if (copy instanceof Element)
      for (const script of copy.querySelectorAll('script')) script.replaceWith(runnable(script, placed));
    return copy;
  });
}

/**
 * Places scripts of the operator in the document: the slots `head`, `bodyStart` and `bodyEnd` (§3), in the order of the
 * descriptors. Markup is never written as a string. Returns a function that removes every node again; what their code
 * has done until then stays. A script that throws or never loads does not affect the others.
 */
export function placeScripts(descriptors: readonly ScriptDescriptor[]): () => void {
  const undos: (() => void)[] = [];
  const placed = (undo: () => void) => void undos.push(undo);
  const place = (html: string, insert: (nodes: Node[]) => void) => {
    const nodes = createNodes(html, placed);
    insert(nodes);
    placed(() => nodes.forEach((node) => node.parentNode?.removeChild(node)));
  };
  for (const { head, bodyStart, bodyEnd } of descriptors) {
    place(head, (nodes) => document.head.append(...nodes));
    // React owns what is inside its root only.
    place(bodyStart, (nodes) => document.body.prepend(...nodes));
    place(bodyEnd, (nodes) => document.body.append(...nodes));
  }
  return () => undos.reverse().forEach((undo) => undo());
}
