import { describe, expect, it } from "vitest";
import { axeFaults, shopHouse, sidewaysScroll } from "../../shop/support/shop-house.ts";
import { openEditor } from "../support.ts";
import { riderOn } from "./rider.ts";
import { tasks } from "./tasks.ts";
import { keyboardOnly, roleAndName, touchOnly } from "./ways.ts";

const house = shopHouse();
/** A machine with other work takes many times as long. */
const PATIENCE_MS = 600_000;
/** Every task that keys do is done by role and name already; all of them so are for the long run. */
const long = process.env["LONG"] === "1";

describe("twenty tasks", () => {
  it("are twenty", () => expect(tasks).toHaveLength(20));

  it.each([touchOnly(360, 640), keyboardOnly, ...(long ? [roleAndName] : [])])(
    "are done by $way at $width × $height",
    async ({ width, height, hand }) => {
      // A renderer in software tells of its own slowness.
      const editor = await openEditor(house, {
        width,
        height,
        density: 0.5,
        expects: /GL Driver Message/,
      });
      const { page } = editor;
      page.setDefaultTimeout(30_000);
      await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      const rider = riderOn(editor, hand(page), width < 768);
      const failed: string[] = [];
      for (const { name, run } of tasks) {
        try {
          await run(rider);
        } catch (error) {
          failed.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
        }
      }
      expect(failed).toEqual([]);
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
      expect(await axeFaults(page)).toEqual([]);
    },
    PATIENCE_MS,
  );
});
