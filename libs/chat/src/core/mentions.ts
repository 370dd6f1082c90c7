/** A part of a message: plain text, or the player's own name after an `@`. */
export interface MessagePart {
  text: string;
  isMention: boolean;
}

const isWord = /[\p{L}\p{N}_]/u;

/** Divides a text at mentions of a name: `@name` in any case, not inside of a longer word. */
export function splitMentions(text: string, name: string): MessagePart[] {
  const parts: MessagePart[] = [];
  const add = (part: string, isMention: boolean) => {
    if (part !== '') parts.push({ text: part, isMention });
  };
  const wanted = `@${name}`;
  let from = 0;
  for (let place = 0; name !== '' && place + wanted.length <= text.length; place += 1) {
    const found = text.slice(place, place + wanted.length);
    if (found.toLowerCase() !== wanted.toLowerCase()) continue;
    if (isWord.test(text.slice(0, place).at(-1) ?? '')) continue;
    if (isWord.test([...text.slice(place + wanted.length)][0] ?? '')) continue;
    add(text.slice(from, place), false);
    add(found, true);
    from = place + wanted.length;
    place = from - 1;
  }
  add(text.slice(from), false);
  return parts;
}

/** Returns whether a text mentions a name. */
export function mentionsName(text: string, name: string): boolean {
  return splitMentions(text, name).some(({ isMention }) => isMention);
}

/** Returns a draft with a mention of a name at its end, ready to be continued. */
export function withMention(draft: string, name: string): string {
  const before = draft === '' || draft.endsWith(' ') ? draft : `${draft} `;
  return `${before}@${name} `;
}
