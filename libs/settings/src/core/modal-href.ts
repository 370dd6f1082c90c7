/** Returns the link that opens a modal over the current page (§2): `?modal=login`. */
export function modalHref<Modal extends string>(modal: Modal): `?modal=${Modal}` {
  return `?modal=${modal}`;
}
