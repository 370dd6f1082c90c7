import { decodeEntities } from './character-references.js';
import { readMarkup } from './tokens.js';

/** The elements that rich text may have; none has an attribute other than the address of a link. */
export type RichTag = 'p' | 'h3' | 'h4' | 'ul' | 'ol' | 'li' | 'strong' | 'em' | 'u' | 'a' | 'br';

export interface RichElement {
  tag: RichTag;
  /** The address of a link: `http(s)` or a path of this site. */
  href?: string | undefined;
  children: RichNode[];
}
/** Text, or one of the allowed elements. */
export type RichNode = string | RichElement;

/** What each element of the server becomes; one that is missing here leaves only its content. */
const tags: Readonly<Record<string, RichTag>> = {
  p: 'p',
  div: 'p',
  section: 'p',
  article: 'p',
  blockquote: 'p',
  tr: 'p',
  h1: 'h3',
  h2: 'h3',
  h3: 'h3',
  h4: 'h4',
  h5: 'h4',
  h6: 'h4',
  ul: 'ul',
  ol: 'ol',
  li: 'li',
  b: 'strong',
  strong: 'strong',
  i: 'em',
  em: 'em',
  u: 'u',
  a: 'a',
  br: 'br',
};

const lists: readonly RichTag[] = ['ul', 'ol'];
const inline: readonly RichTag[] = ['strong', 'em', 'u', 'a'];
/** Deeper elements leave only their content. */
const maxDepth = 12;

/** Returns the address of a link if it may be followed, otherwise `null`. */
function readAddress(attributes: string): string | null {
  const found = /(?:^|[\s"'/])href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes);
  const address = decodeEntities(found?.[1] ?? found?.[2] ?? found?.[3] ?? '').trim();
  const isAllowed = /^(?:https?:\/\/[^/]|\/(?!\/))/i.test(address) && !/[\s\p{Cc}\\]/u.test(address);
  return isAllowed ? address : null;
}

/** Puts elements into each other as HTML allows it, whatever the order of the tags. */
class RichBuilder {
  readonly root: RichNode[] = [];
  readonly #open: RichElement[] = [];

  #isOpen(tag: RichTag): boolean {
    return this.#open.some((element) => element.tag === tag);
  }

  #push(tag: RichTag, href?: string): void {
    const element: RichElement = href === undefined ? { tag, children: [] } : { tag, href, children: [] };
    (this.#open.at(-1)?.children ?? this.root).push(element);
    if (tag !== 'br') this.#open.push(element);
  }

  /** Closes elements until one of these is the innermost, or none is open. */
  #closeTo(...within: readonly RichTag[]): void {
    for (let last = this.#open.at(-1); last && !within.includes(last.tag); last = this.#open.at(-1))
      this.#open.pop();
  }

  /** Makes room for text: it is in a paragraph, or in the item of a list. */
  #openLine(): void {
    const last = this.#open.at(-1);
    if (last === undefined) this.#push('p');
    else if (lists.includes(last.tag)) this.#push('li');
  }

  addText(text: string): void {
    const last = this.#open.at(-1);
    if (text.trim() === '' && (last === undefined || lists.includes(last.tag))) return;
    this.#openLine();
    this.#open.at(-1)?.children.push(text);
  }

  open(tag: RichTag, attributes: string): void {
    if (this.#open.length >= maxDepth) return;
    if (tag === 'br' || inline.includes(tag)) {
      const href = tag === 'a' ? readAddress(attributes) : undefined;
      if (href === null || this.#isOpen(tag)) return;
      this.#openLine();
      this.#push(tag, href);
    } else if (tag === 'li') {
      if (lists.some((list) => this.#isOpen(list))) this.#closeTo(...lists);
      else {
        this.#closeTo();
        this.#push('ul');
      }
      this.#push(tag);
    } else {
      this.#closeTo('li');
      this.#push(tag);
    }
  }

  close(tag: RichTag): void {
    if (!this.#isOpen(tag)) return;
    this.#closeTo(tag);
    this.#open.pop();
  }
}

const isBlank = (node: RichNode): boolean =>
  typeof node === 'string' ? node.trim() === '' : node.tag === 'br' || node.children.every(isBlank);

/**
 * Reads the HTML of a text that may have markup, such as the description of a bonus, into elements of an allow-list
 * ({@link RichTag}). Everything else is dropped: other elements leave their text, scripts and styles leave nothing, and a
 * link with another address than `http(s)` or a path of this site leaves its text. Returns one paragraph for plain text.
 */
export function parseRichText(html: string): RichNode[] {
  const builder = new RichBuilder();
  for (const token of readMarkup(html)) {
    if (token.kind === 'text') {
      builder.addText(token.text);
      continue;
    }
    const tag = Object.hasOwn(tags, token.tag) ? tags[token.tag] : undefined;
    if (tag === undefined) continue;
    if (token.kind === 'open') builder.open(tag, token.attributes);
    else builder.close(tag);
  }
  return builder.root.filter((node) => !isBlank(node));
}
