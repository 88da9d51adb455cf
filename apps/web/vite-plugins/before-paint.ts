import { storageKeys } from "@holeshot/domain";
import { type PageFacts, pages } from "../src/lib/navigation/pages.ts";

interface Keys {
  readonly accessToken: string;
  readonly language: string;
  readonly cartDesigns: string;
  /** What the paths of pages for staff begin with. */
  readonly desk: readonly string[];
}

/**
 * Stands in each page's head as it is, and so may use nothing but its arguments: what only this browser knows decides
 * before the first paint whether the page that the server rendered is this visitor's; and what is pressed before the
 * page's code is here is kept for it, see `lib/navigation/early-acts.ts`.
 */
function beforePaint(keys: Keys): void {
  const { dataset } = document.documentElement;
  try {
    const { language, guard } = dataset;
    const signedIn = localStorage.getItem(keys.accessToken) !== null;
    if (signedIn) dataset["customer"] = "";
    const chosen = localStorage.getItem(keys.language);
    const asked = new URLSearchParams(location.search).has("lang");
    const another = language !== undefined && !asked && chosen !== null && chosen !== language;
    const elsewhere = guard !== undefined && (guard === "strangers") === signedIn;
    // The server tells everybody that the desk is missing: to who works there that is untrue, and worse than a longer wait.
    // Whatever else stands there is true, or leads on: it is shown when the code is late, see `first-answer.css`.
    const desk = elsewhere && signedIn && keys.desk.includes(location.pathname.split("/")[1] ?? "");
    if (another || elsewhere) dataset["hold"] = desk ? "long" : "";
    if (Number(localStorage.getItem(keys.cartDesigns)) > 0) dataset["cart"] = "";
  } catch {
    // Without storage the page is a visitor's.
  }

  const stop = new AbortController();
  const early: { pressed: Element | null; stop: () => void } = {
    pressed: null,
    stop: () => stop.abort(),
  };
  const hear = (event: Event): void => {
    const target = event.target instanceof Element ? event.target : null;
    const pressed = event.type === "submit" ? target : (target?.closest("a, button") ?? null);
    // A link leads where it leads, but for one that only this browser can tell where.
    if (pressed === null || pressed.matches("a:not([data-waits])")) return;
    // A form that went now would take what was typed into the address.
    event.preventDefault();
    early.pressed = pressed;
  };
  for (const type of ["click", "submit"]) {
    document.addEventListener(type, hear, { capture: true, signal: stop.signal });
  }
  Object.assign(globalThis, { early });
}

const { accessToken, language, cartDesigns } = storageKeys;

const ofStaff = Object.entries<PageFacts>(pages).flatMap(([path, { guard }]) =>
  guard === "staff" ? [path.split("/")[1] ?? ""] : [],
);
const keys: Keys = { accessToken, language, cartDesigns, desk: [...new Set(ofStaff)] };

/** As one line of script. */
export const beforePaintScript = `(${beforePaint})(${JSON.stringify(keys)})`;
