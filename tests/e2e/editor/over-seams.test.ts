import { describe, expect, it } from "vitest";
import { shopHouse } from "../shop/support/shop-house.ts";
import { halves, seenOf } from "./halves.ts";
import { openEditor, settledPicture } from "./support.ts";

const house = shopHouse();
/** A folder for what was seen on the way, for who wants to look. */
const shots = process.env["SHOTS"];

/** Two colours that no kit has side by side: the upper half and the lower one. */
const drawing = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><path fill="#ff00ff" d="M0 0h20v5H0z"/><path fill="#00ff40" d="M0 5h20v5H0z"/></svg>`,
);

/** Longer than a frame of a drag takes in software. */
const DRAWN_MS = 600;

describe("a logo over a seam", () => {
  it("is dragged from the chest over the armhole, stays under the finger, and is seen on both pieces", async () => {
    const { page, say, stage, field, button, layer, ready } = await openEditor(house);
    await button("editor.panel.upload").click();
    await page.getByLabel(say("editor.upload.choose")).setInputFiles({
      name: "halves.svg",
      mimeType: "image/svg+xml",
      buffer: drawing,
    });
    await layer("halves").first().waitFor();
    await button("editor.panel.images").click();
    await field("editor.place.y").fill("150");
    await field("editor.place.y").press("Enter");
    await ready();
    const box = await stage.boundingBox();
    if (!box) throw new Error("no stage");
    const look = async (name: string, rest = true) => {
      // While something is dragged the picture is coarse now and then, and never said to be done.
      await (rest ? settledPicture(stage) : page.waitForTimeout(DRAWN_MS));
      if (shots) await page.screenshot({ path: `${shots}/${name}.png` });
      return halves(stage);
    };
    const start = seenOf(await look("1-chest"), "upper", box);
    expect(start.count).toBeGreaterThan(300);

    const { middle } = start;
    await page.mouse.move(box.x + middle.x, box.y + middle.y);
    await page.mouse.down();
    // Towards the wearer's left arm, which is on the right of the picture.
    for (let step = 1; step <= 12; step += 1) {
      const x = middle.x + step * box.width * 0.016;
      await page.mouse.move(box.x + x, box.y + middle.y, { steps: 3 });
      if (step % 3 > 0) continue;
      const at = await look(`2-dragged-${step}`, false);
      expect(at(x, middle.y), `under the finger after step ${step}`).toBe("upper");
      // Both halves stay whole but for what turns away with the arm, which is half of it in the end.
      for (const half of ["upper", "lower"] as const) {
        expect(seenOf(at, half, box).count, `${half} after step ${step}`).toBeGreaterThan(
          start.count * 0.45,
        );
      }
    }
    await page.mouse.up();
    await look("3-let-go");
    const across = page.getByRole("switch", { name: say("editor.place.across") });
    expect(await across.isChecked()).toBe(true);

    await button("side.left").click();
    await ready();
    const besides = await look("4-from-the-left");
    expect(
      seenOf(besides, "upper", box).count + seenOf(besides, "lower", box).count,
    ).toBeGreaterThan(200);

    // Cut off at the seam again, as its owner may want it.
    await button("side.front").click();
    await ready();
    const whole = seenOf(await look("5-whole"), "upper", box).count;
    await across.click();
    const cut = seenOf(await look("6-cut"), "upper", box).count;
    expect(cut).toBeLessThan(whole * 0.9);
  });
});
