import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { type Finger, touch } from "./fingers.ts";
import { find, type Hand, nameOf, type Thing } from "./hand.ts";
import { frameOf, handleOf, pixelsPerMillimetre } from "./on-cloth.ts";

/** Smaller nothing may be that a finger is to meet, CSS pixels (WCAG 2.2, 2.5.8). */
const LEAST = 24;
const PATIENCE_MS = 20_000;
const LOOK_MS = 40;

interface Reach {
  /** Where a finger would come down: the middle, or the end of a field. */
  readonly at: Finger;
  /** A finger has room there. */
  readonly roomy: boolean;
  /** A finger there meets the thing and nothing that lies over it. */
  readonly met: boolean;
  readonly over: string;
  /** Where to swipe, and how far, to bring it to the middle of what scrolls. */
  readonly swipe: { readonly at: Finger; readonly x: number; readonly y: number } | null;
}

/** Looks at a thing as a finger meets it. Runs in the page. */
function reachOf(element: Element, least: number): Reach {
  // What is drawn of a small input is its label.
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
  const box = element.getBoundingClientRect();
  const shown = label && (box.width < 8 || label.contains(element)) ? label : element;
  const { left, top, right, bottom, width, height } = shown.getBoundingClientRect();
  const text = element.matches("input:not([type=checkbox], [type=radio], [type=file])");
  const at = { x: text ? right - 6 : (left + right) / 2, y: (top + bottom) / 2 };
  const meets = (x: number, y: number): boolean => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (shown.contains(hit) || element.contains(hit));
  };
  const met = meets(at.x, at.y);
  // Some answer beyond what is drawn of them.
  const half = least / 2 - 1;
  const roomy =
    Math.min(shown.clientWidth || width, shown.clientHeight || height) >= least ||
    (meets(at.x, at.y - half) && meets(at.x, at.y + half));
  let swipe: Reach["swipe"] = null;
  for (let room = shown.parentElement; room; room = room.parentElement) {
    const style = getComputedStyle(room);
    const down = /auto|scroll/.test(style.overflowY) && room.scrollHeight > room.clientHeight + 1;
    const across = /auto|scroll/.test(style.overflowX) && room.scrollWidth > room.clientWidth + 1;
    if (!down && !across) continue;
    const view = room.getBoundingClientRect();
    const [west, east] = [Math.max(view.left, 0), Math.min(view.right, innerWidth)];
    const [north, south] = [Math.max(view.top, 0), Math.min(view.bottom, innerHeight)];
    const outX = across && (at.x < west || at.x > east);
    const outY = down && (at.y < north || at.y > south);
    const isOut = outX || outY;
    // The outermost that hides it comes first; one that only covers its edge is the last resort.
    if (!isOut && swipe) continue;
    const towards = (place: number, from: number, to: number): number => {
      const wished = (from + to) / 2 - place;
      if (Math.abs(wished) < least) return 0;
      // Less would be taken for a tap.
      const far = Math.max(Math.abs(wished), least * 2);
      return Math.sign(wished) * Math.min((to - from) * 0.8, far);
    };
    const x = outX || (across && !isOut) ? towards(at.x, west, east) : 0;
    const y = outY || (down && !isOut) ? towards(at.y, north, south) : 0;
    if (x === 0 && y === 0) continue;
    // Up and down along the edge: in the middle, at the top, a sheet has its grip.
    const along = x === 0 ? west + 10 : (west + east - x) / 2;
    swipe = { at: { x: along, y: (north + south - y) / 2 }, x, y };
  }
  const over = document.elementFromPoint(at.x, at.y)?.outerHTML.slice(0, 120) ?? "nothing";
  return { at, roomy, met, over, swipe };
}

/** Fingers alone: taps, swipes and drags; letters come from the keyboard on the screen. */
export function byTouch(page: Page): Hand {
  async function tap(thing: Thing): Promise<Locator> {
    const found = find(page, thing);
    await found.waitFor({ timeout: PATIENCE_MS });
    const until = Date.now() + PATIENCE_MS;
    let before: Finger = { x: 0, y: 0 };
    for (;;) {
      const { at, roomy, met, over, swipe } = await found.evaluate(reachOf, LEAST);
      const isStill = at.x === before.x && at.y === before.y;
      before = at;
      if (!isStill) {
        // A sheet that is still coming up is not tapped at.
        await page.waitForTimeout(LOOK_MS);
        continue;
      }
      if (met && roomy) {
        await page.touchscreen.tap(at.x, at.y);
        return found;
      }
      if (swipe) {
        await touch(page, [swipe.at], [{ x: swipe.at.x + swipe.x, y: swipe.at.y + swipe.y }]);
      } else await page.waitForTimeout(50);
      if (Date.now() > until) {
        if (met) throw new Error(`${nameOf(thing)} is too small for a finger`);
        throw new Error(`${nameOf(thing)} lies under ${over}`);
      }
    }
  }

  async function drag(from: Finger, by: Finger): Promise<void> {
    await touch(page, [from], [{ x: from.x + by.x, y: from.y + by.y }]);
  }

  return {
    press: async (thing) => void (await tap(thing)),
    write: async (thing, text, enter = false) => {
      const field = await tap(thing);
      // A tap is acted on a moment after the finger: letters before that go nowhere.
      const isWrittenIn = () => field.evaluate((each) => each === document.activeElement);
      await expect.poll(isWrittenIn, { timeout: PATIENCE_MS }).toBe(true);
      const letters = (await field.inputValue()).length;
      for (let each = 0; each < letters; each += 1) await page.keyboard.press("Backspace");
      await page.keyboard.insertText(text);
      if (enter) await page.keyboard.press("Enter");
    },
    pick: async (thing, option) => {
      const found = find(page, thing);
      await found.waitFor();
      const { roomy } = await found.evaluate(reachOf, LEAST);
      if (!roomy) throw new Error(`${nameOf(thing)} is too small for a finger`);
      // The list that opens is the telephone's own.
      await found.selectOption({ label: option });
    },
    give: async (thing, file) => {
      const [chooser] = await Promise.all([page.waitForEvent("filechooser"), tap(thing)]);
      await chooser.setFiles(file);
    },
    move: async (right, down) => {
      const scale = await pixelsPerMillimetre(page);
      await drag(await frameOf(page), { x: right * scale, y: down * scale });
    },
    grow: async () => drag(await handleOf(page, "corner-2"), { x: 24, y: 24 }),
    turn: async () => drag(await handleOf(page, "rotate"), { x: 40, y: 20 }),
  };
}
