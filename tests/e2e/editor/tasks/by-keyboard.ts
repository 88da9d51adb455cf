import type { Locator, Page } from "playwright-core";
import { find, type Hand, nameOf, type Thing } from "./hand.ts";
import type { FieldNames } from "./by-role.ts";

/** Parts of these go by arrows among themselves; Tab stops at one of them. */
const composites: Readonly<Record<string, { room: string; forth: string; back: string }>> = {
  treeitem: { room: "[role=tree]", forth: "ArrowDown", back: "ArrowUp" },
  menuitem: { room: "[role=menu]", forth: "ArrowDown", back: "ArrowUp" },
  tab: { room: "[role=tablist]", forth: "ArrowRight", back: "ArrowLeft" },
  radio: { room: "fieldset", forth: "ArrowDown", back: "ArrowUp" },
};

/**
 * How many stops of Tab lie between the focus and an element, or the stop of its room: how often to press
 * before looking again. Null when Tab does not stop there. Runs in the page.
 */
function stopsTo(target: Element, room: string | null): number | null {
  const dialogs = [...document.querySelectorAll<HTMLElement>("dialog[open], [role=dialog]")];
  const ground: ParentNode = dialogs.at(-1) ?? document;
  const inRoom = room === null ? null : target.closest(room);
  const stops = [
    ...ground.querySelectorAll<HTMLElement>(
      "a[href], button, input, select, summary, textarea, [tabindex]",
    ),
  ].filter((each) => {
    if (each.tabIndex < 0 || each.matches(":disabled") || each.closest("[inert]")) return false;
    if (!each.checkVisibility({ visibilityProperty: true })) return false;
    if (!(each instanceof HTMLInputElement) || each.type !== "radio") return true;
    const group = [...document.getElementsByName(each.name)] as HTMLInputElement[];
    return each === (group.find(({ checked }) => checked) ?? group[0]);
  });
  const there = stops.findIndex((each) => each === target || inRoom?.contains(each) === true);
  if (there < 0) return null;
  const here = stops.findIndex((each) => each === document.activeElement);
  return there - here;
}

/** Keys alone: Tab until the focus has the wanted role and name, arrows within lists, Enter and Space. */
export function byKeyboard(page: Page, names: FieldNames): Hand {
  const { keyboard } = page;
  const times = async (key: string, count: number): Promise<void> => {
    for (let each = 0; each < count; each += 1) await keyboard.press(key);
  };
  const focused = (found: Locator): Promise<boolean> =>
    found.evaluate((element) => element === document.activeElement);

  /** The ring is there, at once or as soon as a busy page has drawn it. */
  async function isShown(found: Locator): Promise<boolean> {
    for (let look = 0; look < 20; look += 1) {
      if (await found.evaluate((element) => element.matches(":focus-visible"))) return true;
      await page.waitForTimeout(50);
    }
    return false;
  }

  async function byTab(thing: Thing, found: Locator, room: string | null): Promise<void> {
    for (let look = 0; look < 20; look += 1) {
      const arrived = await found.evaluate((element, inRoom) => {
        const here = document.activeElement;
        return here === element || (inRoom !== null && element.closest(inRoom)?.contains(here));
      }, room);
      if (arrived === true) return;
      const stops = await found.evaluate(stopsTo, room);
      if (stops === null) throw new Error(`Tab does not stop at ${nameOf(thing)}`);
      await times(stops < 0 ? "Shift+Tab" : "Tab", Math.max(1, Math.abs(stops)));
    }
    throw new Error(`Tab does not come to ${nameOf(thing)}`);
  }

  /** Lists move the focus a moment after the key: one that is pressed again before that goes one too far. */
  async function arrow(key: string): Promise<void> {
    const before = await page.evaluateHandle(() => document.activeElement);
    await keyboard.press(key);
    for (let look = 0; look < 200; look += 1) {
      if (await before.evaluate((element) => element !== document.activeElement)) return;
      await page.waitForTimeout(25);
    }
  }

  async function byArrows(thing: Thing, found: Locator, room: string): Promise<void> {
    const { forth, back } = composites[thing.role] ?? { forth: "ArrowDown", back: "ArrowUp" };
    for (let look = 0; look < 60; look += 1) {
      if (await focused(found)) return;
      const before = await found.evaluate((element, inRoom) => {
        const here = document.activeElement;
        const rows = [...(element.closest(inRoom)?.querySelectorAll("*") ?? [])];
        return here !== null && rows.indexOf(here) > rows.indexOf(element);
      }, room);
      await arrow(before ? back : forth);
    }
    throw new Error(`Arrows do not come to ${nameOf(thing)}`);
  }

  /** The focus on the thing, as a rider without a mouse brings it there. */
  async function reach(thing: Thing): Promise<Locator> {
    const found = find(page, thing);
    await found.waitFor();
    const room = composites[thing.role]?.room ?? null;
    await byTab(thing, found, room);
    if (room !== null) await byArrows(thing, found, room);
    if (!(await isShown(found))) {
      // A window that lost the focus shows no ring either: then the browser is at fault, not the page.
      const window = (await page.evaluate(() => document.hasFocus())) ? "has" : "has not";
      throw new Error(
        `${nameOf(thing)} does not show that it has the focus, and the window ${window}`,
      );
    }
    return found;
  }

  async function write(thing: Thing, text: string, enter = false): Promise<void> {
    await reach(thing);
    await keyboard.press("Control+a");
    await keyboard.type(text);
    if (enter) await keyboard.press("Enter");
  }

  return {
    press: async (thing) => {
      const found = await reach(thing);
      if (thing.role === "radio" && (await found.isChecked())) return;
      await keyboard.press(/^(switch|checkbox|radio)$/.test(thing.role) ? "Space" : "Enter");
    },
    write,
    pick: async (thing, option) => {
      const found = await reach(thing);
      const place = await found.evaluate((element, label) => {
        const { options, selectedIndex } = element as HTMLSelectElement;
        return [...options].findIndex((each) => each.label === label) - selectedIndex;
      }, option);
      await times(place < 0 ? "ArrowUp" : "ArrowDown", Math.abs(place));
    },
    give: async (thing, file) => {
      await reach(thing);
      const [chooser] = await Promise.all([
        page.waitForEvent("filechooser"),
        keyboard.press("Enter"),
      ]);
      await chooser.setFiles(file);
    },
    move: async (right, down) => {
      await reach({ role: "application", name: /./ });
      const go = async (millimetres: number, forth: string, back: string): Promise<void> => {
        const key = millimetres < 0 ? back : forth;
        const whole = Math.abs(millimetres);
        await times(`Shift+${key}`, Math.floor(whole / 10));
        await times(key, whole % 10);
      };
      await go(right, "ArrowRight", "ArrowLeft");
      await go(down, "ArrowDown", "ArrowUp");
    },
    grow: async () => {
      await reach({ role: "slider", name: names.size });
      await times("ArrowRight", 5);
    },
    turn: () => write({ role: "textbox", name: names.turn }, "15", true),
  };
}
