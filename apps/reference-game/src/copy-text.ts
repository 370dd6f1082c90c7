/** What a copy button did: `selected` if the browser does not allow a frame to copy, so that the player can. */
export type CopyResult = 'copied' | 'selected';

/** Copies the text of an element; selects it when that is not allowed. */
export async function copyText(node: HTMLElement): Promise<CopyResult> {
  try {
    await navigator.clipboard.writeText(node.textContent);
    return 'copied';
  } catch {
    getSelection()?.selectAllChildren(node);
    return 'selected';
  }
}
