const name = "first-frame";

/** The frame that `index.html` came with stands beside the page's root until there is a page: its code may be long in coming. */
export function keepFirstFrame(root: Element): void {
  const frame = root.querySelector(`.${name}`);
  if (frame) root.before(frame);
}

/** There is a page. */
export function dropFirstFrame(): void {
  document.querySelector(`.${name}`)?.remove();
}
