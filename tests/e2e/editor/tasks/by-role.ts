import type { Page } from "playwright-core";
import { find, type Hand, type Thing } from "./hand.ts";

/** The names of the fields that do by number what a drag does. */
export interface FieldNames {
  readonly x: string;
  readonly y: string;
  readonly size: string;
  readonly turn: string;
}

/** Only what is announced: everything is found by its role and its name, as speech control finds it. */
export function byRole(page: Page, names: FieldNames): Hand {
  const field = (name: string): Thing => ({ role: "textbox", name });

  async function write(thing: Thing, text: string, enter = false): Promise<void> {
    const found = find(page, thing);
    await found.fill(text);
    if (enter) await found.press("Enter");
  }

  /** Adds to the number of a field; the shop speaks Dutch here. */
  async function add(name: string, by: number): Promise<void> {
    const value = await find(page, field(name)).inputValue();
    const sum = Number(value.replace(",", ".")) + by;
    await write(field(name), String(sum).replace(".", ","), true);
  }

  return {
    press: (thing) => find(page, thing).click(),
    write,
    pick: async (thing, option) => {
      await find(page, thing).selectOption({ label: option });
    },
    give: async (thing, file) => {
      const [chooser] = await Promise.all([
        page.waitForEvent("filechooser"),
        find(page, thing).dispatchEvent("click"),
      ]);
      await chooser.setFiles(file);
    },
    move: async (right, down) => {
      await add(names.x, right);
      await add(names.y, down);
    },
    grow: () => add(names.size, 20),
    turn: () => add(names.turn, 15),
  };
}
