import { tell } from "../report.ts";

/** A script, style, picture or font that the page named and that did not come. */
function missing(target: Element): Error {
  const named = target as { readonly src?: string; readonly href?: string };
  const error = new Error(`${target.localName} ${named.src || named.href || ""} did not load`);
  error.name = "LoadError";
  return error;
}

function heard(event: ErrorEvent): void {
  if (event.target instanceof Element) tell(missing(event.target), "loading");
  // A foreign script's errors come without the error itself.
  else tell(event.error ?? new Error(event.message), "window");
}

/** Hears what nobody catches, from the page's first moment. */
export function hearErrors(): void {
  // Elements that do not load tell only those who listen on the way down.
  window.addEventListener("error", heard, { capture: true });
  window.addEventListener("unhandledrejection", (event) => tell(event.reason, "promise"));
}
