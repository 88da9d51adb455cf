import type { Page } from "playwright-core";
import { sayIn } from "../../shop/support/shop-house.ts";
import { byKeyboard } from "./by-keyboard.ts";
import { byMouse } from "./by-mouse.ts";
import { byRole, type FieldNames } from "./by-role.ts";
import { byTouch } from "./by-touch.ts";
import type { Hand } from "./hand.ts";

const say = sayIn("nl");

const names: FieldNames = {
  x: say("editor.place.x"),
  y: say("editor.place.y"),
  size: say("editor.text.size"),
  turn: say("editor.place.rotation"),
};

/** How the editor is worked in a test, and in how large a window. */
export interface Way {
  readonly way: string;
  readonly width: number;
  readonly height: number;
  readonly hand: (page: Page) => Hand;
}

const desk = { width: 1440, height: 900 };

export const keyboardOnly: Way = {
  ...desk,
  way: "keyboard only",
  hand: (page) => byKeyboard(page, names),
};
export const roleAndName: Way = {
  ...desk,
  way: "role and name only",
  hand: (page) => byRole(page, names),
};
export const mouse: Way = { ...desk, way: "mouse", hand: (page) => byMouse(page, names) };

export function touchOnly(width: number, height: number): Way {
  return { way: "touch only", width, height, hand: byTouch };
}
