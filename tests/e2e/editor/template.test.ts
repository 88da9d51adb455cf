import { describe, expect, it } from "vitest";
import { shopHouse } from "../shop/support/shop-house.ts";
import { firstSet, type OpenEditor, openEditor, settledPicture } from "./support.ts";

const house = shopHouse();

interface Slot {
  id: string;
  text: string;
  x: number;
  y: number;
}

interface Kit {
  id: string;
  name: string;
  document: { products: Record<string, { layers: Slot[] }> };
}

/** A kit as the shop offers it, and where it puts a text of the jersey. */
async function kitOf(id: string) {
  const set = `/api/configurator-sets/${await firstSet(house)}`;
  const { templates } = await house.api<{ templates: Kit[] }>("GET", set);
  const kit = templates.find((each) => each.id === id);
  return {
    name: kit?.name ?? "",
    slot: (slot: string) => kit?.document.products["jersey"]?.layers.find((one) => one.id === slot),
  };
}

async function place({ field, choose }: OpenEditor, words: string) {
  await choose(words);
  const read = async (key: string) => Number((await field(key).inputValue()).replace(",", "."));
  return { x: await read("editor.place.x"), y: await read("editor.place.y") };
}

describe("another kit", () => {
  it("takes lettering to its own places, leaves what was moved by hand, and is one step", async () => {
    const editor = await openEditor(house);
    const { page, stage, button, field, choose, layer } = editor;
    const [first, blok] = [await kitOf("super-86"), await kitOf("blok")];
    const name = first.slot("name-back");
    const chest = first.slot("mark-chest");
    const elsewhere = first.slot("mark-chest-2");

    // A name of one's own in the kit's place, and a sponsor of one's own put somewhere else.
    await choose(name?.text ?? "");
    await field("editor.text.words").fill("VOS");
    await choose(chest?.text ?? "");
    await field("editor.text.words").fill("BAKKER");
    await field("editor.place.x").fill("33");
    await field("editor.place.x").press("Enter");
    await layer(elsewhere?.text ?? "")
      .first()
      .waitFor();
    const before = await settledPicture(stage);

    await button("editor.panel.templates").click();
    await page.getByRole("button", { name: blok.name, exact: true }).click();
    await layer("NORRVIK").first().waitFor();
    expect(await layer("ZANDVAST").count(), "sponsors of the first kit are gone").toBe(0);
    const [to, from] = [blok.slot("name-back"), name];
    expect(to?.y, "or nothing would be seen to move").not.toBe(from?.y);
    expect(await place(editor, "VOS")).toEqual({ x: to?.x, y: to?.y });
    expect(await place(editor, "BAKKER")).toEqual({ x: 33, y: chest?.y });
    const after = await settledPicture(stage);
    expect(after === before, "the picture is of the other kit").toBe(false);

    await button("editor.undo").click();
    expect(await place(editor, "BAKKER")).toEqual({ x: 33, y: chest?.y });
    expect(await settledPicture(stage), "one step back is all of it").toBe(before);
    expect(await place(editor, "VOS")).toEqual({ x: from?.x, y: from?.y });
    expect(await layer("NORRVIK").count()).toBe(0);
    await button("editor.redo").click();
    expect(await place(editor, "VOS")).toEqual({ x: to?.x, y: to?.y });
  });
});

describe("the list of kits", () => {
  it("fetches small pictures of those in sight, and of the last when it is scrolled to", async () => {
    const { page, button } = await openEditor(house);
    await button("editor.panel.templates").click();
    const kits = page.locator("button[aria-pressed]:has(.tile-light)");
    const shown = kits.locator("img");
    await expect.poll(() => shown.count()).toBeGreaterThanOrEqual(6);
    await page.waitForLoadState("networkidle");
    const all = await kits.count();
    expect(await shown.count()).toBeLessThan(all / 2);
    // A browser takes the picture of the open kit that it has already, large as it is.
    const fetched = page.locator("button[aria-pressed=false] .tile-light img");
    const widths = await fetched.evaluateAll((pictures) =>
      pictures.map((each) => (each as HTMLImageElement).currentSrc.replace(/.*size=/, "")),
    );
    expect(new Set(widths)).toEqual(new Set(["160"]));
    await kits.last().scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        kits
          .last()
          .locator("img")
          .evaluate((picture) => (picture as HTMLImageElement).naturalWidth > 0),
      )
      .toBe(true);
  });
});
