import type { Page } from "playwright-core";
import { byRole, type FieldNames } from "./by-role.ts";
import type { Hand } from "./hand.ts";
import { frameOf, handleOf, pixelsPerMillimetre } from "./on-cloth.ts";

/** A mouse: clicks, and drags on the cloth itself. */
export function byMouse(page: Page, names: FieldNames): Hand {
  async function drag(from: { x: number; y: number }, by: { x: number; y: number }): Promise<void> {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + by.x, from.y + by.y, { steps: 5 });
    await page.mouse.up();
  }
  return {
    ...byRole(page, names),
    move: async (right, down) => {
      const scale = await pixelsPerMillimetre(page);
      await drag(await frameOf(page), { x: right * scale, y: down * scale });
    },
    grow: async () => drag(await handleOf(page, "corner-2"), { x: 24, y: 24 }),
    turn: async () => drag(await handleOf(page, "rotate"), { x: 40, y: 12 }),
  };
}
