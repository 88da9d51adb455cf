import type { Page } from "playwright-core";

/** A control that Tab led to, as a reader of the screen hears it and as an eye sees it. */
export interface Stop {
  /** Its role and name: `button "Opslaan"`. */
  readonly said: string;
  readonly role: string;
  /** What stands of it in the window with nothing over it, 0 to 1. */
  readonly seen: number;
}

export interface Walked {
  readonly stops: readonly Stop[];
  readonly faults: readonly string[];
}

/** What the page's own world keeps while it is walked. */
interface World {
  walk?: {
    met: Set<Element>;
    first: Element | null;
    last: Element | null;
    expected: Element[];
    /** How each looks while the focus is elsewhere. */
    atRest: Map<Element, string>;
  };
  /** The rings about a control: a label may draw it, a frame around it, or a part inside a shape that is cut out. */
  ringsOf?: (each: Element) => string;
}

/** Nothing is walked twice without being told: a page that never lets go has an end too. */
const MOST = 500;

/** From before the first control of the page, or of the dialog on top; notes what Tab must lead to. */
export function beginWalk(page: Page): Promise<void> {
  return page.evaluate(() => {
    const dialogs = document.querySelectorAll<HTMLElement>("[role=dialog]");
    const within = dialogs[dialogs.length - 1] ?? document.body;
    const every =
      "a[href], button, input, select, textarea, summary, [tabindex], [contenteditable=true]";
    const isShown = (each: Element) =>
      each.checkVisibility({ visibilityProperty: true }) && each.getClientRects().length > 0;
    const seenGroups = new Set<string>();
    const expected = [...within.querySelectorAll<HTMLElement>(every)].filter((each) => {
      if (each.tabIndex < 0 || each.matches(":disabled") || !isShown(each)) return false;
      if (each.closest("[inert], [aria-hidden=true]") !== null) return false;
      // Of radios one is met by Tab, and arrows lead to the others.
      if (!(each instanceof HTMLInputElement) || each.type !== "radio") return true;
      const isFirst = !seenGroups.has(each.name);
      seenGroups.add(each.name);
      const chosen = document.querySelector(`input[name="${each.name}"]:checked`);
      return chosen === null ? isFirst : chosen === each;
    });
    const marks = (each: Element): string => {
      const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(each);
      const line = outlineStyle === "none" ? "" : `${outlineWidth} ${outlineStyle} ${outlineColor}`;
      return `${line} ${boxShadow === "none" ? "" : boxShadow}`;
    };
    const ringsOf = (each: Element): string =>
      [
        each,
        each.parentElement,
        each.closest("label"),
        ...each.children,
        each.previousElementSibling,
      ]
        .filter((one) => one !== null)
        .map(marks)
        .join();
    const here = document.activeElement;
    const resting = expected.filter((each) => each !== here && !each.contains(here));
    const atRest = new Map(resting.map((each) => [each, ringsOf(each)]));
    (window as World).ringsOf = ringsOf;
    (window as World).walk = { met: new Set(), first: null, last: null, expected, atRest };
    if (dialogs.length > 0) return;
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute("tabindex");
    window.scrollTo(0, 0);
  });
}

type Look =
  | { end: true }
  | { end: false; same: boolean; again: boolean; round: boolean; seen: number; ringed: boolean };

/** Where the focus is, whether it is in sight there, and whether that can be seen. */
export function look(page: Page): Promise<Look> {
  return page.evaluate(() => {
    const { walk: world, ringsOf } = window as World;
    if (world === undefined || ringsOf === undefined) throw new Error("not begun");
    const here = document.activeElement;
    if (here === null || here === document.body) {
      world.last = null;
      return { end: true } as const;
    }
    // A date has three parts and a calendar, which are one field.
    const same = here === world.last;
    const again = !same && world.met.has(here);
    const round = again && here === world.first;
    world.first ??= here;
    world.met.add(here);
    world.last = here;
    const ringed = world.atRest.get(here) !== ringsOf(here);
    // A field that only ears find is seen by its label.
    const own = here.getBoundingClientRect();
    const label = (here as HTMLInputElement).labels?.[0];
    const box = own.width < 3 && label ? label.getBoundingClientRect() : own;
    let hits = 0;
    const shares = [0.1, 0.3, 0.5, 0.7, 0.9];
    for (const down of shares) {
      for (const across of shares) {
        const at = document.elementFromPoint(
          box.left + box.width * across,
          box.top + box.height * down,
        );
        const own = at !== null && (here.contains(at) || at.contains(here));
        if (own || (label !== undefined && at !== null && label.contains(at))) hits += 1;
      }
    }
    return { end: false, same, again, round, seen: hits / shares.length ** 2, ringed } as const;
  });
}

/** The role and the name by which the focused control is announced. */
export async function heard(page: Page): Promise<{ said: string; role: string }> {
  const lines = await page
    .locator(":focus")
    .last()
    .ariaSnapshot({ timeout: 5000 })
    .catch(() => "");
  // Names with a colon in them stand in quotes.
  const first = (lines.split("\n")[0] ?? "").replace(/^- '?/, "").replace(/'(?::.*)?$/, "");
  const said = first.replace(/:$/, "").replace(/ \[.*\]$/, "");
  return { said, role: /^\w+/.exec(said)?.[0] ?? "" };
}

/** What Tab must lead to and did not. */
function missed(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { met, expected } = (window as World).walk ?? { met: new Set(), expected: [] };
    return expected
      .filter((each) => each.isConnected && !met.has(each))
      .map((each) => `Tab does not lead to ${each.outerHTML.slice(0, 140)}`);
  });
}

/** What a hand can press and a key cannot: heard by React, and neither focused itself nor around or inside what is. */
function forHandsOnly(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const every = "a[href], button, input, select, textarea, summary, label, [tabindex]";
    const heardAs = ["onClick", "onPointerDown", "onMouseDown", "onDragStart"];
    const found: string[] = [];
    for (const each of document.querySelectorAll("body *")) {
      const key = Object.keys(each).find((name) => name.startsWith("__reactProps$"));
      const props = key === undefined ? {} : (each as unknown as Record<string, object>)[key];
      if (!heardAs.some((name) => name in (props ?? {}))) continue;
      const byKey = each.closest(every) ?? each.querySelector(every);
      if (byKey === null) found.push(`a key does not press ${each.outerHTML.slice(0, 140)}`);
    }
    return found;
  });
}

/** Walks by Tab through the page, or the dialog on top, and tells at each stop what is wrong with it. */
export async function walkByTab(
  page: Page,
  at: (stop: Stop) => Promise<readonly string[]> = async () => [],
): Promise<Walked> {
  const stops: Stop[] = [];
  const faults: string[] = [];
  await beginWalk(page);
  const inDialog = (await page.getByRole("dialog").count()) > 0;
  for (let step = 0; step < MOST; step += 1) {
    // A dialog has the focus already.
    if (step > 0 || !inDialog) await page.keyboard.press("Tab");
    const now = await look(page);
    if (now.end) {
      if (inDialog) faults.push("Tab leaves the dialog");
      break;
    }
    if (now.round) break;
    // What was pressed may take the focus back late, once what it opened has gone: from there it goes on.
    if (now.same || now.again) continue;
    const stop = { ...(await heard(page)), seen: now.seen };
    if (/^\w+$/.test(stop.said) && stop.role !== "dialog")
      faults.push(`without a name: ${stop.said}`);
    if (!now.ringed) faults.push(`no ring of focus: ${stop.said}`);
    if (now.seen < 0.5) faults.push(`covered or out of sight (${now.seen}): ${stop.said}`);
    stops.push(stop);
    faults.push(...(await at(stop)));
  }
  faults.push(...(await missed(page)), ...(await forHandsOnly(page)));
  return { stops, faults };
}

/** Back again by Shift Tab: what stands fast above hides what is come to from below. */
export async function walkBack(page: Page): Promise<readonly string[]> {
  const faults: string[] = [];
  await beginWalk(page);
  for (let step = 0; step < MOST; step += 1) {
    await page.keyboard.press("Shift+Tab");
    const now = await look(page);
    // The first press leads out of the page, the next to its end.
    if (now.end && step < 2) continue;
    if (now.end || now.again) break;
    if (now.seen < 0.5) {
      faults.push(`covered on the way back (${now.seen}): ${(await heard(page)).said}`);
    }
  }
  return faults;
}
