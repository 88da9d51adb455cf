import { handOverPresses } from "./early-acts.ts";

const name = "standing";

/** What the server sent stands beside the page's root until there is a page: its code may be long in coming. */
export function keepStanding(root: Element): void {
  if (root.childNodes.length === 0) return;
  const standing = document.createElement("div");
  standing.className = name;
  standing.ariaHidden = "true";
  standing.inert = true;
  standing.append(...root.childNodes);
  root.before(standing);
}

/** There is a page; what was held back, because the server could not know for whom it was, is over too. */
export function dropStanding(): void {
  document.querySelector(`.${name}`)?.remove();
  delete document.documentElement.dataset["hold"];
  handOverPresses();
}
