import type { DesignDocument } from "@holeshot/design";
import { describe, expect, it } from "vitest";
import { sayIn, shopHouse } from "../../shop/support/shop-house.ts";
import { editorOn } from "../support.ts";
import { designKit } from "./design-kit.ts";
import { layersOf, riderOn } from "./rider.ts";
import { keyboardOnly, mouse, touchOnly } from "./ways.ts";

const house = shopHouse();
const say = sayIn("nl");
/** A machine with other work takes many times as long. */
const PATIENCE_MS = 600_000;
/** What a mouse does, the tests of each tool do with it; what keys do, twenty tasks by keyboard only. LONG: all three. */
const long = process.env["LONG"] === "1";
/** No design has it: the shop opens an empty configuration instead. */
const nothing = "/configured-set/01934a5e-6c00-7a10-8c01-5d1f0e2b9a78";

describe("a kit designed from nothing", () => {
  it.each([touchOnly(390, 844), ...(long ? [mouse, keyboardOnly] : [])])(
    "by $way at $width × $height: coloured, lettered, arranged on the cloth, checked, in the cart",
    async ({ width, height, hand }) => {
      const expects = /status of 404|GL Driver Message/;
      const page = await house.visit({
        width,
        height,
        density: 0.5,
        expects,
        stored: { "settings.language": "nl" },
      });
      await page.addInitScript(() => {
        sessionStorage.setItem("seen.guide", "yes");
        sessionStorage.setItem("seen.mobile", "yes");
      });
      await page.goto(nothing);
      const editor = editorOn(page, say);
      await editor.ready();
      page.setDefaultTimeout(20_000);
      const rider = riderOn(editor, hand(page), width < 768);
      await rider.layersOpen();
      await page.getByText(say("editor.layers.none")).waitFor();

      await designKit(rider);
      await rider.stageFree();
      await rider.headAct("app.save");
      await rider.write(rider.field("editor.name"), "Bakker 27");
      await rider.press(rider.button("app.save"));
      await page.getByRole("heading", { level: 1, name: "Bakker 27" }).waitFor();
      await page.waitForFunction((old) => location.pathname !== old, nothing);
      await rider.press(rider.button("editor.add_to_cart"));
      await page.getByRole("dialog", { name: say("quantities.title") }).waitFor();

      // What the server has is what was made.
      const [guest] = await page.evaluate(
        () =>
          JSON.parse(localStorage.getItem("guestDesigns") ?? "[]") as {
            uuid: string;
            hash: string;
          }[],
      );
      const { document } = await house.api<{ document: DesignDocument }>(
        "GET",
        `/api/configured-sets/${guest?.uuid}?hash=${guest?.hash}`,
      );
      const words = layersOf(document).map((layer) =>
        layer.kind === "text" ? `${layer.text} on ${layer.piece} as ${layer.role}` : layer.kind,
      );
      expect(words).toContain("BAKKER on back as name");
      expect(words).toContain("27 on back as number");
      expect(words.filter((word) => word === "image")).toHaveLength(1);
      expect(words.filter((word) => word === "colour")).toHaveLength(3);
      const cart = await page.evaluate(() => localStorage.getItem("cartUuid"));
      const { items } = await house.api<{ items: { name: string }[] }>("GET", `/api/cart/${cart}`);
      expect(items.map(({ name }) => name)).toEqual(["Bakker 27", "Bakker 27", "Bakker 27"]);
    },
    PATIENCE_MS,
  );
});
