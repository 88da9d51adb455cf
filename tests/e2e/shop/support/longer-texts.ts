import type { Page } from "playwright-core";
import { drawnByBrowser } from "./drawn-by-browser.ts";

/** A text of 1.35 times the length, in words as long as before in proportion: a language that nobody speaks. */
export function lengthen(text: string): string {
  // Variables and marks stay as they are.
  return text
    .split(/(\{\{\w+\}\}|<[^>]*>)/)
    .map((part, at) => (at % 2 === 1 ? part : part.replace(/\p{L}{2,}/gu, longerWord)))
    .join("");
}

function longerWord(word: string): string {
  const more = Math.ceil(word.length * 0.35);
  const middle = Math.ceil(word.length / 2);
  return word.slice(0, middle) + "eoaiu".repeat(more).slice(0, more) + word.slice(middle);
}

/** From now on the page speaks the lengthened language. */
export async function speakLonger(page: Page): Promise<void> {
  await drawnByBrowser(page);
  await page.route(/\/assets\/nl-[\w-]+\.json$/, async (route) => {
    const answer = await route.fetch();
    const texts = (await answer.json()) as Record<string, string>;
    const longer = Object.entries(texts).map(([key, text]) => [key, lengthen(text)]);
    await route.fulfill({ response: answer, json: Object.fromEntries(longer) });
  });
}

/**
 * What does not fit, in one line each: a page that moves sideways, words that are cut off in a control or by an edge,
 * controls that lie on each other.
 */
export function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const name = (element: Element) =>
      `<${element.tagName.toLowerCase()}> ${(element.textContent ?? "").trim().slice(0, 60)}`;
    const wide = document.documentElement.scrollWidth - window.innerWidth;
    if (wide > 0) found.push(`moves sideways by ${wide} px`);
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 2;

    /** What of an element is in sight: less than its box where it has been scrolled out of one. */
    const seenPart = (element: Element) => {
      let { left, top, right, bottom } = element.getBoundingClientRect();
      for (let around = element.parentElement; around; around = around.parentElement) {
        if (getComputedStyle(around).overflow === "visible") continue;
        const edge = around.getBoundingClientRect();
        [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
        [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
      }
      return { left, top, right, bottom };
    };

    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        "button, a[href], [role=tab], [role=button], input",
      ),
    ].filter(isShown);
    for (const control of controls) {
      const { overflowX } = getComputedStyle(control);
      const cut = control.scrollWidth - control.clientWidth;
      if (control.clientWidth > 0 && cut > 1 && overflowX !== "auto" && control.tagName !== "INPUT")
        found.push(`cut off by ${cut} px: ${name(control)}`);
    }
    // Words in a box that hides what does not fit: names that people type end after two lines, nothing else ends early.
    for (const box of document.querySelectorAll<HTMLElement>("main *, header *, footer *")) {
      const own = [...box.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== "",
      );
      // The rows of the layers name what riders typed.
      if (!own || !isShown(box) || box.clientWidth === 0 || box.closest("[role=tree]")) continue;
      const { overflowX } = getComputedStyle(box);
      const hides = overflowX === "hidden" || overflowX === "clip";
      if (hides && box.scrollWidth - box.clientWidth > 1) found.push(`hidden: ${name(box)}`);
      const { right, left } = box.getBoundingClientRect();
      const scrolls = box.closest("[class*=overflow-x-auto], [class*=overflow-auto]") !== null;
      if (!scrolls && (right > window.innerWidth + 1 || left < -1))
        found.push(`beyond the window: ${name(box)}`);
    }
    const words = controls.filter(
      (control) =>
        control.matches("button, input, [role=tab]") &&
        (control.textContent || control.tagName === "INPUT"),
    );
    for (const [at, one] of words.entries()) {
      for (const other of words.slice(at + 1)) {
        if (one.contains(other) || other.contains(one)) continue;
        const [a, b] = [seenPart(one), seenPart(other)];
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        const floats = [one, other].some((each) =>
          each.closest("header, [class*=sticky], [class*=absolute]"),
        );
        if (!floats && across > 2 && down > 2)
          found.push(`on each other: ${name(one)} and ${name(other)}`);
      }
    }
    return found;
  });
}
