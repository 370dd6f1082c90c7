/**
 * Leaves links to a part of the page, such as `#main`, to the browser alone. The router would take the new entry for another
 * page and render at once, which discards parts that are not hydrated yet, along with the place to scroll to. Call it before
 * the router listens.
 */
export function keepFragmentsFromRouter(window: Window): void {
  let isFollowed = false;
  // React stops a click on a part that is not hydrated yet.
  const note = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    isFollowed = link?.getAttribute('href')?.startsWith('#') === true && link.hash !== window.location.hash;
  };
  window.addEventListener('click', note, { capture: true });
  window.addEventListener('popstate', (event) => {
    // Entries of the router have a state.
    if (isFollowed && (event.state ?? null) === null) event.stopImmediatePropagation();
    isFollowed = false;
  });
}
